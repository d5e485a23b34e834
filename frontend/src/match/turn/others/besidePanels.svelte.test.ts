// What the others did, and the tile in their hand: there too while an expansion shows something of its own, and on
// one's own turn in a low window.

import { createRawSnippet, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Match } from "../../../protocol/client.svelte.ts";
import type { View } from "../../../protocol/types.ts";
import TurnPanel from "../TurnPanel.svelte";

let low = false;
vi.mock("../../../mediaQuery.svelte.ts", () => ({
  matches: (query: string) => low && query === "(max-height: 44rem)",
}));

const seat = (name: string) => ({ name, score: 0, supply: {} });
const view = { seats: [seat("Ann"), seat("Ben")], tiles: [], turn: { tile: "A" } } as unknown as View;
const actions = [
  { seat: 1, type: "place_tile", x: 1, y: 0, rotation: 0 },
  { seat: 1, type: "deploy", piece: "meeple", x: 1, y: 0, feature: "road@N" },
];
const events = actions.map((action, i) => ({ number: i + 1, seat: 1, action, at: "", change: {}, hash: "" }));
const panel = createRawSnippet(() => ({ render: () => "<p>Shown by an expansion</p>" }));
const onpreview = vi.fn();
const onshow = vi.fn();
let shown: ReturnType<typeof mount>;

/** The turn of seat 0 or 1, for the player at seat 0. */
async function show(mine: boolean, more: object = {}) {
  const match = { seat: 0, events, views: [view, view, view], connection: "live", status: "running", pending: [] };
  const at = { match: match as unknown as Match, mine, hand: "A", choices: [], placing: { cells: [] }, waiting: null };
  const rest = { placed: true, outcome: null, offering: false, ondrag: vi.fn(), hints: null };
  const props = { art: { tiles: { A: { symbol: "t-A", segments: [] } } }, preview: { tile: null, nth: null } };
  shown = mount(TurnPanel, {
    target: document.body,
    props: { at: { actions: null, unfolded: [], ...at }, view, panel, onpreview, onshow, ...rest, ...props, ...more },
  } as unknown as Parameters<typeof mount>[1] as never);
  await tick();
  flushSync();
}
const lines = () => [...document.querySelectorAll("[data-testid=last-moves] li")].map((line) => line.textContent);
/** There is one line of it, until it has the focus. */
const brief = () => document.querySelector("[data-testid=last-moves]")?.closest(".brief") !== null;
const tried = () => document.querySelector<HTMLButtonElement>("[data-testid=try-hand]");

beforeEach(() => (low = false));
afterEach(() => void unmount(shown));

test("during the turn of others all of it stands above the panel, and their tile can be tried", async () => {
  await show(false);
  expect(document.body.textContent).toContain("Shown by an expansion");
  expect(lines()).toHaveLength(2);
  expect(brief()).toBe(false);
  tried()?.click();
  expect(onpreview).toHaveBeenCalledWith("A", null);
});

test("on one's own turn beside a panel one line of it stays, and keys open the others", async () => {
  await show(true);
  expect(lines()).toHaveLength(2);
  expect(lines()[1]).toContain("Ben placed a tile");
  expect(brief()).toBe(true);
  expect(document.querySelector<HTMLElement>("[data-testid=last-moves]")?.tabIndex).toBe(0);
});

test("without a panel the whole list stays where there is height, and one line of it where there is little", async () => {
  await show(true, { panel: null });
  expect(brief()).toBe(false);
  await unmount(shown);
  low = true;
  await show(true, { panel: null });
  expect(lines()).toHaveLength(2);
  expect(brief()).toBe(true);
  await unmount(shown);
  await show(false, { panel: null });
  expect(brief()).toBe(false);
});

test("in a match without aids nothing is tried", async () => {
  await show(false, { onpreview: null });
  expect(tried()).toBeNull();
});
