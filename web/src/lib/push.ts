// Notices to this browser: asked for only when somebody wants them.
import { get, send } from "./api";
import type { PushKey } from "./wire";

export type PushState = "unsupported" | "denied" | "off" | "on";

export function supported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** The worker that receives notices; it keeps nothing else. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return navigator.serviceWorker.register("/sw.js").catch(() => null);
}

export async function pushState(): Promise<PushState> {
  if (!supported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const here = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return here && Notification.permission === "granted" ? "on" : "off";
}

export async function switchOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const registration = await worker();
  if (!registration) return "unsupported";
  await navigator.serviceWorker.ready;
  const { key } = await get<PushKey>("/api/me/push");
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await send<PushKey>("PUT", "/api/me/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  return "on";
}

export async function switchOff(): Promise<PushState> {
  const made = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (made) {
    await send<PushKey>("DELETE", "/api/me/push", { endpoint: made.endpoint });
    await made.unsubscribe();
  }
  return pushState();
}
