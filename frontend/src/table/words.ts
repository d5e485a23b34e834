// Names of editions, expansions, options and their values. The server speaks English; what we have in other languages
// stands in src/i18n/rules.*.ts under the server's own names, so a new option is readable at once and translatable
// later.

import type { OptionInfo, OptionValue } from "../api/types.ts";
import { locale, t } from "../i18n/index.ts";
import { rulesWords } from "../i18n/rules.ts";
import { known } from "./settings/setup.svelte.ts";

const word = (key: string): string | undefined => rulesWords[locale()][key] ?? rulesWords.en[key];

export const editionName = (name: string): string => word(`edition.${name}`) ?? name;

/** A box's name: ours, else the server's, else `otherwise` or what its own name says. */
export function expansionName(name: string, otherwise?: string): string {
  return (
    word(`expansion.${name}`) ??
    known.setup?.expansions.find((one) => one.name === name)?.title ??
    otherwise ??
    spaced(name)
  );
}

export const partName = (part: { name: string; title: string }): string => word(`part.${part.name}`) ?? part.title;

export const optionText = (option: OptionInfo): string => rulesWords[locale()][`option.${option.name}`] ?? option.text;

/** A short title: our own where there is one, else made of the option's name. */
export const optionTitle = (option: OptionInfo): string =>
  word(`title.${option.name}`) ?? spaced(option.name.split(".").at(-1) ?? option.name);

export function valueWords(option: OptionInfo, value: OptionValue): string {
  if (typeof value === "number") return t("option.seat", { number: value + 1 });
  return word(`value.${option.name}.${value}`) ?? word(`value.${value}`) ?? spaced(String(value));
}

function spaced(name: string): string {
  const words = name.replace(/[-_.]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const botName = (level: string): string => word(`bot.${level}`) ?? spaced(level);
