// What is said at a game file that these rules could not replay as a whole, each a sentence.

import { isMalformed, localizedRefusal, type SeatName } from "../../i18n/refusals.ts";
import type { ReplayNote } from "../../protocol/types.ts";
import { t } from "./messages.ts";

export interface NoteSentence {
  readonly text: string;
  /** The clause behind it, if one speaks. */
  readonly clause?: string | undefined;
}

export function noteSentences(note: ReplayNote, name: SeatName): NoteSentence[] {
  const { revision: known, stopped: number, refusal, newer, differs } = note;
  const said: NoteSentence[] = [];
  if (newer !== undefined) said.push({ text: t("newer", { newer, known }) });
  if (differs !== undefined) said.push({ text: t("differs", { number: differs }) });
  if (number !== undefined && refusal) {
    const why = isMalformed(refusal) ? t("unknown") : localizedRefusal(refusal, name);
    said.push({ text: t("stopped", { number, code: refusal.code, why }), clause: refusal.clause });
  }
  return said;
}

/** In two words: the game ends early, or what is shown may not be what was played. */
export const noteBadge = (note: ReplayNote): string => t(note.stopped === undefined ? "unsure" : "unchecked");
