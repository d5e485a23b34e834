// What moves on the board now.

import { BOTS, play, type PlayOptions } from "../../sound/player.ts";
import type { Change } from "./plan.ts";
import { planned } from "./plan.ts";
import type { Step } from "./steps.ts";

export type Moving = Step & { readonly id: number };

/** How long marks stand where nothing moves, and how quickly they go. */
export const STILL_MS = 900;

const LONGEST_WAIT_MS = 400;
const LANDS = ["drop", "hop"] as const satisfies Step["kind"][];

export interface Audience {
  /** The viewer's seat. */
  mine: number | null;
  isBot: (seat: number) => boolean;
}

export class Motion {
  steps = $state.raw<readonly Moving[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #id = 0;
  /** When what is on its way has landed; what follows soon after waits for it, but never long. */
  #landed = 0;

  /** Plays events over the newest view. */
  play(changes: readonly Change[], { mine, isBot }: Audience): void {
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, this.#landed - performance.now()));
    for (const early of planned(changes, mine)) {
      const step = { ...early, at: early.at + wait };
      if (LANDS.some((kind) => kind === step.kind))
        this.#landed = Math.max(this.#landed, performance.now() + step.at + step.ms);
      const loud = step.seat !== mine && isBot(step.seat) ? BOTS : 1;
      if (step.sound) this.sound(step.sound, { at: step.at, loud });
      const shown = reduced() ? still(step) : step;
      if (shown && shown.kind !== "sound") this.add(shown);
    }
  }

  /** Shows a step; it goes by itself. */
  add(step: Step): void {
    const id = this.#id++;
    this.steps = [...this.steps, { ...step, id }];
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.steps = this.steps.filter((other) => other.id !== id);
    }, step.at + step.ms);
    this.#timers.push(timer);
  }

  /** A seam for tests. */
  sound = (sound: NonNullable<Step["sound"]>, options: PlayOptions): void => void play(sound, options);

  /** Ends everything at once. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.steps = [];
  }
}

/** What is shown of a step where nothing may move: only what says where points were won. */
export function still(step: Step): Step | null {
  if (step.kind !== "glow" && step.kind !== "gain") return null;
  return { ...step, at: 0, ms: STILL_MS };
}

export const reduced = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
