// Sheep that join a flock run up to their shepherd.

import type { Piece } from "../../protocol/types.ts";
import type { Played, PlayedContext } from "../types.ts";
import { sheepOf } from "./flock.ts";

const RUN_MS = 420;
const RUNNING: Keyframe[] = [
  { translate: "-34px 12px", opacity: 0, offset: 0 },
  { translate: "-22px 4px", opacity: 1, offset: 0.3 },
  { translate: "-10px 6px", offset: 0.6 },
  { translate: "0px 0px", opacity: 1, offset: 1 },
];

export function played({ before, after }: PlayedContext): Played[] {
  const old = new Map((before.pieces ?? []).map((piece) => [nameOf(piece), sheepOf(piece) ?? 0]));
  return (after.pieces ?? []).flatMap((piece) => {
    const [had, has] = [old.get(nameOf(piece)) ?? 0, sheepOf(piece) ?? 0];
    const come = Array.from({ length: Math.max(0, has - had) }, (_, nth) => `[data-sheep="${had + nth + 1}"]`);
    const selector = come.map((sheep) => `[data-shepherd="${nameOf(piece)}"] ${sheep}`).join();
    return selector === "" ? [] : [{ selector, frames: RUNNING, ms: RUN_MS }];
  });
}

const nameOf = ({ x, y, seat, piece }: Piece): string => (piece === "shepherd" ? `${x},${y},${seat}` : "");
