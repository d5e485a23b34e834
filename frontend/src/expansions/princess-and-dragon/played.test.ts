import { expect, it } from "vitest";
import type { View } from "../../protocol/types.ts";
import { played } from "./played.ts";

const at = (x?: number, y = 0): View => ({ seats: [], tiles: [], ...(x === undefined ? {} : { dragon: { x, y } }) });
const action = { seat: 0, type: "move_dragon" };

it("walks the dragon from the tile where it was to the one beside it", () => {
  const [walk] = played({ action, before: at(1), after: at(2) });
  expect(walk?.selector).toBe('[data-piece="dragon"]');
  expect(walk?.frames?.[0]).toEqual({ translate: "-100px 0px", offset: 0 });
  expect(walk?.frames?.at(-1)).toEqual({ translate: "0px 0px", offset: 1 });
});

it("flies it to a volcano farther away", () => {
  const [flight] = played({ action, before: at(0), after: at(3, 2) });
  expect(flight?.frames?.[0]).toMatchObject({ translate: "-300px -200px" });
  expect(flight?.ms).not.toBe(played({ action, before: at(1), after: at(2) })[0]?.ms);
});

it("moves nothing where the dragon stays, comes or is not there", () => {
  for (const [before, after] of [
    [at(1), at(1)],
    [at(), at(1)],
    [at(), at()],
  ] as const)
    expect(played({ action, before, after })).toEqual([]);
});
