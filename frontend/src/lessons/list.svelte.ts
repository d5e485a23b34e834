// Which lessons there are: asked once.

import { call, type Refusal } from "../api/http.ts";
import type { LessonLine } from "../api/types.ts";

const state = $state<{ list: readonly LessonLine[] | null; refusal: Refusal | null }>({ list: null, refusal: null });
let asking: Promise<void> | null = null;

export const known = {
  get list(): readonly LessonLine[] | null {
    return state.list;
  },
  get refusal(): Refusal | null {
    return state.refusal;
  },
  /** The lesson after this one among those of the base game, or of the same expansion. */
  after(name: string): LessonLine | null {
    const list = state.list ?? [];
    const here = list.findIndex((one) => one.name === name);
    const next = list[here + 1];
    return here >= 0 && next && next.expansion === list[here]!.expansion ? next : null;
  },
};

export function loadLessons(): Promise<void> {
  asking ??= call<{ lessons: LessonLine[] }>("GET", "/api/lessons").then((answer) => {
    state.list = answer.ok ? answer.data.lessons : null;
    state.refusal = answer.ok ? null : answer.refusal;
    if (!answer.ok) asking = null;
  });
  return asking;
}
