// What makes two running matches of the same players differ: how each stands, what it is played with, its last move.

import type { MatchCard } from "../../api/types.ts";
import { t } from "../../i18n/index.ts";
import { ago, listed } from "../../i18n/phrases.ts";
import type { WayBack } from "../../remembered/matches.ts";
import { expansionName } from "../../setup/words.ts";
import { shownName } from "../../shownName.ts";

function played({ expansions }: MatchCard): string {
  const [first, ...others] = expansions;
  if (!first) return t("table.base");
  return others.length > 0
    ? `${expansionName(first)} ${t("table.more", { count: others.length })}`
    : expansionName(first);
}

/** The points in the order of the names. */
const points = ({ seats }: MatchCard) => seats.map(({ score }) => score).join(" : ");

export function wayBack(match: MatchCard): WayBack {
  const moved = match.moved ? [t("match.moved", { ago: ago(match.moved) })] : [];
  return {
    id: match.id,
    names: listed(match.seats.map(({ name }) => shownName(name))),
    about: [points(match), played(match), ...moved].join(" · "),
    yours: match.your_turn ?? false,
  };
}
