// The sizes at which parts of a page behave otherwise; where they stand is in styles/layout.
export const NARROW = "(max-width: 760px)";
export const SMALL = `${NARROW}, (max-height: 500px)`;
