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
  /** Designs; undefined for those that stand for the expansion. */
  designs?: readonly string[];
}

/** The picture of a lesson; null where its expansion has no tiles. */
export function pictureOf(lesson: LessonLine, setup: SetupInfo): LessonPicture | null {
  const { expansion, name } = lesson;
  if (expansion === null) return BASE[name] ? { expansion: "base", designs: [BASE[name]] } : null;
  return setup.expansions.some((one) => one.name === expansion && one.tiles > 0) ? { expansion } : null;
}
