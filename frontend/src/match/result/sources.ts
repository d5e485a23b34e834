// Where points came from: the name and the colour of each source.

import { expansions, reasonUI } from "../../expansions/registry.ts";
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
/** Of those that have no colour of their own. */
const OTHER = { fill: "#857a6c", ink: "#000" };

export const sourceWord = (reason: string): string =>
  PLURALS[reason]?.() ?? reasonUI(reason)?.source?.() ?? kindWord(reason);

const colours = (reason: string) => COLOURS[reason] ?? reasonUI(reason)?.colour ?? OTHER;
export const sourceColour = (reason: string): string => colours(reason).fill;
export const sourceInk = (reason: string): string => colours(reason).ink;
/** The sources with a colour of their own, of the game and of all expansions that are loaded. */
export const coloured = (): string[] => [
  ...Object.keys(COLOURS),
  ...expansions().flatMap((ui) => Object.keys(ui.reasons ?? {})),
];
