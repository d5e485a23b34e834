// The winner in a sentence, and the line below: by how much, how long, since when.

import type { Headline } from "../../protocol/types.ts";
import { shownName } from "../../shownName.ts";
import { list } from "../../words/words.ts";
import { t } from "./messages.ts";
import type { Row } from "./result.ts";
import type { ScoreGraph } from "./scoreGraph.ts";

/** "Ann wins with 80 points": the number is in the message, for German has it in the dative. */
export function winningWord(winners: readonly Row[]): string {
  const [first] = winners;
  const count = first?.total ?? 0;
  return winners.length === 1
    ? t("over.winner", { name: first?.name ?? "", count })
    : t("over.shared", { names: list(winners.map((row) => row.name)), count });
}

export function storyOf(
  headline: Headline,
  rows: readonly Row[],
  since: number | null,
  graph: ScoreGraph | null,
): string[] {
  const [winner, second] = rows;
  const said: string[] = [];
  if (winner && second && second.rank > 1 && winner.total > second.total)
    said.push(t("over.ahead", { number: winner.total - second.total, name: second.name }));
  if (graph && graph.tiles > 0) said.push(t("over.tiles", { count: graph.tiles }));
  const ms = Date.parse(headline.ended ?? "") - Date.parse(headline.started ?? "");
  if (ms >= 60_000) said.push(t("over.minutes", { count: Math.round(ms / 60_000) }));
  if (since !== null && since > 0) said.push(t("over.lead", { number: since }));
  const absent = headline.seats.filter((seat) => seat.absent).map((seat) => shownName(seat.name));
  if (absent.length > 0) said.push(t("over.claimed", { names: list(absent) }));
  return said;
}
