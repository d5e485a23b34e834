// The sentence of a refusal in the reader's language. The server sends a code with params that are ids; each language
// has a text for each code, fetched when something is first refused. A code without a text here keeps the server's
// English sentence.

import { locale, type Locale } from "./core.svelte.ts";
import { loadWords } from "./loading.ts";
import type { Noun } from "./nouns.ts";
import { de } from "./refusals.de.ts";
import { en } from "./refusals.en.ts";
import { pl } from "./refusals.pl.ts";
import type { CoreRefusalWords, RefusalWords } from "./refusalWords.ts";
import { render, type Message } from "./render.ts";
import { momentWord, waitWord } from "./times.ts";

export interface RefusalSent {
  readonly code: string;
  readonly sentence: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** The name of a seat's player; null where the reader sits there. */
export type SeatName = (seat: number) => string | null;

type Values = Record<string, string | number>;
type Form = (id: string | number) => Values;

const core: Record<Locale, CoreRefusalWords> = { en, de, pl };
const expansions: Record<Locale, RefusalWords>[] = [];

/** Adds the texts and words of an expansion. */
export const addRefusals = (words: Record<Locale, RefusalWords>): unknown => expansions.push(words);

/** Every catalogue of a language: the core's, then the expansions'. */
const all = (language: Locale): RefusalWords[] => [core[language], ...expansions.map((words) => words[language])];

function found<T>(language: Locale, look: (words: RefusalWords) => T | undefined): T | undefined {
  for (const words of all(language)) {
    const value = look(words);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The types of params by their names; a param that is not here is a number or a text, shown as it is. */
export const PARAM_TYPES = {
  player: "seat",
  players: "seat",
  piece: "piece",
  kind: "kind",
  neighbour: "kind",
  kinds: "kind",
  side: "side",
  task: "task",
  seconds: "seconds",
  until: "time",
} as const satisfies Record<string, string>;

/** Fetches the texts, before `localizedRefusal` is asked. Where they can't be had, the server's sentences remain. */
export const refusalWords = (): Promise<void> => loadWords(locale(), "refusals").catch(() => undefined);

/** Whether the refusal is about malformed input, which this page should never send: its only param is the detail. */
export const isMalformed = ({ params }: RefusalSent): boolean =>
  params !== undefined && Object.keys(params).join() === "detail";

/** The sentence of a refusal in the chosen language, else the server's. */
export function localizedRefusal(refusal: RefusalSent, name: SeatName = letterOf): string {
  const language = locale();
  const own = found(language, (words) => textOf(words, refusal.code));
  const text = own ?? (isMalformed(refusal) ? textOf(core[language], "page.malformed") : undefined);
  if (text === undefined) return refusal.sentence;
  const values = valuesOf(refusal.params ?? {}, language, name);
  return holesOf(text).every((hole) => hole in values) ? render(text, values, language) : refusal.sentence;
}

/** A catalogue has no texts before it is fetched. */
const textOf = ({ texts }: Partial<RefusalWords>, code: string): Message | undefined => texts?.[code];

/** The placeholders of a text, in all its plural forms. */
export const holesOf = (text: Message): string[] =>
  (typeof text === "string" ? [text] : Object.values(text)).flatMap((form) =>
    [...form.matchAll(/\{([\w.]+)\}/g)].map(([, hole = ""]) => hole),
  );

/** All values a text may ask for: `piece`, `piece.acc` … for each param. */
function valuesOf(params: Readonly<Record<string, unknown>>, language: Locale, name: SeatName): Values {
  const forms = formsOf(language, name);
  const values: Values = {};
  for (const [param, sent] of Object.entries(params)) {
    const form = forms[(PARAM_TYPES as Record<string, string>)[param] ?? "plain"]!;
    const each = (Array.isArray(sent) ? sent : [sent]).map((id: string | number) => form(id));
    const plain = each.map((one) => one["nom"]!);
    values[param] = plain.length === 1 ? plain[0]! : plain.join(", ");
    for (const [form, word] of Object.entries(each[0] ?? {})) values[`${param}.${form}`] = word;
  }
  return values;
}

/** The word for a kind of piece in the chosen language; undefined if no folder has one. */
export const pieceNoun = (piece: string): Noun | undefined => found(locale(), ({ pieces }) => pieces?.[piece]);

function formsOf(language: Locale, name: SeatName): Record<string, Form> {
  const noun = (group: "pieces" | "kinds") => (id: string | number) =>
    found(language, (words): Noun | undefined => words[group]?.[id]) ?? { nom: String(id) };
  return {
    seat: (seat) => player(name(Number(seat)) ?? core[language].you),
    piece: noun("pieces"),
    kind: noun("kinds"),
    side: (side) => core[language].sides[side] ?? { nom: String(side) },
    task: (task) => ({ nom: found(language, ({ tasks }) => tasks?.[task]) ?? "" }),
    seconds: (value) => ({ nom: waitWord(Number(value), language) }),
    time: (value) => ({ nom: momentWord(String(value), language) }),
    plain: (value) => ({ nom: value }),
  };
}

const player = (nom: string): Values => ({ nom, s: `${nom}’s` });

/** Before names are known, a seat is called by its letter. */
const letterOf = (seat: number): string => String.fromCharCode(65 + seat);
