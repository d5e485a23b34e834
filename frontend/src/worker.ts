// The service worker of the site: there is one, and this is the only place that registers it.

export const WORKER = "/sw.js";

/** Registers the service worker. Returns its registration once it is active, null where browsers have none. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register(WORKER);
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
