// What a placement brings, as it is listed beside the board.

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { View } from "../../protocol/types.ts";
import OutcomeLines from "./OutcomeLines.svelte";

const view = { seats: [{ name: "Ann" }, { name: "Bob" }] } as unknown as View;

test("a seat that scores the same twice stands in the line twice", () => {
  const lines = [
    { seats: [0], points: 3, text: "Fairy" },
    { seats: [0, 0, 1], points: 3, text: "Fairy" },
  ];
  const props = $state({ lines: lines.slice(0, 1), view });
  const list = mount(OutcomeLines, { target: document.body, props });
  props.lines = lines.slice(1);
  flushSync();
  expect(document.querySelectorAll("li")).toHaveLength(1);
  expect(document.querySelector("li .visually-hidden")?.textContent).toContain("Ann");
  void unmount(list);
});
