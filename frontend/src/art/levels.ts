// Which level of detail stands in for one that is not drawn yet.

import type { Level } from "./art.ts";

/** All levels, each followed by those that look most like it. */
const NEAREST: Readonly<Record<Level, readonly Level[]>> = {
  near: ["near", "middle", "far"],
  middle: ["middle", "near", "far"],
  far: ["far", "middle", "near"],
};

/** Returns what `drawnAt` gives for the wanted level, else for the level most like it that has something. */
export function atNearest<T>(wanted: Level, drawnAt: (level: Level) => T | undefined): T | undefined {
  for (const level of NEAREST[wanted]) {
    const drawn = drawnAt(level);
    if (drawn !== undefined) return drawn;
  }
  return undefined;
}
