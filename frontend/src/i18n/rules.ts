// Words for what the server names: editions, expansions, options, values, bots. Keys are built from the server's names
// (`option.<name>`, `title.<name>`, `value.<option>.<value>` or `value.<value>`, `expansion.<name>`,
// `edition.<name>`, `bot.<level>`); what is missing here is shown as the server says it.

import type { Locale } from "./core.svelte.ts";
import { rulesDe } from "./rules.de.ts";
import { rulesEn } from "./rules.en.ts";
import { rulesPl } from "./rules.pl.ts";

export type RulesWords = Readonly<Record<string, string>>;
export const rulesWords: Record<Locale, RulesWords> = { en: rulesEn, de: rulesDe, pl: rulesPl };
