// The setting that the server has just refused. Its control says why, unfolded and with the focus, for it may lie in a
// part that was folded meanwhile.

import { createContext, tick } from "svelte";

export class RefusedSetting {
  #last = $state.raw<{ key: string; sentence: string } | null>(null);

  /** What the control with this key has to say; undefined if it was not refused. */
  sentence = (key: string): string | undefined => (this.#last?.key === key ? this.#last.sentence : undefined);

  clear(): void {
    this.#last = null;
  }

  async show(key: string, sentence: string): Promise<void> {
    this.#last = { key, sentence };
    await tick();
    reveal(document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(key)}"]`));
  }
}

/** Unfolds all that a control lies in, and gives it the focus, clear of the header and of the bar at the foot. */
export function reveal(control: HTMLElement | null): void {
  for (let fold = control?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

export const [refusedSetting, setRefusedSetting] = createContext<RefusedSetting>();
