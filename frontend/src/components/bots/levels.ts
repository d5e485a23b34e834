// What a level of bots is called, how it plays and how strong it is, in words. A level that only the server knows has
// its own name and nothing else.
import type { Strength } from "../../api/types.ts";
import { t, type catalogues } from "./messages.ts";
import { FACES } from "./faces.ts";

type Key = keyof (typeof catalogues)["en"];
/** The level that a newcomer's bots have. */
export const USUAL = "greedy";
/** From the weakest on; a page shows them until the server has said which it has. */
export const LEVELS: readonly string[] = Object.keys(FACES);
/** Levels whose thinking can be noticed. */
const SLOW: ReadonlySet<string> = new Set(["patient"]);

const known = (level: string): boolean => level in FACES;
const said = (what: string, level: string): string => t(`${what}.${level}` as Exclude<Key, "strength">);

/** What the level is called: "Fox". */
export const levelName = (level: string): string =>
  known(level) ? said("name", level) : level.charAt(0).toUpperCase() + level.slice(1);

/** How strong it is in a word: "Strong". */
export const levelKind = (level: string): string => (known(level) ? said("kind", level) : "");

/** Its name and how strong it is, for lists of words: "Fox (Strong)". */
export const levelTitle = (level: string): string =>
  known(level) ? `${levelName(level)} (${levelKind(level)})` : levelName(level);

/** How it plays, in a sentence. */
export const levelLine = (level: string): string => (known(level) ? said("line", level) : "");

/** How long its moves take, in a sentence. */
export const levelPace = (level: string): string =>
  known(level) ? t(SLOW.has(level) ? "pace.patient" : "pace.usual") : "";

/** How strong it is against the level below it, by games that were counted. `levels`: from the weakest on. */
export function levelStrength(level: string, levels: readonly string[], strengths: readonly Strength[]): string {
  const found = strengths.find((one) => one.level === level);
  if (!found) return levels[0] === level && levels.length > 1 ? t("easiest") : "";
  const other = known(found.against) ? said("other", found.against) : levelName(found.against);
  return t("strength", { percent: Math.round(100 * found.share), games: found.games, other });
}
