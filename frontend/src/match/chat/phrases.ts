// Ready phrases: sent as codes, shown to each reader in the reader's own language.

import type { components } from "../../api/schema.d.ts";
import type { ChatLine } from "../../protocol/types.ts";
import { t } from "../../words/messages.ts";

export type Phrase = NonNullable<components["schemas"]["NewChatMessage"]["phrase"]>;

/** Every phrase that the server knows, with the key of its words, in the order in which they are offered. */
const KEYS = {
  hello: "phrase.hello",
  good_luck: "phrase.good_luck",
  nice_move: "phrase.nice_move",
  well_played: "phrase.well_played",
  thanks: "phrase.thanks",
  sorry: "phrase.sorry",
  one_moment: "phrase.one_moment",
  back: "phrase.back",
  thinking: "phrase.thinking",
  your_turn: "phrase.your_turn",
  rematch: "phrase.rematch",
  bye: "phrase.bye",
} as const satisfies Record<Phrase, string>;

export const PHRASES = Object.keys(KEYS) as Phrase[];

export const phraseWords = (phrase: Phrase): string => t(KEYS[phrase]);

/** What a line says: a phrase that this page knows in the reader's language, else the text as it was sent. */
export function lineWords({ phrase, text }: Pick<ChatLine, "phrase" | "text">): string {
  return phrase !== undefined && phrase in KEYS ? phraseWords(phrase as Phrase) : text;
}
