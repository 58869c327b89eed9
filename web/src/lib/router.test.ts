// Which page an address leads to, and which clicks stay in the app.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeBrowser } from "./testing";

let browser: FakeBrowser;
let router: typeof import("./router.svelte");

beforeEach(async () => {
  vi.resetModules(); // the router reads the address when it is loaded
  browser = new FakeBrowser("https://serai.example/table/t%C3%B61?spectate=abc");
  router = await import("./router.svelte");
});

afterEach(() => vi.unstubAllGlobals());

const path = () => router.here.address.path;

describe("the address", () => {
  it("is read in parts, decoded, with its query", () => {
    expect(path()).toEqual(["table", "tö1"]);
    expect(router.here.address.query.get("spectate")).toBe("abc");
  });

  it("changes with go, which leaves a trace and begins at the top", () => {
    router.go("/games/catan?players=3");
    expect(path()).toEqual(["games", "catan"]);
    expect(router.here.address.query.get("players")).toBe("3");
    expect(history.pushState).toHaveBeenCalledOnce();
    expect(browser.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it("is replaced without a trace and without a jump", () => {
    router.go("/", true);
    expect(path()).toEqual([]);
    expect(history.pushState).not.toHaveBeenCalled();
    expect(history.replaceState).toHaveBeenCalledOnce();
    expect(browser.scrollTo).not.toHaveBeenCalled();
  });

  it("follows the browser's back", () => {
    router.go("/ladder");
    browser.visit("/credits");
    browser.window.dispatchEvent(new Event("popstate"));
    expect(path()).toEqual(["credits"]);
  });
});

/** A click on a link; says whether the app took it. */
function click(to: string, link: Record<string, unknown> = {}, pressed: Record<string, unknown> = {}): boolean {
  const url = new URL(to, browser.location);
  const anchor = { href: url.href, origin: url.origin, target: "", hasAttribute: () => false, ...link };
  const event = new Event("click", { cancelable: true });
  Object.defineProperty(event, "target", { value: { closest: () => anchor } });
  browser.document.dispatchEvent(Object.assign(event, { button: 0, ...pressed }));
  return event.defaultPrevented;
}

describe("a click on a link", () => {
  it("stays in the app if the link is to a page of ours", () => {
    expect(click("/new/tadmor?players=2#options")).toBe(true);
    expect(path()).toEqual(["new", "tadmor"]);
    expect(history.pushState).toHaveBeenCalledWith(null, "", "/new/tadmor?players=2#options");
  });

  it.each([
    ["to another site", "https://elsewhere.example/", {}, {}],
    ["to the server's own addresses", "/api/tables/t1/log", {}, {}],
    ["to its document", "/schema", {}, {}],
    ["to a place on this page", "/table/t%C3%B61#log", {}, {}],
    ["into a new window", "/ladder", { target: "_blank" }, {}],
    ["that downloads", "/ladder", { hasAttribute: () => true }, {}],
    ["with a key held down", "/ladder", {}, { ctrlKey: true }],
    ["with another button", "/ladder", {}, { button: 1 }],
  ])("is the browser's %s", (_what, to, link, pressed) => {
    expect(click(to, link, pressed)).toBe(false);
    expect(path()).toEqual(["table", "tö1"]);
  });
});
