// A picture beside each lesson in the list: a tile that the lesson is about, or its figure.

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
  /** The figure in place of tiles: an expansion without any is about the figure that has its name. */
  figure?: string;
}

/** The picture of a lesson; null where its expansion has neither tiles nor a figure, or while setups are not loaded. */
export function pictureOf({ expansion, name }: LessonLine, setup: SetupInfo | null): LessonPicture | null {
  if (!setup) return null;
  const digest = setup.art;
  if (expansion === null) return BASE[name] ? { expansion: "base", digest, designs: [BASE[name]] } : null;
  const hasTiles = setup.expansions.some((one) => one.name === expansion && one.tiles > 0);
  if (hasTiles) return { expansion, digest };
  const hasFigure = setup.pieces.some((piece) => piece.name === expansion);
  return hasFigure ? { expansion: "base", digest, figure: expansion } : null;
}
