// How many decisions a game takes that nobody has counted: between the presets, whose games were counted, a straight
// line by the number of tiles.

import type { SetupInfo, Table } from "../api/types.ts";

type Counted = Pick<SetupInfo, "presets" | "sets">;
type Chosen = Pick<Table, "expansions" | "sets" | "size">;

/** The tiles of these sets, of which an expansion may leave some out of the game: a measure, not the true number. */
function measure(info: Counted, { expansions, sets }: Pick<Chosen, "expansions" | "sets">): number {
  const played = new Set(["base", ...expansions]);
  return info.sets
    .filter((one) => played.has(one.expansion))
    .reduce((sum, one) => sum + one.tiles * (sets[one.name] ?? one.usual), 0);
}

/** Decisions of all seats in a whole game; undefined where no games of so many seats were counted. */
export function estimatedDecisions(info: Counted, table: Chosen): number | undefined {
  const known = info.presets
    .map((one) => ({
      tiles: measure(info, { expansions: one.expansions, sets: {} }),
      decisions: one.decisions[String(table.size)] ?? 0,
    }))
    .filter(({ tiles, decisions }) => tiles > 0 && decisions > 0)
    .sort((one, other) => one.tiles - other.tiles);
  const tiles = measure(info, table);
  const above = known.find((one) => one.tiles >= tiles);
  const below = known.findLast((one) => one.tiles <= tiles);
  const near = above ?? below;
  if (!near) return undefined;
  if (!above || !below || above.tiles === below.tiles) return Math.round((near.decisions * tiles) / near.tiles);
  const part = (tiles - below.tiles) / (above.tiles - below.tiles);
  return Math.round(below.decisions + part * (above.decisions - below.decisions));
}
