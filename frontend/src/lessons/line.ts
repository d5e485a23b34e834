// A line to a lesson: each call names how many actions the learner has played.

import { call } from "../api/http.ts";
import type { Lesson, LessonPlace } from "../api/types.ts";
import { apiOf } from "../protocol/address.ts";
import type { Action } from "../protocol/types.ts";
import { PlaceLine } from "./placeLine.ts";

export interface LineOptions {
  /** `lessons/<name>`. */
  id: string;
  names: { you: string; other: string };
  /** How many actions the learner has played. */
  at: () => number;
  /** A new position: at the beginning, and after each action that was accepted. */
  onPlace: (place: LessonPlace, after: Action | null) => void;
}

export function lessonLine({ id, names, at, onPlace }: LineOptions): PlaceLine<LessonPlace> {
  return new PlaceLine<LessonPlace>({
    read: () => {
      const query = new URLSearchParams({ ...names, at: String(at()) }).toString();
      return call<Lesson>("GET", `${apiOf(id)}?${query}`);
    },
    act: (action) => call<LessonPlace>("POST", `${apiOf(id)}/actions`, { ...names, at: at(), action }),
    onPlace,
  });
}
