// What the settings of a table and the rules show of an expansion: words under the server's names.

import type { Locale } from "../i18n/core.svelte.ts";

/** What the card of an expansion says. */
export interface CardWords {
  /** Pieces and tiles, in a line. */
  readonly adds: string;
  /** The decisions it brings, in a line. */
  readonly asks: string;
  /** Its rules in brief. */
  readonly rules: readonly string[];
  readonly maker: string;
}

export interface OptionWords {
  readonly title: string;
  /** Left out in English: the server says it. */
  readonly text?: string;
  /** By value; "yes", "no", "on" and "off" have words of the core. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Words for what can be set up: the expansion itself, its parts, its options under the server's names. */
export interface ExpansionWords {
  readonly title?: string;
  readonly card?: CardWords;
  readonly parts?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** Keys that it gives a meaning, for the page about the site. */
  readonly keys?: readonly (readonly [keys: readonly string[], what: string])[];
}

/** What the settings of a table and the rules show of an expansion. */
export interface SetupUI {
  readonly words: Readonly<Record<Locale, ExpansionWords>>;
  /** Designs that show at a glance what it is about. */
  readonly tiles?: readonly string[];
}
