/** What has opened is seen whole, where what it stands in scrolls. */
export const seen = (one: HTMLElement): void => one.scrollIntoView({ block: "nearest" });
