// Where points came from: the name and the colour of each source.

import { reasonUI } from "../../expansions/registry.ts";
import { kindWord } from "../../words/words.ts";
import { t } from "./messages.ts";

const PLURALS: Readonly<Record<string, () => string>> = {
  city: () => t("source.city"),
  road: () => t("source.road"),
  monastery: () => t("source.monastery"),
  field: () => t("source.field"),
};
/** Each with at least 4.5 : 1 for its ink on it; never alone: a name or a number stands beside it. */
const COLOURS: Readonly<Record<string, { fill: string; ink: string }>> = {
  city: { fill: "#a3512e", ink: "#fff" },
  road: { fill: "#dcb97c", ink: "#2a1c0e" },
  monastery: { fill: "#54688a", ink: "#fff" },
  field: { fill: "#8fae5d", ink: "#2a1c0e" },
};
/** Of those that have no colour of their own, by their names. */
const OTHERS = [
  { fill: "#74479a", ink: "#fff" },
  { fill: "#7d6748", ink: "#fff" },
  { fill: "#b98520", ink: "#2a1c0e" },
  { fill: "#2f7f86", ink: "#fff" },
  { fill: "#a83a63", ink: "#fff" },
  { fill: "#4b6f2f", ink: "#fff" },
] as const;

export const sourceWord = (reason: string): string =>
  PLURALS[reason]?.() ?? reasonUI(reason)?.source?.() ?? kindWord(reason);

function colours(reason: string): { fill: string; ink: string } {
  const own = COLOURS[reason] ?? reasonUI(reason)?.colour;
  if (own) return own;
  const sum = [...reason].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  return OTHERS[Math.abs(sum) % OTHERS.length]!;
}
export const sourceColour = (reason: string): string => colours(reason).fill;
export const sourceInk = (reason: string): string => colours(reason).ink;
