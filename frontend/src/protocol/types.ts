/** The words of the wire: what the server says and what the browser may say (docs/protocol.md). */

import type { components } from "../api/schema";

/** A place on the board; `feature` is `kind@spot`, `kind#index` or a bare kind, with spots of the board. */
export interface Spot {
  x: number;
  y: number;
  feature?: string;
}

/** An action of the record format. Expansions add types and fields, so every other key is allowed. */
export interface Action {
  seat: number;
  type: string;
  x?: number;
  y?: number;
  rotation?: number;
  piece?: string;
  feature?: string;
  [key: string]: unknown;
}

export interface PlacedTile {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

export interface Piece extends Spot {
  seat: number;
  piece: string;
  /** It stands where four tiles meet, at this corner of its tile. */
  corner?: string;
  [key: string]: unknown;
}

/** A figure of nobody of which there are several, with numbers from 0; beside the board without x and y. */
export interface Neutral extends Spot {
  piece: string;
  number: number;
  [key: string]: unknown;
}

/** One change of a score; `parts` say how the points came about, e.g. `{"tiles": 4, "pennants": 1}`. */
export interface Scored extends Partial<Spot> {
  seq: number;
  seat: number;
  points: number;
  reason: string;
  parts?: unknown;
  [key: string]: unknown;
}

export interface SeatView {
  name: string;
  score: number;
  supply: Record<string, number>;
  /** What is out of the game for good; absent where nothing is. */
  lost?: Record<string, number>;
  [key: string]: unknown;
}

export interface Decision {
  seat: number;
  kind: string;
  about?: unknown;
  actions?: Action[];
  [key: string]: unknown;
}

/** What a viewer sees of a game (the "state" of the record format); new keys may appear. */
export interface View {
  seq?: number;
  over?: boolean;
  left?: number;
  turn?: { seat: number; tile?: string | null; [key: string]: unknown } | null;
  seats: SeatView[];
  tiles: PlacedTile[];
  pieces?: Piece[];
  /** Figures of nobody of which there are several; absent where none is on the board. */
  neutrals?: Neutral[];
  scored?: Scored[];
  decision?: Decision | null;
  discarded?: string[];
  [key: string]: unknown;
}

/** Turns the view before into the view after. */
export interface Change {
  set?: Record<string, unknown>;
  add?: Record<string, unknown[]>;
  drop?: string[];
}

export interface MatchEvent {
  number: number;
  seat: number | null;
  action: Action;
  at: string;
  change: Change;
  hash: string;
  /** The player had answered in advance. */
  in_advance?: boolean;
}

/** An answer in advance: its kind, and the fields of that kind. */
export interface Answer {
  kind: string;
  [field: string]: unknown;
}

/** Answers in advance, as their own player sees them. */
export interface OwnAnswers {
  kinds: string[];
  held: { seat: number; answers: Answer[] }[];
}

export interface HeadlineSeat {
  index: number;
  name: string;
  kind: "human" | "bot" | string;
  bot?: string | null;
  player?: string | null;
  /** Another person at the device of `player`, who has a seat too. */
  companion?: boolean;
  left?: boolean;
  here?: boolean;
  score?: number;
  rank?: number | null;
  /** The player was away for so long that another one claimed the match. */
  absent?: boolean;
  /** How many times the player was given ideas; left out for never. */
  hints?: number;
}

export interface ClockRule {
  kind: "none" | "move" | "bank" | string;
  move?: number;
  bank?: number;
  increment?: number;
  out?: string;
}

export type Status = "waiting" | "running" | "over" | "closed" | "frozen";

/** An open offer to end the match together: who made it, who agreed, who is asked, and when it lapses. */
export interface EndingOffer {
  seat: number;
  agreed: number[];
  asked: number[];
  /** It has lapsed once the match has this number of events. */
  until: number;
}

/** Why a match from a game file is not, or not surely, the game of the file; numbers are those of its events. */
export interface ReplayNote {
  /** The revision of the rules by which it is shown. */
  revision: number;
  /** The first event that the rules here refuse, and why. */
  stopped?: number;
  refusal?: { code: string; clause?: string; params?: Record<string, unknown>; sentence: string };
  /** The revision of the rules that the file states, newer than that of the server. */
  newer?: number;
  /** The first event that leads elsewhere than its hash says. */
  differs?: number;
}

export interface Headline {
  /** How much the page helps; a server of an older version sends none. */
  aids?: string;
  /** After how many days without all others a player may claim the match; left out for never. */
  claim_days?: number;
  id: string;
  status: Status;
  number: number;
  created?: string;
  started?: string | null;
  ended?: string | null;
  seats: HeadlineSeat[];
  setup: {
    seats?: string[];
    edition?: string;
    expansions?: string[];
    options?: Record<string, unknown>;
    [key: string]: unknown;
  };
  bag: Record<string, number>;
  /** How deep tiles lie that are not shuffled among all the others (0): a lower number comes first. */
  stack?: Record<string, number>;
  view: View;
  /** False for a private match. */
  listed?: boolean;
  commitment?: string | null;
  salts?: string[];
  seed?: string | null;
  draws?: string[] | null;
  clock?: ClockRule | null;
  table?: string | null;
  turn?: { seat: number } | null;
  spectators?: number;
  rematch?: string | null;
  ending?: EndingOffer;
  /** Only of a game file that was not replayed as a whole. */
  replay_note?: ReplayNote;
  [key: string]: unknown;
}

export interface ChatLine {
  /** Older servers send neither this nor the author's public id. */
  id?: number;
  player?: string | null;
  from: string;
  seat: number | null;
  text: string;
  at: string;
  /** The code of a ready phrase; `text` has it in English. */
  phrase?: string;
  /** Spectators get it when the match is over. */
  to?: "players";
  /** The author has no account. */
  guest?: boolean;
}

/** Why something was not done; `params` are ids and numbers for the text of the code. */
export interface Refusal {
  code: string;
  sentence: string;
  params?: Readonly<Record<string, unknown>>;
  clause?: string | null;
  number?: number;
}

export interface Offer {
  number: number;
  decision: Decision | null;
  undo: boolean;
}

export interface ClockState {
  seat: number | null;
  left: number[];
  running: boolean;
  due: string | null;
}

type Sent = components["schemas"];
/** Messages of the server as it describes them, with our names for the objects of the rules engine. */
export type FromServer =
  | (Omit<Sent["WelcomeMessage"], "match" | "chat" | "you"> & {
      match: Headline;
      chat?: ChatLine[];
      you: Omit<Sent["WelcomeMessage"]["you"], "answers"> & { answers?: OwnAnswers };
    })
  | (Omit<Sent["AnswersMessage"], "held"> & OwnAnswers)
  | (Omit<Sent["ViewMessage"], "view"> & { view: View })
  | (Omit<Sent["EventsMessage"], "events"> & { events: MatchEvent[] })
  | (Omit<Sent["OfferMessage"], "decision"> & Offer)
  | Sent["TakenMessage"]
  | (Omit<Sent["RefusedMessage"], "params"> & Refusal)
  | (Omit<Sent["ClockMessage"], keyof ClockState> & ClockState)
  | Sent["PresenceMessage"]
  | (Omit<Sent["NewChatMessage"], keyof ChatLine> & ChatLine)
  | (Omit<Sent["StatusMessage"], "seats" | "seed"> & { seats?: HeadlineSeat[]; seed?: string | null })
  | Sent["PongMessage"]
  | Sent["RestartMessage"]
  | Sent["ResyncMessage"];

export type BotsPaceName = Sent["Pace"]["pace"];
export type FromClient =
  | (Omit<Sent["Hello"], "view"> & { view?: true })
  | (Omit<Sent["Act"], "action"> & { action: Action })
  | Sent["Undo"]
  | (Pick<Sent["Say"], "t" | "id"> & Partial<Sent["Say"]>)
  | Sent["Acknowledge"]
  | Sent["Ping"]
  | Sent["Pace"]
  | Sent["EndTogether"]
  | (Pick<Sent["Answer"], "t" | "id"> & { answer: Answer; keep: boolean; seat: number });
