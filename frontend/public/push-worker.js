// Push messages: shows what the server sends while no page is open, and opens the match when the player answers.
// A service worker by itself; another one can take it in with importScripts("/push-worker.js").

/** What the message says. A browser shows something for each message, also for one that can't be read. */
function read(data) {
  try {
    const { title, body, tag, url } = data.json();
    const address = new URL(url, self.location.origin);
    // Only pages of this site are opened.
    const path = address.origin === self.location.origin ? address.pathname + address.search : "/";
    return { title: String(title), body: String(body), tag: String(tag), path };
  } catch (_) {
    return { title: "Bastide", body: "", tag: "bastide", path: "/" };
  }
}

/** A later message about the same match takes the place of the one before. */
function show({ title, body, tag, path }) {
  return self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: "/icon-180.png",
    data: { path },
  });
}

/** The page of the match comes to the front; one is opened where there is none. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path.split("?")[0]);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** The browser has ended the subscription: the server gets the next one. Without it the next visit sees to that. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const options = oldSubscription && oldSubscription.options;
  const next = newSubscription || (options && (await self.registration.pushManager.subscribe(options)));
  const token = await csrfToken();
  if (!next || !token) return;
  const { endpoint, keys } = next.toJSON();
  await fetch("/api/me/alerts/browsers", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRFToken": token },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
  });
}

/** Some browsers show no cookies to workers. */
async function csrfToken() {
  if (!self.cookieStore) return "";
  const found = (await self.cookieStore.get("__Host-csrftoken")) || (await self.cookieStore.get("csrftoken"));
  return found ? found.value : "";
}

self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const data = event.notification.data;
  event.waitUntil(open(data && data.path ? data.path : "/"));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));
