// A new version of the site that waits: an open page says so, and changes to it when the reader wishes.

import { registerWorker } from "../worker.ts";

const LOOK_EVERY_MS = 3_600_000;
/** So a test in a browser asks for the worker, which is left out there. */
const KEY = "bastide.worker";

export const update = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

/** Whether pages register the worker: in the built site, and with a program at the browser only if it asks. */
function wanted(): boolean {
  if (!import.meta.env.PROD) return false;
  if (!navigator.webdriver) return true;
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

/** Registers the worker, and watches for a newer one. */
export async function followUpdates(): Promise<void> {
  const registration = wanted() ? await registerWorker() : null;
  if (!registration) return;
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  note(registration.waiting);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => worker.state === "installed" && note(worker));
}

/** The first worker of a browser is no update: no page was shown by an older one. */
function note(worker: ServiceWorker | null): void {
  if (worker && navigator.serviceWorker.controller) update.waiting = worker;
}

/** Changes to the new version: this page is loaded anew, once the worker is in charge. */
export function loadUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  update.waiting?.postMessage("activate");
}
