// What a language needs to word refusals: texts by code, and the words for the ids in their params. The core has one
// such catalogue for each language, an expansion one in its folder.

import type { Noun } from "./nouns.ts";
import type { Catalogue, Plural } from "./render.ts";

type Nouns = Readonly<Record<string, Noun>>;

export interface RefusalWords {
  /** By code. */
  readonly texts: Catalogue;
  readonly pieces?: Nouns;
  readonly kinds?: Nouns;
  /** What a player has to do in a decision, as a sentence, by the decision's kind. */
  readonly tasks?: Readonly<Record<string, string>>;
}

export interface CoreRefusalWords extends RefusalWords {
  readonly sides: Nouns;
  /** The reader, among the names of players. */
  readonly you: string;
}

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Noun ? Noun : T[K] };
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plural };

/** The same in another language: the same codes and ids, plurals where the original has plurals. */
export type RefusalTranslation<W extends RefusalWords> = {
  readonly [K in keyof W]: K extends "texts" ? Texts<W[K]> : W[K] extends string ? string : Same<W[K]>;
};
