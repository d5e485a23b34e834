// Which sentences of a lesson concern the learner now, and which came before.

import type { LessonWords, StepWords } from "../expansions/lessonTypes.ts";

/** Where the learner is: the step, and how many of its actions are played. */
export interface Point {
  readonly step: number;
  readonly nth: number;
}

export interface Said {
  /** What came of the step that was just done. */
  readonly praise: string | undefined;
  /** The sentence of the action that was just played, within a step. */
  readonly ticked: string | undefined;
  /** What to do now. */
  readonly goal: string | undefined;
}

/** A step that the learner has been in: what was done in it, and what came of it. */
export interface Past {
  /** From 1. */
  readonly number: number;
  readonly ticked: readonly string[];
  readonly done: string | undefined;
}

/** The sentence of one of a step's actions; `end` is that of an end of turn that has none of its own. */
const sentence = (words: StepWords | undefined, nth: number, end: string): string | undefined =>
  words && (words.goal[nth] ?? end);

/** What the panel shows. `praised` is the step that the last action has completed. */
export function saidNow(
  words: LessonWords,
  steps: readonly string[],
  at: Point,
  praised: number | null,
  end: string,
): Said {
  const here = words.steps[steps[at.step] ?? ""];
  return {
    praise: praised === null ? undefined : words.steps[steps[praised] ?? ""]?.done,
    ticked: at.nth > 0 ? sentence(here, at.nth - 1, end) : undefined,
    goal: sentence(here, at.nth, end),
  };
}

/** All that was said before, step by step. */
export function saidBefore(words: LessonWords, steps: readonly string[], at: Point): Past[] {
  const reached = steps.slice(0, at.step + (at.nth > 0 ? 1 : 0));
  return reached.map((step, index) => {
    const { goal = [], done } = words.steps[step] ?? {};
    const over = index < at.step;
    return { number: index + 1, ticked: over ? goal : goal.slice(0, at.nth), done: over ? done : undefined };
  });
}
