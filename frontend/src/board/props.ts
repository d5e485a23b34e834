// What a board is given. Types only.

import type { Snippet } from "svelte";
import type { Art } from "../art/art.ts";
import type { InHand } from "../expansions/scene.ts";
import type { FeatureShape } from "../protocol/features.ts";
import type { PlacedTile, Spot, View } from "../protocol/types.ts";
import type { Claim } from "./features/claimLines.ts";
import type { Choice } from "./figures/choices.ts";
import type { Aided } from "./placing/cells.ts";
import type { Placing } from "./placing/placing.svelte.ts";

/** A tile that is being placed, or tried. */
export interface TileInHand {
  placing: Placing;
  /** The design. */
  hand: string | null;
  /** Only for looking: nothing can be confirmed. */
  previewing: boolean;
  /** One click of a mouse places the tile. */
  oneClick: boolean;
  /** What placements need, by `x,y,rotation`, as far as known. */
  aids: ReadonlyMap<string, Aided>;
  onconfirm: () => void;
}

/** What the decision at hand shows on the board. */
export interface Choosing {
  /** The decision, for the layers of expansions. */
  at: InHand;
  choices: readonly Choice[];
  /** Places that another figure or goal would offer. */
  hints: readonly Choice[];
  picked: Choice | null;
  /** The features that a figure could go to; those not chosen are faint. */
  goals: readonly { shape: FeatureShape; faint: boolean }[];
  /** Ways of figures that could be gone; of several none is thought of yet. */
  ways: readonly { from: Spot; to: Spot }[];
  onpick: (choice: Choice, touched: boolean) => void;
}

/** What is pointed at. */
export interface Pointed {
  /** The tile placed last. */
  last: { x: number; y: number; seat: number } | null;
  /** A place pointed out, by its tile. */
  shown: Spot | null;
  /** The feature that is looked at. */
  outline: FeatureShape | null;
  /** The tile that is looked at by keys. */
  looking?: Required<Spot> | null;
}

/** What is drawn now, for what moves over it. */
export interface MotionScene {
  art: Art;
  view: View;
  tiles: ReadonlyMap<string, PlacedTile>;
  /** Pixels of a board unit. */
  scale: number;
}

export interface BoardProps extends Pointed {
  art: Art;
  view: View;
  /** The seat that acts here; colours the ghost's rim and the choices. */
  seat?: number | null;
  /** Null when this viewer places nothing now. */
  tile?: TileInHand | null;
  /** Null in a replay. */
  choosing?: Choosing | null;
  /** The whole board in small, where only a part of it is on show. */
  overview: boolean;
  /** The holders of features, where that is shown without being pointed at. */
  claims?: readonly Claim[];
  /** What moves over the board: beneath the figures, and above everything. */
  motion?: Snippet<[part: "below" | "above", scene: MotionScene]> | undefined;
  oninspect: (spot: Required<Spot> | null) => void;
  /** A press did not do what it may have been meant to do. */
  onadvise?: ((advice: Advice) => void) | undefined;
  handle?: BoardHandle | null;
}

/**
 * The cell that was tapped came near, to be tapped again; the tile does not fit where it was pressed or let go; it was
 * let go beside no other tile.
 */
export type Advice = "again" | "misfit" | "apart";

/** What others may do with the map. */
export interface BoardHandle {
  fit: () => void;
  zoom: (factor: number) => void;
  reveal: (x: number, y: number) => void;
  /** Shows the tile placed last, large enough to see what lies on it. */
  newest: () => void;
  /**
   * Shows these cells large enough to choose between them, where the whole board does not; none of them: the whole
   * board again. Where nothing has to come nearer, `core` alone comes into view.
   */
  frame: (cells: readonly { x: number; y: number }[], core?: readonly { x: number; y: number }[]) => void;
  focusCells: () => void;
  /** Lays the tile in hand on the cell under the pointer, or takes it up again where there is none. */
  lay: (event: PointerEvent) => void;
  /** What takes the gestures on the map, and the cell under a point of the page. */
  readonly element: HTMLElement;
  cellAt: (event: MouseEvent) => { x: number; y: number };
  /** Whether only a part of the board is on show. */
  readonly partial: boolean;
  /** Tiles are so small that only their lines say who holds what. */
  readonly far: boolean;
}
