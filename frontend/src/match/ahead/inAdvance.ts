// The answers in advance of the seat that this device plays now.

import type { InAdvance } from "../../expansions/types.ts";
import type { Match } from "../../protocol/client.svelte.ts";

/** What panels get; null for spectators, in a match that is over, and in a game without such answers. */
export function inAdvance(match: Match): InAdvance | null {
  const { answers, seat } = match;
  if (!answers || seat === null || answers.kinds.length === 0 || match.status !== "running") return null;
  return {
    seat,
    kinds: answers.kinds,
    given: answers.held.find((held) => held.seat === seat)?.answers ?? [],
    asleep: match.connection !== "live",
    give: (answer) => match.answerAhead(seat, answer, true),
    takeBack: (answer) => match.answerAhead(seat, answer, false),
  };
}
