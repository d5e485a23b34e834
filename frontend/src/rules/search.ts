// Looking for words in the clauses: every word must occur, at the beginning of a word or as part of a clause's name.

import type { Block, Rulebook } from "../api/types.ts";

export interface Found {
  rulebook: string;
  chapter: string;
  clause: Block;
}

/** Lower case and without accents. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const words = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The clauses in which every word of the question occurs; none for a question without words. */
export function search(rulebooks: readonly Rulebook[], question: string): Found[] {
  const asked = words(question);
  if (asked.length === 0) return [];
  return rulebooks.flatMap((rulebook) =>
    rulebook.chapters.flatMap((chapter) =>
      chapter.blocks
        .filter((block) => block.kind === "clause" && answers(block, asked))
        .map((clause) => ({ rulebook: rulebook.name, chapter: chapter.title, clause })),
    ),
  );
}

function answers(clause: Block, asked: readonly string[]): boolean {
  const said = words([clause.id, clause.text, ...(clause.examples ?? []), ...(clause.why ?? [])].join(" "));
  return asked.every((word) => said.some((one) => one.startsWith(word)));
}
