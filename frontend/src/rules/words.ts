// What the ledgers are called in the reader's language.

import { cardWords } from "../setup/cards.ts";
import { expansionName } from "../setup/words.ts";
import { t } from "./messages.ts";
import { rulebookStore } from "./rulebookStore.svelte.ts";

const OURS = ["base", "house", "interactions"] as const;
const ours = (name: string) => OURS.find((one) => one === name);

/** What a ledger is about, in a line; nothing for a box without words. */
export function ledgerBrief(name: string): string | undefined {
  const own = ours(name);
  return own ? t(`rules.brief.${own}`) : cardWords(name)?.adds;
}

/** The name of a ledger: ours for what is no box, the box's name, else the ledger's own title. */
export function ledgerName(name: string): string {
  const own = ours(name);
  if (own) return t(`rules.${own}`);
  const title = rulebookStore.all?.ledgers.find((one) => one.name === name)?.title;
  return expansionName(name, title);
}
