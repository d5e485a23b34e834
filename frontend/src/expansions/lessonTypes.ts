// The words of lessons, under the names that `rules/` gives lessons and their steps.

import type { Locale } from "../i18n/core.svelte.ts";

export interface StepWords {
  /**
   * What to do, for each of the step's actions in one or two short sentences that can be understood alone. An
   * `end_turn` at the end of a step may be left out: the page has words for it.
   */
  readonly goal: readonly string[];
  /** What came of it, shown when the step is done. */
  readonly done: string;
}

export interface LessonWords {
  readonly title: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

/** The lessons of one file of `rules/`, by name, in each language. */
export type LessonTexts = Readonly<Record<Locale, Readonly<Record<string, LessonWords>>>>;
