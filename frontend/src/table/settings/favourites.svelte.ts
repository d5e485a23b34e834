// The favourites of this player, asked for when somebody wants to see them.

import { favourites as calls } from "../../api/client.ts";
import type { Refusal, Result } from "../../api/http.ts";
import type { Favourite } from "../../api/types.ts";

export class Favourites {
  list = $state.raw<Favourite[] | null>(null);
  most = $state(Infinity);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);

  get full(): boolean {
    return this.list !== null && this.list.length >= this.most;
  }

  /** For somebody who has kept nothing yet. */
  begin(): void {
    this.list = [];
  }

  async load(): Promise<void> {
    const answer = await this.#ask(calls.list());
    if (!answer) return;
    this.most = answer.most;
    this.#show(answer.favourites);
  }

  /** Keeps the settings of a table; whether that worked. */
  async save(name: string, table: string, invite?: string): Promise<Favourite | null> {
    const made = await this.#ask(calls.save(name, table, invite));
    if (made) this.#show([...(this.list ?? []), made]);
    return made;
  }

  async rename(favourite: Favourite, name: string): Promise<boolean> {
    const renamed = await this.#ask(calls.rename(favourite.id, name));
    if (renamed) this.#show((this.list ?? []).map((one) => (one.id === renamed.id ? renamed : one)));
    return renamed !== null;
  }

  async forget(favourite: Favourite): Promise<boolean> {
    const gone = (await this.#ask(calls.forget(favourite.id))) !== null;
    if (gone) this.#show((this.list ?? []).filter((one) => one.id !== favourite.id));
    return gone;
  }

  #show(list: Favourite[]): void {
    this.list = [...list].sort((a, b) => a.name.localeCompare(b.name));
  }

  /** The answer, or null with the reason in `refusal`; an answer without a body counts as an empty one. */
  async #ask<T>(asking: Promise<Result<T>>): Promise<T | null> {
    this.busy = true;
    const answer = await asking;
    this.busy = false;
    this.refusal = answer.ok ? null : answer.refusal;
    return answer.ok ? (answer.data ?? ({} as T)) : null;
  }
}
