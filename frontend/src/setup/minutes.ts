// How long a game will take: the decisions that games take, counted in games between bots (lobby/presets/lengths.json),
// times a pace. The pace of people is an assumption, which the page states; nobody has measured it.

import { t } from "../i18n/index.ts";
import type { Preset, Table } from "../api/types.ts";

/** Seconds of a person for each decision: quick, and at leisure. */
const PERSON_S = [10, 20] as const;
const BOT_S = 1; // its pause before each action, and the movement of the pieces
const STEP = 5; // minutes to round to

/** Seats that persons will have, as far as the table knows. */
export function peopleAt(table: Pick<Table, "size" | "seats">): number {
  const bots = table.seats.filter((seat) => seat?.kind === "bot").length;
  return Math.max(1, table.size - bots);
}

/** Minutes of a whole game, from and to; `people` of the seats are persons. */
export function minutes(decisions: number, seats: number, people: number): [number, number] {
  const own = (decisions * people) / seats;
  const [quick, slow] = PERSON_S.map((each) => (own * each + (decisions - own) * BOT_S) / 60) as [number, number];
  const from = Math.max(STEP, Math.round(quick / STEP) * STEP);
  return [from, Math.max(from + STEP, Math.round(slow / STEP) * STEP)];
}

/** "25 to 45 minutes", or in short "25–45 min"; empty where nobody has counted games of so many seats. */
export function lengthWords(
  preset: Preset | undefined,
  seats: number,
  people: number,
  words: "length.minutes" | "length.short" = "length.minutes",
): string {
  return spanWords(preset?.decisions[String(seats)], seats, people, words);
}

/** The same of so many decisions; empty if their number is not known. */
export function spanWords(
  decisions: number | undefined,
  seats: number,
  people: number,
  words: "length.minutes" | "length.short",
): string {
  if (!decisions) return "";
  const [from, to] = minutes(decisions, seats, people);
  return t(words, { from, to });
}
