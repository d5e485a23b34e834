// A lesson being played: the session of a match over the lesson's line, and what the coach says of it.

import type { LessonPlace } from "../api/types.ts";
import { MatchSession } from "../match/page/session.svelte.ts";
import type { Action, Spot } from "../protocol/types.ts";
import { lessonLine } from "./line.ts";
import { keep, progressOf } from "./progress.svelte.ts";

/** Made while a component is set up; `close` ends it. */
export class LessonSession {
  readonly name: string;
  readonly session: MatchSession;
  place = $state.raw<LessonPlace | null>(null);
  /** The step that was just done, until the next action. */
  praised = $state<number | null>(null);
  /** The place of the next action is shown. */
  shown = $state(false);
  readonly #length: () => number | null;

  constructor(name: string, names: { you: string; other: string }, length: () => number | null) {
    this.name = name;
    this.#length = length;
    const at = () => this.place?.at ?? progressOf(name).at;
    const line = () =>
      lessonLine({ id: `lessons/${name}`, names, at, onPlace: (place, after) => this.#onPlace(place, after) });
    this.session = new MatchSession(`lessons/${name}`, { make: () => line() as unknown as WebSocket });
  }

  get wanted(): Action | null {
    return (this.place?.wanted as Action | null | undefined) ?? null;
  }

  /** The lesson is played to its end. */
  get done(): boolean {
    return this.place !== null && this.place.wanted === null;
  }

  /** Points out where the next action goes, or no longer. */
  show(on = true): void {
    this.shown = on;
    const { x, y, feature } = this.wanted ?? {};
    const spot: Spot | null = x === undefined || y === undefined ? null : { x, y, ...(feature ? { feature } : {}) };
    this.session.pointed.at(on ? spot : null);
  }

  #onPlace(place: LessonPlace, after: Action | null): void {
    const before = this.place;
    this.place = place;
    this.show(false);
    if (after === null) return;
    this.praised = before && place.step > before.step ? before.step : null;
    keep(this.name, place.at, this.#length() ?? Number.POSITIVE_INFINITY);
  }

  close(): void {
    this.session.close();
  }
}
