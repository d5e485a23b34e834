import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { withLabel } from "../../match/turn/decision.svelte.ts";
import { choicesOf } from "../../match/turn/turn.ts";
import type { View } from "../../protocol/types.ts";
import type { Art } from "../../art/art.ts";
import type { InHand } from "../scene.ts";
import Reach from "./Reach.svelte";
import { came, keeper, prison } from "./towers.ts";

const piece = (kind: string, x: number, y: number, feature = "road@N") => ({ seat: 0, piece: kind, x, y, feature });
const captive = (owner: number, kind: string, x: number, y: number) => ({
  owner,
  piece: kind,
  x,
  y,
  feature: "road@N",
});
const place = (x: number, preview?: object) => ({
  seat: 0,
  type: "place_tower",
  x,
  y: 0,
  ...(preview ? { preview } : {}),
});
const spots = [0, 1, 2].map((x) => ({ x, y: 0 }));

/** What is ringed, and which cells are marked, while the first place for a piece is thought of. */
function drawn(actions: ReturnType<typeof place>[] | null) {
  const choices = choicesOf(actions ?? []);
  const at = actions && ({ choices, considered: choices[0] } as unknown as InHand);
  // A figure stands on each of the cells: whom a tower may capture is for the server to say.
  const view = { pieces: spots.map(({ x, y }) => piece("meeple", x, y)), towers: [{ x: 0, y: 0, height: 1 }] };
  const props = {
    at,
    view: view as unknown as View,
    art: { tiles: {} } as unknown as Art,
    tiles: new Map(),
    look: null,
    scale: 1,
  };
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const layer = mount(Reach, { target, props });
  const found = {
    cells: [...target.querySelectorAll("[data-reach]")].map((cell) => cell.getAttribute("data-reach")),
    rings: [...target.querySelectorAll(".prey")].map((ring) => Math.floor(Number(ring.getAttribute("cx")) / 100)),
    sites: target.querySelectorAll(".site").length,
  };
  void unmount(layer);
  return found;
}

it("rings just the captives that the offer names, and marks the cells that it names", () => {
  const preview = { reach: spots, captives: [captive(1, "meeple", 2, 0)] };
  expect(drawn([place(0, preview), place(5, { reach: spots, captives: [captive(1, "big", 1, 0)] })])).toEqual({
    cells: ["0,0", "1,0", "2,0"],
    rings: [2],
    sites: 2,
  });
});

it("rings nobody where the offer says nothing, as in a tournament, nor for those who only watch", () => {
  expect(drawn([place(0)])).toEqual({ cells: [], rings: [], sites: 1 });
  expect(drawn([])).toEqual({ cells: [], rings: [], sites: 0 });
  expect(drawn(null)).toEqual({ cells: [], rings: [], sites: 0 });
});

it("prisoners of one owner and kind are counted together", () => {
  const seat = { prisoners: [1, 1, 2].map((owner) => ({ owner, piece: "meeple" })) };
  expect(prison(seat as never).map(({ owner, count }) => [owner, count])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it("an exchange without a choice names both who come home", () => {
  const seats = (prisoners: object[]) => [
    { name: "Ann", prisoners: [] },
    { name: "Bob", prisoners },
  ];
  const guard = piece("meeple", 0, 0, "tower");
  const before = {
    seats: seats([{ owner: 0, piece: "big" }]),
    pieces: [guard, { ...piece("meeple", 3, 0), seat: 1 }],
  } as unknown as View;
  const after = { seats: seats([]), pieces: [guard] } as unknown as View;
  const capture = { seat: 0, type: "capture", owner: 1, piece: "meeple", x: 3, y: 0, feature: "road@N" };
  expect(came(before, after, capture)).toEqual(["Prisoners come home: Ann (Big follower) and Bob (Follower)"]);
  expect(came(before, before, capture)).toEqual([]);
});

it("a ransom names the player who holds the follower, and so does sending a knight home", () => {
  const table = { seats: [{ name: "Ann" }, { name: "Bob" }] } as unknown as View;
  const pay = { seat: 0, type: "pay_ransom", piece: "meeple", holder: 1 };
  const send = { seat: 0, type: "remove_knight", piece: "meeple", x: 1, y: 0, owner: 1 };
  const labels = choicesOf([pay, send]).map((choice) => withLabel(choice, "act", table).label);
  expect(labels.sort()).toEqual(["Buy back for 3 points: Follower, from Bob", "Send home Follower of Bob, 1 east"]);
});

it("a place for a piece names the captives of the offer, each kind of a player once", () => {
  const table = { seats: [{ name: "Ann" }, { name: "Bob" }] } as unknown as View;
  const captives = [captive(1, "meeple", 1, 0), captive(1, "meeple", 0, 1), captive(0, "big", 0, -2)];
  const places = [place(0, { reach: spots, captives }), place(5, { reach: spots, captives: [] }), place(6)];
  const labels = choicesOf(places).map((choice) => withLabel(choice, "act", table).label);
  expect(labels.sort()).toEqual([
    "Put a tower piece at 5 east; nobody to capture",
    "Put a tower piece at 6 east",
    "Put a tower piece at the start; to capture: Bob (Follower) and Ann (Big follower)",
  ]);
});

it("a capture says whose figure it is, and of one of the own seat that it comes home", () => {
  const table = { seats: [{ name: "Ann" }, { name: "Bob" }] } as unknown as View;
  const take = (owner: number) => ({ seat: 0, type: "capture", piece: "meeple", x: 1, y: 0, owner });
  const labels = choicesOf([take(1), take(0)]).map((choice) => withLabel(choice, "capture", table).label);
  expect(labels).toEqual(["Capture: Follower of Bob, 1 east", "Take back your own figure: Follower, 1 east"]);
});

it("a captured follower goes to the capturer's prison; who is taken back or exchanged at once goes home", () => {
  const held = (...prisoners: object[]) => ({ seats: [{ prisoners }, {}], pieces: [] }) as unknown as View;
  const figure = { ...piece("big", 1, 0), seat: 1 };
  const action = { seat: 0, type: "capture", owner: 1, piece: "big", x: 1, y: 0, feature: "road@N" };
  const big = { owner: 1, piece: "big" };
  expect(keeper({ action, before: held(), after: held(big) }, figure)).toBe(0);
  expect(keeper({ action, before: held(big), after: held(big, big) }, figure)).toBe(0);
  expect(keeper({ action, before: held(), after: held() }, figure)).toBeNull();
  expect(keeper({ action: { ...action, type: "end_turn" }, before: held(), after: held(big) }, figure)).toBeNull();
});
