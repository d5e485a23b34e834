import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "../toasts.svelte.ts";
import { canShare, copy, share } from "./share.ts";

const set = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  toasts.length = 0;
});
afterEach(() => {
  set("share", undefined);
  set("clipboard", undefined);
  Reflect.deleteProperty(document, "execCommand");
});

it("hands the whole address to the machine's own way of sharing", async () => {
  const sheet = vi.fn(() => Promise.resolve());
  set("share", sheet);
  expect(canShare()).toBe(true);
  await share({ url: "/replay/m?n=3", text: "Look" });
  expect(sheet).toHaveBeenCalledWith({ title: "Bastide", text: "Look", url: `${location.origin}/replay/m?n=3` });
  expect(toasts).toHaveLength(0);
});

it("copies nothing when the sheet is closed, and the link when the sheet fails", async () => {
  const written = vi.fn(() => Promise.resolve());
  set("clipboard", { writeText: written });
  set("share", () => Promise.reject(new DOMException("", "AbortError")));
  await share({ url: "/t/t-1" });
  expect(written).not.toHaveBeenCalled();
  set("share", () => Promise.reject(new DOMException("", "NotAllowedError")));
  await share({ url: "/t/t-1" });
  expect(written).toHaveBeenCalledWith(`${location.origin}/t/t-1`);
});

it("copies over plain http with the older command, and leaves the focus where it was", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  let copied = "";
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  expect(await copy("/t/t-1")).toBe(true);
  expect(copied).toBe(`${location.origin}/t/t-1`);
  expect(document.activeElement).toBe(button);
  expect(toasts[0]).toMatchObject({ kind: "good" });
});

it("shows the link where nothing may be copied", async () => {
  expect(await copy("/t/t-1")).toBe(false);
  expect(toasts[0]?.text).toContain(`${location.origin}/t/t-1`);
});
