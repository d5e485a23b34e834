// The player of this session: undefined while we ask, null when there is none yet.

import { account, me as calls } from "./api/client.ts";
import type { Refusal, Result } from "./api/http.ts";
import type { Player } from "./api/types.ts";
import { suggestedName } from "./names.ts";
import { toast } from "./toasts.svelte.ts";

const state = $state<{ player: Player | null | undefined; refusal: Refusal | null }>({
  player: undefined,
  refusal: null,
});

export const me = {
  get player(): Player | null | undefined {
    return state.player;
  },
  /** Why we could not find out who this is. */
  get refusal(): Refusal | null {
    return state.refusal;
  },
};

export async function loadMe(): Promise<void> {
  const answer = await calls.read();
  state.refusal = answer.ok ? null : answer.refusal;
  if (answer.ok) state.player = answer.data.player;
}

/** Makes sure there is a player, a guest if need be; null when that failed (the reason has been shown). */
export async function ensurePlayer(name: string = suggestedName()): Promise<Player | null> {
  if (state.player) return state.player;
  const answer = await calls.guest(name?.trim() || undefined);
  return taken(answer);
}

export async function changeMe(changes: Partial<Pick<Player, "name" | "marks">>): Promise<Result<{ player: Player }>> {
  const answer = await calls.change(changes);
  if (answer.ok) state.player = answer.data.player;
  return answer;
}

/** Logs out and forgets; the next click makes a new guest. */
export async function logOut(): Promise<void> {
  const answer = await account.logOut();
  if (!answer.ok) toast(answer.refusal.sentence, "bad");
  await loadMe();
}

function taken(answer: Result<{ player: Player }>): Player | null {
  if (answer.ok) state.player = answer.data.player;
  else toast(answer.refusal.sentence, "bad");
  return answer.ok ? answer.data.player : null;
}
