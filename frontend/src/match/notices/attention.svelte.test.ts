import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../page/settings.svelte.ts";
import { Attention, wish } from "./attention.svelte.ts";

const sent: FakeNotification[] = [];
class FakeNotification {
  static permission = "granted";
  static requestPermission = vi.fn(() => Promise.resolve(FakeNotification.permission));
  open = true;
  onclick: (() => void) | null = null;
  constructor(
    readonly text: string,
    readonly options: NotificationOptions,
  ) {
    sent.push(this);
  }
  close() {
    this.open = false;
  }
}

function hide(hidden: boolean) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(hidden ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
}

let called = $state<string | null>(null);

function call(text: string | null) {
  called = text;
  flushSync();
}

/** A page with its icon. */
function page(): { attention: Attention; leave: () => void } {
  document.head.innerHTML = '<link rel="icon" type="image/svg+xml" href="/favicon.svg" />';
  let attention!: Attention;
  const leave = $effect.root(() => {
    attention = new Attention(
      () => called,
      () => "Ann and Bob",
      "m",
    );
  });
  flushSync();
  return { attention, leave };
}
const icon = () => document.querySelector("link")?.getAttribute("href");

beforeEach(() => {
  sent.length = 0;
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  settings.notify = true;
  call(null);
  hide(false);
});
afterEach(() => vi.unstubAllGlobals());

it("marks title and icon while the page is hidden and it is this player's turn", () => {
  const { attention, leave } = page();
  call("Your turn");
  expect([attention.mark, icon()]).toEqual(["", "/favicon.svg"]);
  hide(true);
  expect([attention.mark, icon()]).toEqual(["● Your turn · ", "/favicon-turn.svg"]);
  hide(false);
  expect([attention.mark, icon()]).toEqual(["", "/favicon.svg"]);
  leave();
});

it("puts the usual icon back when the page is left", () => {
  const { leave } = page();
  hide(true);
  call("Your turn");
  expect(icon()).toBe("/favicon-turn.svg");
  leave();
  expect(icon()).toBe("/favicon.svg");
});

it("notifies once a turn, and takes the notification back when the page is seen", () => {
  const { leave } = page();
  hide(true);
  call("Your turn");
  call("Your turn");
  expect(sent.map(({ text, options }) => [text, options.body, options.tag])).toEqual([
    ["Your turn", "Ann and Bob", "m"],
  ]);
  hide(false);
  expect(sent[0]!.open).toBe(false);
  hide(true);
  expect(sent).toHaveLength(2);
  leave();
  expect(sent[1]!.open).toBe(false);
});

it("notifies nobody who has not asked for it or whose browser forbids it", () => {
  const { leave } = page();
  hide(true);
  settings.notify = false;
  call("Your turn");
  call(null);
  [settings.notify, FakeNotification.permission] = [true, "denied"];
  call("Your turn");
  expect(sent).toEqual([]);
  leave();
});

it("keeps the wish only if the browser allows it", async () => {
  FakeNotification.permission = "denied";
  expect([await wish(true), settings.notify]).toEqual([false, false]);
  FakeNotification.permission = "granted";
  expect([await wish(true), settings.notify]).toEqual([true, true]);
  expect([await wish(false), settings.notify]).toEqual([false, false]);
});
