// The service worker: the shell of the site, the offline page and drawings without the server. Never what a match or
// the lobby is like: whatever can be out of date is asked of the server, or the page says that it cannot be reached.
//
// The build puts VERSION, FILES (the shell) and HANDLERS (scripts of other parts) before this text (serviceWorker.ts).
/* global VERSION, FILES, HANDLERS */

importScripts(...HANDLERS);

const SHELL = `shell-${VERSION}`;
const ART = "art";
const MOST_ART = 300; // drawings that are kept; the oldest go first
const AWAY = [502, 503, 504]; // what a proxy answers whose server does not run
const OFFLINE = "/offline.html";
const PAGES = { "/": "/index.html" }; // pages that say something without the server

self.addEventListener("install", (event) => {
  // Not what the browser has kept: the files belong together.
  const wanted = FILES.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" }));
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(wanted)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(() => self.clients.claim()));
});

// The reader has pressed the button of the update notice.
self.addEventListener("message", (event) => {
  if (event.data === "activate") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url.pathname));
  else if (url.pathname.startsWith("/art/")) event.respondWith(drawing(request));
  else if (FILES.includes(url.pathname)) event.respondWith(file(request, url.pathname));
});

async function removeOld() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("shell-") && name !== SHELL).map((name) => caches.delete(name)),
  );
}

/** Returns the page as the server has it now; without the server the shell, or the page that says so. */
async function page(request, path) {
  const answer = await fetch(request).catch(() => null);
  if (answer && !AWAY.includes(answer.status)) return answer;
  const shell = await caches.open(SHELL);
  return (await shell.match(PAGES[path] ?? OFFLINE)) ?? answer ?? Response.error();
}

async function file(request, path) {
  const shell = await caches.open(SHELL);
  return (await shell.match(path)) ?? fetch(request);
}

/** Returns a drawing. Its address has a digest of the content, so what is kept never gets old. */
async function drawing(request) {
  const art = await caches.open(ART);
  const kept = await art.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) void keep(art, request, answer.clone());
  return answer;
}

async function keep(art, request, answer) {
  await art.put(request, answer);
  const keys = await art.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ART)).map((key) => art.delete(key)));
}
