// What the list of players shows of each seat, put together from the view, the headline and the clock.

import { gathered, pieceUI } from "../../expansions/registry.ts";
import type { Stock } from "../../expansions/types.ts";
import type { ClockState, Headline, SeatView, View } from "../../protocol/types.ts";
import { pieceWord } from "../../words/words.ts";
import { byRank } from "../turn/choiceSteps.ts";
import { timeLeft } from "./clock.svelte.ts";

export interface SeatShown extends SeatView {
  index: number;
  bot: boolean;
  /** The level of the bot; empty for a person. */
  level: string;
  /** The public id of a player who can be reported, muted or blocked. */
  player: string | null;
  /** Of another person at a player's device: the name of that player. */
  beside: string | null;
  /** Has left the game for good. */
  gone: boolean;
  present: boolean;
  /** Milliseconds left; null where no clock runs for this seat. */
  time: number | null;
}

export interface Scene {
  headline: Headline;
  view: View;
  /** Which seats are connected; empty where nobody watches that. */
  here: readonly boolean[];
  clock: ClockState | null;
  skew: number;
}

export function seatsShown({ headline, view, here, clock, skew }: Scene, now: number): SeatShown[] {
  return view.seats.map((seat, index) => {
    const about = headline.seats.find((one) => one.index === index);
    const bot = about?.kind === "bot";
    const gone = seat["gone"] === true || about?.left === true;
    const present = here.length > 0 ? here[index] === true : (about?.here ?? true);
    const ticking = headline.clock?.kind !== "none" && !view.over && !gone && !bot;
    const player = bot ? null : (about?.player ?? null);
    return {
      ...seat,
      index,
      bot,
      level: (bot && about?.bot) || "",
      player,
      beside: about?.companion ? holderOf(about.player ?? null, headline) : null,
      gone,
      present,
      time: clock && ticking ? timeLeft(clock, index, now, skew) : null,
    };
  });
}

function holderOf(player: string | null, { seats }: Headline): string | null {
  return seats.find((seat) => player !== null && seat.player === player && !seat.companion)?.name ?? null;
}

/** What of a seat's is out of the game for good, in the order of its supply. */
export function lostOf(seat: SeatView): { piece: string; count: number; word: string }[] {
  const lost = seat.lost ?? {};
  const pieces = Object.keys(lost).sort(byRank);
  return pieces.map((piece) => ({ piece, count: lost[piece] ?? 0, word: pieceWord(piece) }));
}

/** What a seat has, in one order for all; of most figures nobody has more than one, so they go without a number. */
export function stockOf(seat: SeatView): (Stock & { single: boolean })[] {
  const pieces = Object.keys(seat.supply).sort(byRank);
  const supply = pieces.map((piece) => ({
    piece,
    count: seat.supply[piece] ?? 0,
    word: pieceWord(piece),
    single: pieceUI(piece)?.single === true,
  }));
  const more = gathered("stock", (stock) => stock(seat)).map((one) => ({ ...one, single: false }));
  return [...supply, ...more].filter(({ count }) => count > 0);
}
