// What components of expansions are given: the decision at hand and the board around it. Types only.

import type { Art } from "../art/art.ts";
import type { Point } from "../art/point.ts";
import type { FeatureShape } from "../protocol/features.ts";
import type { Action, Answer, ClockRule, ClockState, PlacedTile, Spot, View } from "../protocol/types.ts";

export type { Point };

/** A spot of the board, or the corner of a tile where four tiles meet. */
export interface Place extends Spot {
  corner?: string;
}

export interface Choice {
  /** 1 to 9 for the number keys; later ones have none. */
  digit: number | null;
  action: Action;
  /** What it would bring, where the server says so. */
  value?: number;
  /** What choosing it does, in words. */
  label: string;
}

export type Step = "piece" | "figure" | "goal";

export interface Group {
  key: string;
  actions: readonly Action[];
}

/** One step of a choice: its groups, and the key of the one chosen. */
export interface Level {
  by: Step;
  groups: readonly Group[];
  chosen: string;
}

/** What a heading is made of; `name` is the seat's that decides. */
export interface Asked {
  readonly view: View;
  readonly mine: boolean;
  readonly name: string;
  readonly actions: readonly Action[] | null;
}

/** The decision as it is being answered (`AtHand` of the match). */
export interface InHand {
  readonly kind: string | null;
  /** What this viewer may do now; null when another seat decides. */
  readonly actions: readonly Action[] | null;
  readonly choices: readonly Choice[];
  /** Choices shown apart from the others, whether nothing else is possible, and those on show now. */
  readonly apart: readonly Choice[];
  readonly forced: boolean;
  readonly unfolded: readonly Choice[];
  open: boolean;
  /** A choice touched once on the board, the one pointed at, and what of both is thought of. */
  readonly picked: Choice | null;
  hovered: Choice | null;
  readonly considered: Choice | null;
  readonly steps: { readonly levels: readonly Level[] };
  readonly goals: { readonly known: boolean; readonly called: (key: string) => FeatureShape | undefined };
  readonly waiting: object | null;
  readonly play: (action: Action | null) => void;
  readonly pick: (choice: Choice, touched: boolean) => void;
  readonly want: (by: Step, key: string) => void;
}

export interface AnswerProps {
  at: InHand;
  view: View;
  seat: number;
  onhover: (choice: Choice | null) => void;
}

export type ApartProps = AnswerProps;

export interface LayerProps {
  art: Art;
  view: View;
  tiles: ReadonlyMap<string, PlacedTile>;
  /** The decision, where this viewer is at the table. */
  at: InHand | null;
  /** The feature that is looked at. */
  look: FeatureShape | null;
  /** Pixels of a board unit. */
  scale: number;
}

/** The answers in advance of the seat at this device. */
export interface InAdvance {
  readonly seat: number;
  /** The kinds that this game has. */
  readonly kinds: readonly string[];
  readonly given: readonly Answer[];
  /** There is no connection: nothing can be changed. */
  readonly asleep: boolean;
  readonly give: (answer: Answer) => void;
  /** Takes back the answer of this kind, about the same. */
  readonly takeBack: (answer: Answer) => void;
}

/** What a panel has at a table and not in a replay. */
export interface AtTable {
  at: InHand;
  /** The place of the panel whose tile is being tried on the board. */
  previewing: number | null;
  /** Null where tiles are not tried: in a tournament. */
  onpreview: ((tile: string, nth: number) => void) | null;
  clock: ClockState | null;
  rule: ClockRule | null;
  skew: number;
  /** Keys were used last: the focus goes where the answer is given. */
  keyboard: boolean;
  ahead: InAdvance | null;
  /** The open features that somebody holds now, the largest first; none in a tournament. */
  heldOpen: () => Promise<readonly FeatureShape[]>;
}

export interface PanelProps {
  view: View;
  art: Art;
  /** The views after each event, and the event on show. */
  views: readonly View[];
  number: number;
  table: AtTable | null;
}
