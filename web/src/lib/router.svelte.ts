// Which page is shown: the address bar is the truth, links are ordinary links.
export interface Address {
  path: string[];
  query: URLSearchParams;
}

export const here = $state<{ address: Address }>({ address: read() });

function read(): Address {
  const url = new URL(location.href);
  return { path: url.pathname.split("/").filter(Boolean).map(decodeURIComponent), query: url.searchParams };
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  here.address = read();
  if (!replace) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  here.address = read();
});

/** Plain clicks on links to our own pages stay in the app. */
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const url = new URL(link.href);
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/schema")) return;
  if (url.pathname === location.pathname && url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
});
