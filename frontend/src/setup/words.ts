// Names of editions, expansions, options and their values. The server sends English; words of the base game stand in
// src/i18n/rules.*.ts, those of an expansion in its folder, both under the server's names. What has no words is shown
// as it is sent.

import type { OptionInfo, OptionValue } from "../api/types.ts";
import { setupUI, setupUIs } from "../expansions/registry.ts";
import type { ExpansionWords, OptionWords } from "../expansions/types.ts";
import { locale, t } from "../i18n/index.ts";
import { pieceNoun } from "../i18n/refusals.ts";
import { rulesWords } from "../i18n/rules.ts";
import { mark } from "../seats.ts";
import { known } from "./setup.svelte.ts";

/** The option whose numbers are seats; those of others are numbers. */
const SEAT = "setup.first_player";

const word = (key: string): string | undefined => rulesWords[locale()][key] ?? rulesWords.en[key];

/** What an expansion's words say in the chosen language, else in English; the first that has something to say. */
function own<T>(say: (words: ExpansionWords) => T | undefined, uis = setupUIs()): T | undefined {
  for (const { words } of uis) {
    const said = say(words[locale()]) ?? say(words.en);
    if (said !== undefined) return said;
  }
  return undefined;
}
const optionWords = ({ name }: OptionInfo): OptionWords | undefined => own((words) => words.options?.[name]);

export const editionName = (name: string): string => word(`edition.${name}`) ?? name;

const titled = (name: string): string | undefined => {
  const ui = setupUI(name);
  return ui && own((words) => words.title, [ui]);
};

/** An expansion's name: ours, else the server's, else `otherwise`, else made from its id. */
export function expansionName(name: string, otherwise?: string): string {
  return titled(name) ?? known.setup?.expansions.find((one) => one.name === name)?.title ?? otherwise ?? spaced(name);
}

/** The name of a kind of piece, as it begins a line. */
export function pieceName(piece: string): string {
  const noun = pieceNoun(piece)?.["nom"] ?? spaced(piece);
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

export const partName = (part: { name: string; title: string }): string =>
  own((words) => words.parts?.[part.name]) ?? part.title;

/** What an option does: in the chosen language where it has words, else the server's text. */
export const optionText = (option: OptionInfo): string =>
  rulesWords[locale()][`option.${option.name}`] ?? own((words) => words.options?.[option.name]?.text) ?? option.text;

/** A short title: our own where there is one, else made of the option's name. */
export const optionTitle = (option: OptionInfo): string =>
  word(`title.${option.name}`) ?? optionWords(option)?.title ?? spaced(option.name.split(".").at(-1) ?? option.name);

export function valueWords(option: OptionInfo, value: OptionValue): string {
  if (typeof value === "number")
    return option.name === SEAT ? t("option.seat", { letter: mark(value).letter }) : `${value}`;
  const values = optionWords(option)?.values;
  return (
    word(`value.${option.name}.${value}`) ?? values?.[String(value)] ?? word(`value.${value}`) ?? spaced(String(value))
  );
}

function spaced(name: string): string {
  const words = name.replace(/[-_.]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
