// The pages for players: their sentences, and those that sum up a clause.

import type { Rulebook, Sentence, Summary, SummarySection } from "../api/types.ts";
import { locale } from "../i18n/index.ts";
import { rulebookStore } from "./rulebookStore.svelte.ts";

/** The page for players in the chosen language; undefined for a rulebook that has none. */
export const summaryOf = (book: Rulebook): Summary | undefined => book.summary?.[locale()];

/** Every sentence of a page. A row of a table is one sentence with all clauses of its cells. */
export function sentencesOf(page: Summary): Sentence[] {
  const blocks = page.sections.flatMap((section) => section.blocks);
  const rows = blocks.flatMap((block) => block.rows ?? []);
  return [
    ...page.caption,
    ...blocks.flatMap((block) => block.sentences ?? []),
    ...rows.map((row) => ({
      text: row.map((cell) => cell.text).join(": "),
      clauses: row.flatMap((cell) => cell.clauses),
    })),
  ];
}

/** What the page for players says where it sums up a clause; the caption of the picture only if nothing else does. */
export function sentencesAbout(book: Rulebook, clause: string): Sentence[] {
  const page = summaryOf(book);
  if (!page) return [];
  const about = sentencesOf(page).filter((sentence) => sentence.clauses.includes(clause));
  const rules = about.filter((sentence) => !page.caption.includes(sentence));
  return rules.length > 0 ? rules : about;
}

/** The first two sections of an expansion's page; empty until the rules are loaded, and where there is no page. */
export const cardOf = (name: string): readonly SummarySection[] =>
  rulebookStore.all?.ledgers.find((rulebook) => rulebook.name === name)?.card[locale()] ?? [];

/** What an expansion brings, as one paragraph; undefined where nobody says. */
export function newIn(name: string): string | undefined {
  const sentences = cardOf(name)[0]?.blocks.flatMap((block) => block.sentences ?? []) ?? [];
  return sentences.length > 0 ? sentences.map((sentence) => sentence.text).join(" ") : undefined;
}
