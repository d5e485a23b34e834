import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Aided } from "../../../board/placing/cells.ts";
import SentAid from "./SentAid.svelte";

const sent = (action: object) => ({ message: { t: "act", id: "1", number: 1, action } }) as never;
const place = { seat: 0, type: "place_tile", x: 1, y: 0, rotation: 90 };
const aids = new Map<string, Aided>([["1,0,90", { aid: "bridge", details: { x: 1, y: 0, axis: "ns" } }]]);

it("the bridge of a confirmed tile is drawn until the commands for both are answered", () => {
  const at = $state<{ waiting: never | null }>({ waiting: null });
  const shown = mount(SentAid, { target: document.body, props: { at, aids } });
  const drawn = (waiting: never | null) => {
    at.waiting = waiting;
    flushSync();
    return document.querySelector("[data-testid=needed-bridge]") !== null;
  };
  expect(drawn(null)).toBe(false);
  expect(drawn(sent(place))).toBe(false);
  expect(drawn(null)).toBe(false);
  expect(drawn(sent({ ...place, needs: "bridge" }))).toBe(true);
  expect(drawn(sent({ seat: 0, type: "build_bridge", x: 1, y: 0, axis: "ns" }))).toBe(true);
  expect(drawn(null)).toBe(false);
  void unmount(shown);
});
