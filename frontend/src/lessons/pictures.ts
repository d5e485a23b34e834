// A tile beside each lesson in the list: one that the lesson is about.

import type { LessonLine, SetupInfo } from "../api/types.ts";

const BASE: Readonly<Record<string, string>> = {
  place: "BA/RFr",
  roads: "BA/RRR",
  cities: "BA/CFc+",
  monasteries: "BA/L",
  fields: "BA/C",
  majority: "BA/Ccc",
  end: "BA/RCr",
};

export interface LessonPicture {
  expansion: string;
  digest: string;
  /** Designs; undefined for those that stand for the expansion. */
  designs?: readonly string[];
}

/** The picture of a lesson; null where its expansion has no tiles, or while the setups are not loaded. */
export function pictureOf({ expansion, name }: LessonLine, setup: SetupInfo | null): LessonPicture | null {
  if (!setup) return null;
  const digest = setup.art;
  if (expansion === null) return BASE[name] ? { expansion: "base", digest, designs: [BASE[name]] } : null;
  const hasTiles = setup.expansions.some((one) => one.name === expansion && one.tiles > 0);
  return hasTiles ? { expansion, digest } : null;
}
