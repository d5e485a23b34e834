// What an idea says: what to do, why, and how much better it is.

import { locale } from "../../i18n/index.ts";
import { reasonSentence } from "../../words/reasons/reasons.ts";
import { actionWord } from "../../words/words.ts";
import { steps, type Idea } from "./idea.ts";
import { t } from "./messages.ts";

/** What to do now, and then with the figures. */
export function todoWord(idea: Idea): string {
  const [first, ...rest] = steps(idea).map(actionWord);
  // An idea of the tile alone says nothing of figures.
  const none = idea.actions[0]?.type === "place_tile" && idea.actions.length > 1 ? t("then.none") : null;
  const then = rest.length > 0 ? rest.join(", ") : none;
  return then === null ? (first ?? "") : `${first}, ${t("then", { what: then })}`;
}

/** Why it is good. */
export function whyWord(idea: Idea, nameOf: (seat: number) => string): string {
  if (idea.reason) return reasonSentence(idea.reason, nameOf);
  return idea.goesOn ? t("goesOn") : t("usual");
}

const signed = (chance: number): string =>
  new Intl.NumberFormat(locale(), { style: "percent", signDisplay: "exceptZero" }).format(chance);

/** "+4 · +8%", and the same in words; null where nothing was weighed or it would say nothing. */
export function gainWords({ points, chance }: Idea): { short: string; long: string } | null {
  const count = Math.round(points ?? 0);
  if (count < 1) return null;
  const percent = Math.round((chance ?? 0) * 100);
  const parts = [t("points", { count }), ...(percent > 0 ? [t("chance", { percent })] : [])];
  return { short: [`+${count}`, ...(percent > 0 ? [signed(percent / 100)] : [])].join(" · "), long: parts.join(", ") };
}
