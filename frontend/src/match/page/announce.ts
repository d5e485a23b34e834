// What is read out and sounded when events arrive while one is at the table.

import type { Art } from "../../art/art.ts";
import { decisionUI, gathered } from "../../expansions/registry.ts";
import type { MatchEvent, View } from "../../protocol/types.ts";
import { gainsOf } from "../log/lastPlaced.ts";
import { t } from "../../words/messages.ts";
import type { Cue } from "./sounds.ts";
import { cameWords, eventWord, pointsWords, tileWord } from "../../words/words.ts";
import { silent, turnAlert } from "../turn/turn.ts";

/**
 * The sentence to read out (empty: none) and the sound; `views[n]` is the view after event n, `seat` the reader's;
 * `shared`: several persons play here.
 */
export function announce(
  events: readonly MatchEvent[],
  views: readonly View[],
  seat: number | null,
  art: Art | null,
  shared = false,
): { said: string; cue: Cue } {
  const words = events.flatMap((event) => {
    const [before, after] = [views[event.number - 1], views[event.number]!];
    const scores = pointsWords(before, after);
    const quiet = silent(event.action) || event.action.seat === seat;
    return [
      ...(quiet ? [] : [eventWord(event, after, art, before)]),
      ...cameWords(before, after, event.action),
      ...scores,
    ];
  });
  const now = views.at(-1)!;
  const [mine, kind, hand] = [now.decision?.seat === seat, now.decision?.kind ?? "", now.turn?.tile];
  const others = events.some((event) => event.action.seat !== seat);
  const turn = mine && kind === "place_tile" && others;
  const asked = mine ? decisionUI(kind) : undefined;
  if (turn) words.push(`${turnAlert(now, shared)}. ${hand ? t("place.hand", { tile: tileWord(art, hand) }) : ""}`);
  if (asked?.alert) words.push(...(asked.opensTurn && others ? [turnAlert(now, shared)] : []), asked.alert(now));
  words.push(...gathered("news", (news) => news(views.at(-2), now)));
  if (now.over) words.push(t("turn.over"));
  const gains = gainsOf(views.at(-2), now).size > 0;
  const cue = now.over
    ? "over"
    : turn || (asked && !asked.quiet)
      ? "turn"
      : gains
        ? "score"
        : events.at(-1)?.action.type === "place_tile"
          ? "place"
          : "figure";
  return { said: words.join(". "), cue };
}
