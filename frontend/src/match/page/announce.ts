// What is read out and sounded when events arrive while one is at the table.

import { SALE } from "../../bazaar/auction.ts";
import { opened } from "../../bazaar/words.ts";
import { alerted, isAsked, taken, turnNotes } from "../../boxes/words.ts";
import type { Art } from "../../art/art.ts";
import type { MatchEvent, View } from "../../protocol/types.ts";
import { gainsOf } from "../log/last.ts";
import { t } from "../../words/messages.ts";
import type { Cue } from "./sounds.ts";
import { eventWord, list, pointsWords, tileWord } from "../../words/words.ts";

/** The sentence to read out (empty: none) and the sound; `views[n]` is the view after event n, `seat` the reader's. */
export function announce(
  events: readonly MatchEvent[],
  views: readonly View[],
  seat: number | null,
  art: Art | null,
): { said: string; cue: Cue } {
  const words = events.flatMap((event) => {
    const [before, after] = [views[event.number - 1], views[event.number]!];
    const scores = pointsWords(before, after);
    const quiet = ["end_turn", "draw_tile"].includes(event.action.type) || event.action.seat === seat;
    return [
      ...(quiet ? [] : [eventWord(event, after, art, before)]),
      ...opened(before, after),
      ...taken(before, after, { list }),
      ...scores,
    ];
  });
  const now = views.at(-1)!;
  const [mine, kind, hand] = [now.decision?.seat === seat, now.decision?.kind ?? "", now.turn?.tile];
  const others = events.some((event) => event.action.seat !== seat);
  const turn = mine && kind === "place_tile" && others;
  const asked = mine && (SALE.includes(kind) || kind === "castle" || isAsked(kind));
  if (turn) words.push(`${t("turn.alert")}. ${hand ? t("place.hand", { tile: tileWord(art, hand) }) : ""}`);
  if (mine && isAsked(kind))
    words.push(...(kind === "abbey" && others ? [t("turn.alert")] : []), alerted(now.decision) ?? "");
  // The second tile of a turn is news for everybody.
  if (now.turn?.["half"] === 2 && views.at(-2)?.turn?.["half"] !== 2) words.push(...turnNotes(now).slice(0, 1));
  if (now.over) words.push(t("turn.over"));
  const gains = gainsOf(views.at(-2), now).size > 0;
  const cue = now.over
    ? "over"
    : turn || asked
      ? "turn"
      : gains
        ? "score"
        : events.at(-1)?.action.type === "place_tile"
          ? "place"
          : "figure";
  return { said: words.join(". "), cue };
}
