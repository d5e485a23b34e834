// What the settings of a table and the rules show of an expansion: words under the server's names.

import type { Locale } from "../i18n/core.svelte.ts";
import type { RefusalWords } from "../i18n/refusalWords.ts";

export interface OptionWords {
  readonly title: string;
  /** Left out in English: the server says it. */
  readonly text?: string;
  /** By value; "yes", "no", "on" and "off" have words of the core. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Words for what can be set up: the expansion itself, its parts, its options under the server's names. What its card
 * says of the rules comes from the page for players (docs/rules/summary/).
 */
export interface ExpansionWords {
  readonly title?: string;
  /** The author and the date. */
  readonly maker?: string;
  readonly parts?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, OptionWords>>;
  /**
   * Titles of the chapters of its rulebook, and of its chapters of the rulebooks that expansions share, under the
   * English ones. Left out in English: the server says them.
   */
  readonly chapters?: Readonly<Record<string, string>>;
  /** Keys that it gives a meaning, for the page about the site. */
  readonly keys?: readonly (readonly [keys: readonly string[], what: string])[];
}

/** What the settings of a table and the rules show of an expansion. */
export interface SetupUI {
  readonly words: Readonly<Record<Locale, ExpansionWords>>;
  /** Texts for the expansion's own codes of refusals, and the words for its pieces, kinds and decisions. */
  readonly refusals?: Readonly<Record<Locale, RefusalWords>>;
  /** Designs that show at a glance what it is about. */
  readonly tiles?: readonly string[];
}
