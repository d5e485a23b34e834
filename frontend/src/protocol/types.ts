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
  [key: string]: unknown;
}

export interface Decision {
  seat: number;
  kind: string;
  about?: unknown;
  actions?: Action[];
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
}

export interface HeadlineSeat {
  index: number;
  name: string;
  kind: "human" | "bot" | string;
  bot?: string | null;
  player?: string | null;
  left?: boolean;
  here?: boolean;
  score?: number;
  rank?: number | null;
}

export interface ClockRule {
  kind: "none" | "move" | "bank" | string;
  move?: number;
  bank?: number;
  increment?: number;
  out?: string;
}

export type Status = "waiting" | "running" | "over" | "closed" | "frozen";

export interface Headline {
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
  commitment?: string | null;
  salts?: string[];
  seed?: string | null;
  draws?: string[] | null;
  clock?: ClockRule | null;
  table?: string | null;
  turn?: { seat: number } | null;
  spectators?: number;
  rematch?: string | null;
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
  | (Omit<Sent["WelcomeMessage"], "match" | "chat"> & { match: Headline; chat?: ChatLine[] })
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

export type FromClient =
  | (Omit<Sent["Hello"], "view"> & { view?: true })
  | (Omit<Sent["Act"], "action"> & { action: Action })
  | Sent["Undo"]
  | Sent["Say"]
  | Sent["Acknowledge"]
  | Sent["Ping"];
