// Whom the player has blocked or muted. Read once for each player of this browser, then kept up to date by our calls.

import { people as calls } from "../api/client.ts";
import type { Refusal } from "../api/http.ts";
import type { Relation } from "../api/types.ts";
import { ensurePlayer, me } from "../me.svelte.ts";
import { toast } from "../toasts.svelte.ts";
import { t } from "./messages.ts";

const state = $state<{ list: readonly Relation[]; of: string | null; refusal: Refusal | null }>({
  list: [],
  of: null,
  refusal: null,
});

export const people = {
  get list(): readonly Relation[] {
    return state.list;
  },
  /** Whether the list of this player is here. */
  get known(): boolean {
    return state.of !== null && state.of === me.player?.id;
  },
  get refusal(): Refusal | null {
    return state.refusal;
  },
  /** What the player has to do with somebody. */
  kind(player: string | null | undefined): Relation["kind"] | null {
    return state.list.find((one) => one.player === player)?.kind ?? null;
  },
  /** Whether the messages of this player are hidden: a mute hides them, and so does a block. */
  hides(player: string | null | undefined): boolean {
    return player != null && this.kind(player) !== null;
  },
};

/** Reads the list, unless that of the present player is here. */
export async function loadPeople(again = false): Promise<void> {
  const player = me.player?.id ?? null;
  if (player === null) {
    state.list = [];
    state.of = null;
    return;
  }
  if (state.of === player && !again) return;
  const answer = await calls.list();
  state.refusal = answer.ok ? null : answer.refusal;
  if (!answer.ok || me.player?.id !== player) return;
  state.list = answer.data.people;
  state.of = player;
}

/** Blocks or mutes somebody; a visitor without a player becomes a guest by it. Returns whether it worked. */
export async function relate(player: string, name: string, kind: Relation["kind"]): Promise<boolean> {
  if (!(await ensurePlayer())) return false;
  const answer = await calls.relate(player, kind);
  if (!answer.ok) return failed(answer.refusal);
  state.list = [answer.data, ...state.list.filter((one) => one.player !== player)];
  toast(t(`done.${kind}`, { name }), "good");
  return true;
}

/** Undoes it. */
export async function forget(player: string, name: string): Promise<boolean> {
  const answer = await calls.forget(player);
  if (!answer.ok) return failed(answer.refusal);
  state.list = state.list.filter((one) => one.player !== player);
  toast(t("done.none", { name }), "good");
  return true;
}

function failed(refusal: Refusal): false {
  toast(refusal.sentence, "bad");
  return false;
}
