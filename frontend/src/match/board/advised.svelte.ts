// What to do after a press on the board that did not do what it may have been meant to do: said for a moment.

import { t } from "../../board/messages.ts";
import type { Advice } from "../../board/props.ts";

export const ADVISED_MS = 6000;

export class Advised {
  /** Empty: nothing is said. */
  words = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Says it, and gives back the words. */
  with(advice: Advice): string {
    this.end();
    this.words = t(`map.${advice}`);
    this.#timer = setTimeout(() => this.end(), ADVISED_MS);
    return this.words;
  }

  /** It was followed, or there is nothing to lay any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.words = "";
  }
}
