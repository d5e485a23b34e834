// The service worker's part for push messages, in a stand-in for the worker's world.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";

const CODE = readFileSync(join(import.meta.dirname, "../public/push-worker.js"), "utf8");
const HERE = "https://bastide.example";

type Handler = (event: unknown) => void;
interface Shown {
  title: string;
  options: { body: string; tag: string; renotify: boolean; icon: string; data: { path: string } };
}

const subscription = (endpoint: string) => ({
  options: { userVisibleOnly: true },
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: "P", auth: "A" } }),
});

function world(pages: string[] = [], token = "s3cret") {
  const handlers = new Map<string, Handler>();
  const shown: Shown[] = [];
  const focused: string[] = [];
  const opened = vi.fn((path: string) => Promise.resolve(path));
  const windows = pages.map((path) => ({
    url: HERE + path,
    focus: () => Promise.resolve(focused.push(path)),
  }));
  const fetched = vi.fn(() => Promise.resolve(new Response("{}", { status: 201 })));
  const subscribe = vi.fn(() => Promise.resolve(subscription("https://push.example/new")));
  const cookieStore = {
    get: (name: string) => Promise.resolve(name === "csrftoken" && token ? { value: token } : null),
  };
  const self = {
    cookieStore,
    location: new URL("/push-worker.js", HERE),
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: {
      pushManager: { subscribe },
      showNotification: (title: string, options: Shown["options"]) => Promise.resolve(shown.push({ title, options })),
    },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: opened },
  };
  new Function("self", "fetch", CODE)(self, fetched);
  async function dispatch(name: string, event: object) {
    let done: Promise<unknown> = Promise.resolve();
    handlers.get(name)!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  }
  const push = (data: unknown) =>
    dispatch("push", { data: { json: () => (typeof data === "string" ? (JSON.parse(data) as unknown) : data) } });
  const close = vi.fn();
  const click = (data: unknown) => dispatch("notificationclick", { notification: { data, close } });
  return { handlers, shown, focused, opened, push, click, close, dispatch, fetched, subscribe };
}
const MESSAGE = { title: "Bastide", body: "It is your turn.", tag: "abc", url: "/match/abc" };

it("shows a message, one for each match", async () => {
  const { push, shown } = world();
  await push(MESSAGE);
  expect(shown).toEqual([
    {
      title: "Bastide",
      options: {
        body: "It is your turn.",
        tag: "abc",
        renotify: true,
        icon: "/icon-180.png",
        data: { path: "/match/abc" },
      },
    },
  ]);
});

it.each([["{"], ["null"], [{ ...MESSAGE, url: "https://[" }]])("shows something for %s, too", async (data) => {
  const { push, shown } = world();
  await push(data);
  expect(shown.map(({ title, options }) => [title, options.data.path])).toEqual([["Bastide", "/"]]);
});

it("shows something for a message without content", async () => {
  const { dispatch, shown } = world();
  await dispatch("push", { data: null });
  expect(shown).toHaveLength(1);
});

it.each(["https://evil.example/match/abc", "//evil.example/x", "javascript:alert(1)"])(
  "never leads to another site: %s",
  async (url) => {
    const { push, shown } = world();
    await push({ ...MESSAGE, url });
    expect(shown[0]!.options.data.path).toBe("/");
  },
);

it("opens the match where no page has it", async () => {
  const { click, opened, focused, close } = world(["/", "/match/other"]);
  await click({ path: "/match/abc" });
  expect(opened).toHaveBeenCalledExactlyOnceWith("/match/abc");
  expect(focused).toEqual([]);
  expect(close).toHaveBeenCalledOnce();
});

it("brings the page of the match to the front where there is one", async () => {
  const { click, opened, focused } = world(["/", "/match/abc"]);
  await click({ path: "/match/abc" });
  expect(focused).toEqual(["/match/abc"]);
  expect(opened).not.toHaveBeenCalled();
});

it("opens the first page for a message that named none", async () => {
  const { click, opened } = world();
  await click(null);
  expect(opened).toHaveBeenCalledExactlyOnceWith("/");
});

it("sends the server the subscription that takes the place of an ended one", async () => {
  const { dispatch, fetched, subscribe } = world();
  await dispatch("pushsubscriptionchange", { oldSubscription: subscription("https://push.example/old") });
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true });
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/me/alerts/browsers", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRFToken": "s3cret" },
    body: JSON.stringify({ endpoint: "https://push.example/new", keys: { p256dh: "P", auth: "A" } }),
  });
});

it("takes the subscription that the browser has made already", async () => {
  const { dispatch, fetched, subscribe } = world();
  await dispatch("pushsubscriptionchange", { newSubscription: subscription("https://push.example/made") });
  expect(subscribe).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  ["nothing to go on with", {}, "s3cret"],
  ["no cookie that it may read", { newSubscription: subscription("https://push.example/made") }, ""],
])("leaves it to the next visit with %s", async (_, event, token) => {
  const { dispatch, fetched } = world([], token);
  await dispatch("pushsubscriptionchange", event);
  expect(fetched).not.toHaveBeenCalled();
});

it("takes nothing else upon itself, so that another worker can take it in", () => {
  expect([...world().handlers.keys()]).toEqual(["push", "notificationclick", "pushsubscriptionchange"]);
});
