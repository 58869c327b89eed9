// The sizes at which parts of a page behave otherwise; where they stand is in styles/layout.
export const NARROW = "(max-width: 760px)";
/** Where the home page has one column. */
export const UPRIGHT = "(max-width: 960px)";
export const SMALL = `${NARROW}, (max-height: 500px)`;
