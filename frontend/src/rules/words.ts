// What the rulebooks are called in the reader's language.

import { expansionName } from "../setup/words.ts";
import { t } from "./messages.ts";
import { rulebookStore } from "./rulebookStore.svelte.ts";
import { newIn } from "./summary.ts";

const OURS = ["base", "house", "interactions"] as const;
const ours = (name: string) => OURS.find((one) => one === name);

/** What a rulebook is about, in a line; nothing for an expansion without words. */
export function rulebookBrief(name: string): string | undefined {
  const own = ours(name);
  return own ? t(`rules.brief.${own}`) : newIn(name);
}

/** The name of a rulebook: ours for what is no expansion, the expansion's name, else its own title. */
export function rulebookName(name: string): string {
  const own = ours(name);
  if (own) return t(`rules.${own}`);
  const title = rulebookStore.all?.ledgers.find((one) => one.name === name)?.title;
  return expansionName(name, title);
}
