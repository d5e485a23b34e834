import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Alerts as State } from "../api/types.ts";
import Alerts from "./Alerts.svelte";
import MailsOff from "./MailsOff.svelte";

const PLAIN: State = {
  push_key: "",
  mail_state: "ready",
  mail: false,
  quiet_from: null,
  quiet_until: null,
  zone: "UTC",
  browsers: [],
  most: 5,
};
let state: State;
let refused: { code: string; sentence: string } | null;
const changes: unknown[] = [];
let app: Record<string, unknown> | undefined;

beforeEach(() => {
  refused = null;
  changes.length = 0;
  vi.stubGlobal(
    "fetch",
    vi.fn((_path: string, init: RequestInit) => {
      if (init.method !== "GET") {
        const body = JSON.parse(String(init.body ?? "{}")) as Partial<State>;
        changes.push(body);
        if (refused) return Promise.resolve(new Response(JSON.stringify(refused), { status: 409 }));
        state = { ...state, ...body };
      }
      return Promise.resolve(new Response(JSON.stringify(state)));
    }),
  );
});
afterEach(async () => {
  if (app) await unmount(app);
  vi.unstubAllGlobals();
});

async function open(given: Partial<State> = {}) {
  state = { ...PLAIN, ...given };
  app = mount(Alerts, { target: document.body });
  await vi.waitFor(() => expect(document.querySelectorAll("input").length).toBeGreaterThan(1));
}
const box = (label: string) =>
  [...document.querySelectorAll("label")].find((each) => each.textContent.includes(label))!.querySelector("input")!;
async function press(input: HTMLInputElement) {
  input.click();
  flushSync();
  await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

it("says why nothing can be switched on", async () => {
  await open({ mail_state: "unconfirmed" });
  expect(box("Push messages").disabled).toBe(true);
  expect(document.body.textContent).toContain("This server sends no push messages.");
  expect(box("An email").disabled).toBe(true);
  expect(document.body.textContent).toContain("Confirm your email address first");
});

it("switches mails on, in the language of the page", async () => {
  await open();
  await press(box("An email"));
  expect(changes).toEqual([{ mail: true, language: "en" }]);
  expect(box("An email").checked).toBe(true);
});

it("takes the tick back where the server refuses", async () => {
  await open();
  refused = { code: "alert.mail", sentence: "No." };
  await press(box("An email"));
  expect(box("An email").checked).toBe(false);
});

it("can always switch mails off", async () => {
  await open({ mail: true, mail_state: "no_address" });
  expect(box("An email").disabled).toBe(false);
});

it("begins with the night, in the time zone of the browser, and takes other times", async () => {
  await open();
  await press(box("Quiet hours"));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(changes).toEqual([{ quiet_from: "22:00", quiet_until: "07:00", zone, language: "en" }]);
  const until = document.querySelector<HTMLInputElement>("#quiet-until")!;
  expect(until.value).toBe("07:00");
  until.value = "08:30";
  until.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(changes).toHaveLength(2));
  expect(changes[1]).toEqual({ quiet_until: "08:30", zone, language: "en" });
});

it("keeps a time that is cleared", async () => {
  await open({ quiet_from: "22:00", quiet_until: "07:00" });
  const from = document.querySelector<HTMLInputElement>("#quiet-from")!;
  from.value = "";
  from.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(from.value).toBe("22:00"));
  expect(changes).toEqual([]);
});

it("lists other browsers, by their names, to remove them", async () => {
  const browser = { id: 3, user_agent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0", added: "2026-11-01T10:00:00Z" };
  await open({ push_key: "BA", browsers: [{ ...browser, used: "2026-11-20T10:00:00Z" }] });
  expect(document.body.textContent).toContain("Firefox on Linux");
  await press(document.querySelector<HTMLInputElement>('[aria-label="No more messages to Firefox on Linux"]')!);
  expect(vi.mocked(fetch).mock.calls.some(([path]) => path === "/api/me/alerts/browsers/3")).toBe(true);
});

it("ends mails by the link, and says where it failed", async () => {
  state = PLAIN;
  app = mount(MailsOff, { target: document.body, props: { token: "p-1:s" } });
  await vi.waitFor(() => expect(document.body.textContent).toContain("You get no more mails"));
  expect(vi.mocked(fetch).mock.calls[0]![0]).toBe("/api/alerts/off/p-1%3As");
  await unmount(app);
  refused = { code: "alert.token", sentence: "This link is not complete." };
  app = mount(MailsOff, { target: document.body, props: { token: "x" } });
  await vi.waitFor(() => expect(document.body.textContent).toContain("This link is not complete"));
  expect(document.body.textContent).not.toContain("You get no more mails");
});
