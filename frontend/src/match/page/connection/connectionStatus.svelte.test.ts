// What the strip over the board says of the connection, and when.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Connection } from "../../../protocol/client.svelte.ts";
import ConnectionStatus from "./ConnectionStatus.svelte";

const props = $state<{ connection: Connection }>({ connection: "live" });
let shown: ReturnType<typeof mount>;
beforeEach(() => {
  vi.useFakeTimers();
  props.connection = "live";
  shown = mount(ConnectionStatus, { target: document.body, props });
  flushSync();
});
afterEach(() => {
  void unmount(shown);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const region = () => document.querySelector("[role=status]");
function said(connection: Connection, ms: number) {
  props.connection = connection;
  flushSync();
  vi.advanceTimersByTime(ms);
  flushSync();
  return region()?.textContent;
}

it("reports a lost connection after a moment, in a live region that was there before", () => {
  const before = region();
  expect(before?.textContent).toBe("");
  expect(said("lost", 1000)).toBe("");
  expect(said("connecting", 499)).toBe(""); // a further try does not begin the wait again
  expect(said("lost", 1)).toBe("Offline. Reconnecting…");
  expect(region()).toBe(before);
  expect(said("live", 0)).toBe("");
});

it("reports it at once where the browser knows that it is offline", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(said("lost", 0)).toBe("Offline. Reconnecting…");
});
