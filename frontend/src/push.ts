// Push messages to this browser: its subscription at the push service, and which row of the server it is.

import { alerts } from "./api/client.ts";
import type { Result } from "./api/http.ts";
import type { PushBrowser } from "./api/types.ts";
import { registerWorker } from "./worker.ts";

const KEY = "bastide.push";
const DAY_MS = 86_400_000;
interface Kept {
  id: number;
  renewed: number;
  endpoint: string;
}

/** Whether browsers of this kind get push messages. An iPhone's does on the home screen only. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The server's number of this browser, if it gets messages and may still show them. */
export const ownBrowser = (): number | null =>
  canPush() && Notification.permission === "granted" ? (kept()?.id ?? null) : null;

/** Asks for leave and subscribes this browser. "denied" and "failed" are answers of the browser. */
export async function switchOn(key: string): Promise<Result<PushBrowser> | "denied" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await registerWorker();
  if (!registration) return "failed";
  try {
    return await sent(await subscribed(registration, key));
  } catch {
    return "failed";
  }
}

/** Ends the messages to this browser, here and at the server. */
export async function switchOff(): Promise<void> {
  const id = kept()?.id;
  keep(null);
  const subscription = await current();
  if (id !== undefined) await alerts.remove(id);
  await subscription?.unsubscribe().catch(() => false);
}

/**
 * Renews the subscription at the server once a day; the server deletes those that are not renewed. The browser may
 * have ended it or made another one meanwhile: then the server gets that one at once.
 */
export async function renew(): Promise<void> {
  const was = kept();
  if (!was) return;
  const subscription = await current();
  if (!subscription) return again();
  const due = subscription.endpoint !== was.endpoint || Date.now() - was.renewed >= DAY_MS;
  if (due) await sent(subscription);
}

/** Subscribes anew where the player still wants messages; forgets this browser where that is impossible. */
async function again(): Promise<void> {
  if (!canPush() || Notification.permission !== "granted") return keep(null);
  const answer = await alerts.read();
  if (!answer.ok) return; // the next visit tries again
  const next = answer.data.push_key ? await switchOn(answer.data.push_key) : "denied";
  if (next === "denied") keep(null);
}

/** A subscription under another key of the server is of no use any more. */
async function subscribed(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = bytes(key);
  const found = await registration.pushManager.getSubscription();
  const used = found?.options.applicationServerKey;
  if (found && used && String(new Uint8Array(used)) === String(wanted)) return found;
  await found?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

async function sent(subscription: PushSubscription): Promise<Result<PushBrowser>> {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const answer = await alerts.add(endpoint, { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" });
  if (answer.ok) keep({ id: answer.data.id, renewed: Date.now(), endpoint });
  return answer;
}

async function current(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    if (!found || typeof found.id !== "number") return null;
    return { id: found.id, renewed: Number(found.renewed) || 0, endpoint: found.endpoint ?? "" };
  } catch {
    return null;
  }
}

function keep(next: Kept | null): void {
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    /* then the list on the page names this browser like any other */
  }
}

/** The bytes of base64url. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
