// Sitting down at a table: a visitor without a name, or with a name that is taken, is asked for one first.

import { changeMe, ensurePlayer, me } from "../../me.svelte.ts";
import { suggestedName } from "../../names.ts";
import { toast } from "../../toasts.svelte.ts";
import type { LiveTable } from "../live.svelte.ts";

export class SittingDown {
  /** The visitor is asked for a name. */
  naming = $state(false);
  name = $state(suggestedName());
  readonly #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  readonly sit = async (): Promise<void> => {
    if (me.player) await this.#join();
    else this.naming = true;
  };

  /** Sits down under the name that was given. */
  readonly sitAs = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.naming = false;
    if (!(await this.#takeName())) return;
    await this.#join();
    this.#live.reopen();
  };

  async #join(): Promise<void> {
    if ((await this.#live.join()) || !this.#live.nameTaken) return;
    this.name = me.player?.name ?? this.name;
    this.naming = true;
  }

  /** Makes a guest of this name, or renames the player. */
  async #takeName(): Promise<boolean> {
    if (!me.player) return (await ensurePlayer(this.name)) !== null;
    const answer = await changeMe({ name: this.name });
    if (!answer.ok) toast(answer.refusal.sentence, "bad");
    return answer.ok;
  }
}
