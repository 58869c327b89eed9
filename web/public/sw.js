// Receives notices while no page is open, and opens the table they are about. It keeps no pages and answers no requests.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const said = event.data ? event.data.json() : {};
  const shown = {
    body: said.text || "",
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    tag: said.link,
    data: said.link,
  };
  event.waitUntil(self.registration.showNotification(said.title || "Serai", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data || "/")));
});

async function open(link) {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return undefined;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  return there ? there.focus() : self.clients.openWindow(url.href);
}
