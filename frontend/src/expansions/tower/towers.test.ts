import { expect, it } from "vitest";
import { withLabel } from "../../match/turn/decision.svelte.ts";
import { choicesOf } from "../../match/turn/turn.ts";
import type { View } from "../../protocol/types.ts";
import { came, inReach, keeper, prison, reached } from "./towers.ts";

const piece = (kind: string, x: number, y: number, feature = "road@N") => ({ seat: 0, piece: kind, x, y, feature });
const view = (height: number, ...pieces: ReturnType<typeof piece>[]) =>
  ({ pieces, towers: [{ x: 0, y: 0, height }] }) as unknown as View;

it("a tower reaches its own tile and straight ways as long as it is high", () => {
  expect(reached({ x: 0, y: 0 }, 1)).toHaveLength(5);
  expect(reached({ x: 0, y: 0 }, 3)).toHaveLength(13);
});

it("whom the next piece could take: followers in its reach, never slanting, none of a castle", () => {
  const near = [piece("meeple", 2, 0), piece("abbot", 0, -1), piece("meeple", 0, 0, "tower")];
  const safe = [
    piece("meeple", 1, 1),
    piece("meeple", 3, 0),
    piece("builder", 1, 0),
    piece("barn", 1, 0),
    piece("big", 1, 0, "castle@N"),
  ];
  expect(inReach(view(1, ...near, ...safe), { x: 0, y: 0 })).toEqual(near);
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
  expect(came(before, after)).toEqual(["Prisoners come home: Ann (Big follower) and Bob (Follower)"]);
  expect(came(before, before)).toEqual([]);
});

it("a ransom names the player who holds the follower, and so does sending a knight home", () => {
  const table = { seats: [{ name: "Ann" }, { name: "Bob" }] } as unknown as View;
  const pay = { seat: 0, type: "pay_ransom", piece: "meeple", holder: 1 };
  const send = { seat: 0, type: "remove_knight", piece: "meeple", x: 1, y: 0, owner: 1 };
  const labels = choicesOf([pay, send]).map((choice) => withLabel(choice, "act", table).label);
  expect(labels.sort()).toEqual(["Buy back for 3 points: Follower, from Bob", "Send home Follower of Bob, 1 east"]);
});

it("a place for a piece names those whom the tower would reach there, each kind of a player once", () => {
  const seats = [{ name: "Ann" }, { name: "Bob" }];
  const of = (seat: number, one: ReturnType<typeof piece>) => ({ ...one, seat });
  const near = [of(1, piece("meeple", 1, 0)), of(1, piece("meeple", 0, 1)), of(0, piece("big", 0, -2))];
  const table = { ...view(1, ...near), seats } as unknown as View;
  const places = [0, 5].map((x) => ({ seat: 0, type: "place_tower", x, y: 0 }));
  const labels = choicesOf(places).map((choice) => withLabel(choice, "act", table).label);
  expect(labels.sort()).toEqual([
    "Put a tower piece at 5 east; nobody in reach",
    "Put a tower piece at the start; in reach: Bob (Follower) and Ann (Big follower)",
  ]);
});

it("a capture says whose figure it is, and an own one that it comes home", () => {
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
