import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { canPush, ownBrowser, renew, switchOff, switchOn } from "./push.ts";
import { WORKER } from "./worker.ts";

const KEY = "BIfXqeenrej5q2BNB_Wc9An9MRXetqy9yMA_Fcg1V9zRmCEqQ1_OlYGtZQa7uevcrbNnp1LcMqEKsbCSneItSF4";
const calls: { method: string; path: string; body: unknown }[] = [];
let answer: { status: number; body: unknown };

class FakeSubscription {
  active = true;
  constructor(
    readonly options: { applicationServerKey: ArrayBuffer },
    readonly endpoint = "https://push.example/1",
  ) {}
  toJSON = () => ({ endpoint: this.endpoint, keys: { p256dh: "P", auth: "A" } });
  unsubscribe = () => {
    this.active = false;
    if (subscription === this) subscription = null;
    return Promise.resolve(true);
  };
}
let subscription: FakeSubscription | null;
let permission: NotificationPermission;
const subscribe = vi.fn(({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
  subscription = new FakeSubscription({ applicationServerKey: applicationServerKey.buffer });
  return Promise.resolve(subscription);
});
const register = vi.fn(() => Promise.resolve());

beforeEach(() => {
  calls.length = 0;
  subscription = null;
  permission = "granted";
  answer = { status: 201, body: { id: 7, user_agent: "", added: "", used: "" } };
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription), subscribe } };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register, ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string, init: RequestInit) => {
      calls.push({ method: init.method ?? "GET", path, body: init.body ? JSON.parse(String(init.body)) : null });
      const empty = init.method === "DELETE";
      return Promise.resolve(
        new Response(empty ? null : JSON.stringify(answer.body), { status: empty ? 204 : answer.status }),
      );
    }),
  );
});
afterEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("subscribes with the server's key and remembers which browser this is", async () => {
  expect(ownBrowser()).toBeNull();
  expect(await switchOn(KEY)).toMatchObject({ ok: true });
  expect(register).toHaveBeenCalledExactlyOnceWith(WORKER);
  const wanted = subscribe.mock.calls[0]![0];
  expect([wanted.applicationServerKey[0], wanted.applicationServerKey.length]).toEqual([4, 65]);
  expect(wanted).toMatchObject({ userVisibleOnly: true });
  expect(calls).toEqual([
    {
      method: "POST",
      path: "/api/me/alerts/browsers",
      body: { endpoint: "https://push.example/1", keys: { p256dh: "P", auth: "A" } },
    },
  ]);
  expect(ownBrowser()).toBe(7);
});

it("asks for leave first, and subscribes nothing without it", async () => {
  permission = "denied";
  expect(await switchOn(KEY)).toBe("denied");
  expect(register).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it("says that the browser failed where its push service is away", async () => {
  subscribe.mockRejectedValueOnce(new DOMException("push service error", "AbortError"));
  expect(await switchOn(KEY)).toBe("failed");
  expect(ownBrowser()).toBeNull();
});

it("does not remember a browser that the server refused", async () => {
  answer = { status: 409, body: { code: "alert.too_many", params: { most: 5 }, sentence: "5 browsers." } };
  expect(await switchOn(KEY)).toMatchObject({ ok: false });
  expect(ownBrowser()).toBeNull();
});

it("keeps a subscription under the same key, and makes another one under a new key", async () => {
  await switchOn(KEY);
  await switchOn(KEY);
  expect(subscribe).toHaveBeenCalledOnce();
  const before = subscription!;
  await switchOn(KEY.replace("BIfX", "BIfY"));
  expect(subscribe).toHaveBeenCalledTimes(2);
  expect(before.active).toBe(false);
});

it("ends here and at the server when it is switched off", async () => {
  await switchOn(KEY);
  const before = subscription!;
  await switchOff();
  expect(calls.at(-1)).toMatchObject({ method: "DELETE", path: "/api/me/alerts/browsers/7" });
  expect([before.active, ownBrowser()]).toEqual([false, null]);
});

it("renews the subscription once a day", async () => {
  await switchOn(KEY);
  await renew();
  expect(calls).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 86_400_001, toFake: ["Date"] });
  await renew();
  expect(calls.map(({ method }) => method)).toEqual(["POST", "POST"]);
  await renew();
  expect(calls).toHaveLength(2);
  vi.useRealTimers();
});

it("sends the server the new subscription at once when the browser has made another subscription", async () => {
  await switchOn(KEY);
  subscription = new FakeSubscription({ applicationServerKey: new ArrayBuffer() }, "https://push.example/2");
  await renew();
  await renew();
  expect(calls.map(({ body }) => (body as { endpoint: string }).endpoint)).toEqual([
    "https://push.example/1",
    "https://push.example/2",
  ]);
});

it("subscribes anew when the browser has ended the subscription", async () => {
  await switchOn(KEY);
  subscription = null;
  answer.body = { id: 8, push_key: KEY };
  await renew();
  expect(calls.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
  expect(ownBrowser()).toBe(8);
});

it.each(["denied", "default"] as const)("forgets an ended subscription where the leave is %s", async (leave) => {
  await switchOn(KEY);
  subscription = null;
  permission = leave;
  await renew();
  permission = "granted";
  expect([calls.length, ownBrowser()]).toEqual([1, null]);
});

it("is none of those that get messages once the player has taken back the leave", async () => {
  await switchOn(KEY);
  permission = "denied";
  expect(ownBrowser()).toBeNull();
  await switchOff();
  expect(calls.at(-1)).toMatchObject({ method: "DELETE", path: "/api/me/alerts/browsers/7" });
});

it("knows browsers that can't", () => {
  expect(canPush()).toBe(true);
  Reflect.deleteProperty(globalThis, "PushManager");
  expect(canPush()).toBe(false);
});
