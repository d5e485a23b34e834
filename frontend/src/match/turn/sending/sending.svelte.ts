// A move on its way to the server: the tile stays on its cell, and after a moment the title says that it is being sent.

import type { Command } from "../../../protocol/outbox.svelte.ts";
import type { Action } from "../../../protocol/types.ts";
import { lays } from "../turn.ts";

/** A shorter wait is not mentioned. */
export const SLOW_MS = 400;

/** The placement that a command asks for; null where it asks for something else. */
export function placementOf(command: Pick<Command, "message"> | null): Action | null {
  const message = command?.message;
  return message?.t === "act" && lays(message.action) && typeof message.action.x === "number" ? message.action : null;
}

/** Made while a component is set up. `waiting` is the command on its way. */
export class Sending {
  #slow = $state("");
  readonly #id: () => string | undefined;

  constructor(waiting: () => Pick<Command, "id"> | null) {
    const id = $derived(waiting()?.id);
    this.#id = () => id;
    $effect(() => {
      const now = id;
      if (!now) return;
      const timer = setTimeout(() => (this.#slow = now), SLOW_MS);
      return () => clearTimeout(timer);
    });
  }

  /** The command has been on its way for a moment. */
  get slow(): boolean {
    return this.#slow !== "" && this.#slow === this.#id();
  }
}
