// Which panel of a match is on show, and what waits in the chat.

import type { Match } from "../../protocol/client.svelte.ts";

export type PanelKey = "scores" | "moves" | "tiles" | "chat" | "more";

export class Panels {
  tab = $state<PanelKey>("scores");
  /** On a narrow screen: the drawer is open. */
  open = $state(false);
  unread = $state(0);

  /** A line of chat has arrived. */
  chatArrived(): void {
    if (this.tab !== "chat") this.unread++;
  }

  /** For the set-up of a component. */
  follow(match: Match): void {
    $effect(() => {
      if (match.view?.over) this.open = false; // the result is under it
    });
    $effect(() => {
      if (this.tab === "chat" && match.chat.length >= 0) this.unread = 0;
    });
  }
}
