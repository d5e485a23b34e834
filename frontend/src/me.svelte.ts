// The player of this session: undefined while we ask, null when there is none yet.

import { account, me as calls, people } from "./api/client.ts";
import type { Refusal, Result } from "./api/http.ts";
import type { Bar, Notice, Player } from "./api/types.ts";
import { isSuggested, suggestedName } from "./names.ts";
import { rememberMatches } from "./remembered/matches.ts";
import { rememberedPlayer, rememberPlayer, type Remembered } from "./remembered/player.ts";
import { toast } from "./toasts.svelte.ts";

const state = $state<{
  player: Player | null | undefined;
  refusal: Refusal | null;
  notices: readonly Notice[];
  bar: Bar | null;
}>({ player: undefined, refusal: null, notices: [], bar: null });

/** Shown until the server has answered. */
const before = rememberedPlayer();

export const me = {
  get player(): Player | null | undefined {
    return state.player;
  },
  /** The player, or the one of the last time while the server is asked. */
  get shown(): Remembered | null {
    return state.player === undefined ? before : state.player;
  },
  /** What operators have said and the player has not read yet. */
  get notices(): readonly Notice[] {
    return state.notices;
  },
  /** The player of this browser is barred. */
  get bar(): Bar | null {
    return state.bar;
  },
  /** Why we could not find out who this is. */
  get refusal(): Refusal | null {
    return state.refusal;
  },
};

export async function loadMe(): Promise<void> {
  const answer = await calls.read();
  state.refusal = answer.ok ? null : answer.refusal;
  if (!answer.ok) return;
  setPlayer(answer.data.player);
  state.notices = answer.data.notices ?? [];
  state.bar = answer.data.bar ?? null;
  if (state.player && getsPush()) void import("./push.ts").then((push) => push.renew());
}

function setPlayer(player: Player | null): void {
  state.player = player;
  rememberPlayer(player);
  // The next player at this browser must not see the matches of this one.
  if (!player) rememberMatches([]);
}

/** Whether this browser gets push messages: what is needed then is not loaded for others. */
function getsPush(): boolean {
  try {
    return localStorage.getItem("bastide.push") !== null;
  } catch {
    return false;
  }
}

/** The player has read a notice: it is not shown again. */
export async function readNotice(id: number): Promise<void> {
  state.notices = state.notices.filter((notice) => notice.id !== id);
  await people.readNotice(id);
}

/** Makes sure there is a player, a guest if need be; null when that failed (the reason has been shown). */
export async function ensurePlayer(name: string = suggestedName()): Promise<Player | null> {
  if (state.player) return state.player;
  const wanted = name?.trim() || undefined;
  const answer = await calls.guest(wanted);
  // A name that we suggested may be that of an account: then the server chooses one.
  const again = !answer.ok && answer.refusal.code === "name.impostor" && isSuggested(wanted);
  return taken(again ? await calls.guest() : answer);
}

export async function changeMe(changes: Partial<Pick<Player, "name" | "marks">>): Promise<Result<{ player: Player }>> {
  const answer = await calls.change(changes);
  if (answer.ok) setPlayer(answer.data.player);
  return answer;
}

/** Logs out and forgets; the next click makes a new guest. */
export async function logOut(): Promise<void> {
  // The next player at this browser must not get the messages of this one.
  if (getsPush()) await import("./push.ts").then((push) => push.switchOff());
  const answer = await account.logOut();
  if (!answer.ok) toast(answer.refusal.sentence, "bad");
  await loadMe();
}

function taken(answer: Result<{ player: Player }>): Player | null {
  if (answer.ok) setPlayer(answer.data.player);
  else toast(answer.refusal.sentence, "bad");
  return answer.ok ? answer.data.player : null;
}
