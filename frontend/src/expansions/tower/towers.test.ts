import { expect, it } from "vitest";
import type { View } from "../../protocol/types.ts";
import { inReach, prison, reached } from "./towers.ts";

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
