// Words for what the server names: editions, the base game's options and their values, bots. Keys are built from the
// server's names (`option.<name>`, `title.<name>`, `value.<option>.<value>` or `value.<value>`, `edition.<name>`,
// `bot.<level>`). What is missing here is shown as the server sends it. The words of an expansion stand in its folder.

import type { Locale } from "./core.svelte.ts";
import { rulesDe } from "./rules.de.ts";
import { rulesEn } from "./rules.en.ts";
import { rulesPl } from "./rules.pl.ts";

export type RulesWords = Readonly<Record<string, string>>;
export const rulesWords: Record<Locale, RulesWords> = { en: rulesEn, de: rulesDe, pl: rulesPl };
