/** The words of the wire: what the server says and what the browser may say (docs/protocol.md). */

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

export type Status = "running" | "over" | "closed" | "frozen";

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

export type FromServer =
  | { t: "welcome"; match: Headline; you: { seat: number | null }; number: number; chat?: ChatLine[]; now: string }
  | { t: "view"; number: number; view: View; hash: string }
  | { t: "events"; events: MatchEvent[] }
  | ({ t: "offer" } & Offer)
  | { t: "taken"; id: string; number: number }
  | ({ t: "refused"; id?: string | null } & Refusal)
  | ({ t: "clock" } & ClockState)
  | { t: "presence"; seats: boolean[]; spectators: number }
  | ({ t: "chat" } & ChatLine)
  | { t: "status"; status: Status; rematch?: string | null }
  | { t: "pong"; at: number }
  | { t: "restart"; in: number }
  | { t: "resync" };

export type FromClient =
  | { t: "hello"; after: number; view?: true }
  | { t: "act"; id: string; number: number; action: Action }
  | { t: "undo"; id: string; number: number }
  | { t: "chat"; id: string; text: string }
  | { t: "seen"; number: number }
  | { t: "ping"; at: number };
