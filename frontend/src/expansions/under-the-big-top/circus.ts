// The circus as the view shows it: where the tent stands, what is face down, and what was turned up.

import { UNIT } from "../../board/geometry.ts";
import { arc } from "../../match/motion/flight.ts";
import type { View } from "../../protocol/types.ts";
import { placeWord } from "../../words/words.ts";
import type { Played, PlayedContext } from "../types.ts";
import { t } from "./messages.ts";

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A circus that took place: the event that set it off, and the token that was turned up. */
export interface Held extends Cell {
  readonly seq: number;
  readonly is: number;
}

export const tentOf = (view: View | undefined): Cell | null => (view?.["tent"] as Cell) ?? null;
export const heldIn = (view: View | undefined): readonly Held[] => (view?.["circuses"] as Held[]) ?? [];

const tokensOf = (view: View): [string, number][] => {
  const bags = view["bags"] as Record<string, Record<string, number>> | undefined;
  return Object.entries(bags?.["animals"] ?? {}).filter(([, count]) => count > 0);
};

/** What came of an event: tokens that were turned up, and the tent at its new place. */
export function came(before: View | undefined, after: View): string[] {
  if (!before) return [];
  const words = heldIn(after)
    .slice(heldIn(before).length)
    .map((held) => heldWords(after, held));
  const [old, now] = [tentOf(before), tentOf(after)];
  if (now && (old?.x !== now.x || old.y !== now.y)) words.push(t("circus.comes", { place: placeWord(now.x, now.y) }));
  return words;
}

function heldWords(view: View, { seq, is, x, y }: Held): string {
  const seen = (view.scored ?? []).some(
    (entry) => entry.reason === "circus" && entry.seq === seq && entry["x"] === x && entry["y"] === y,
  );
  return t(seen ? "circus.held" : "circus.empty", { token: is, place: placeWord(x, y) });
}

/** The tent goes on to its new tile through the air. */
export function played({ before, after }: PlayedContext): Played[] {
  const [old, now] = [tentOf(before), tentOf(after)];
  if (!old || !now || (old.x === now.x && old.y === now.y)) return [];
  const from = { x: (old.x - now.x) * UNIT, y: (old.y - now.y) * UNIT };
  return [{ selector: '[data-piece="tent"]', frames: arc(from, 80), ms: 700 }];
}

/** What is read out when a circus was scored. */
export const news = (before: View | undefined, now: View): string[] => came(before, now);

/** Where the circus waits, and the tokens that may lie under its tent. */
export function turnNotes(view: View): string[] {
  const tent = tentOf(view);
  if (!tent || view.over) return [];
  const each = tokensOf(view).map(([token, count]) => (count > 1 ? t("circus.token", { token, count }) : token));
  return [t("circus.waits", { place: placeWord(tent.x, tent.y), tokens: each.join(", ") })];
}
