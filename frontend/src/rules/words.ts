// What the ledgers are called in the reader's language.

import { expansionName } from "../table/words.ts";
import { t } from "./messages.ts";
import { shelf } from "./shelf.svelte.ts";

/** The name of a ledger: ours for what is no box, the box's name, else the ledger's own title. */
export function ledgerName(name: string): string {
  if (name === "base" || name === "house" || name === "interactions") return t(`rules.${name}`);
  const title = shelf.all?.ledgers.find((one) => one.name === name)?.title;
  return expansionName(name, title);
}
