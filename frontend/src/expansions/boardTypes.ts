// How an expansion's pieces and features lie on the board, and what it draws there.

import type { Component } from "svelte";
import type { Art } from "../art/art.ts";
import type { FeatureShape } from "../protocol/features.ts";
import type { PlacedTile, Spot, View } from "../protocol/types.ts";
import type { LayerProps, Place, Point } from "./scene.ts";

export interface PieceUI {
  /** Where it stands in lists of pieces: lower first, the common follower is 0. */
  readonly rank: number;
  /** Nobody has more than one: shown without a number. */
  readonly single?: boolean;
  /** Stands upright on fields, where followers lie. */
  readonly upright?: boolean;
  /** It acts beyond its tile: the feature that it would stand on is traced before it is set. */
  readonly roams?: boolean;
  /** More about it, smaller, where one chooses between figures. */
  readonly more?: () => string;
}

export interface FeatureUI {
  /** Small things lie on large ones: lower is asked first what lies under a point. Unknown kinds lie on top. */
  readonly layer?: number;
  /** The kind of segment that it is drawn as. */
  readonly drawnAs?: string;
  /** How far from the drawing's point figures on it stand, where that is not as the drawing says. */
  readonly shift?: Point;
  /** Followers lie there, as farmers do on fields. */
  readonly lying?: boolean;
  /** The point of the board where figures on it stand, where that is not the drawing's. */
  readonly stands?: (spot: Place) => Point;
  /** A tile has at most one: its kind is its name. */
  readonly one?: boolean;
  /** It is complete when the cells around it are full. */
  readonly around?: boolean;
  /** It is drawn and is no feature: there is nothing to look at. */
  readonly inert?: boolean;
  /** Its colour in the overview of the board, as CSS, where tiles with it stand out. */
  readonly ground?: string;
  /** All there is to say about it, instead of size, holders and value. */
  readonly words?: (shape: FeatureShape, view: View) => string[] | null;
}

/** Where a layer of the board is drawn: over the tiles, among what is planned, above outlines, above figures. */
export type LayerSlot = "tiles" | "plan" | "ghosts" | "choices";

export interface BoardUI {
  readonly layers?: Readonly<Partial<Record<LayerSlot, Component<LayerProps>>>>;
  /** The feature of what lies over the tiles at a point of the board. */
  readonly above?: (
    art: Art,
    tiles: ReadonlyMap<string, PlacedTile>,
    view: View,
    point: Point,
  ) => Required<Spot> | null;
  /** Features of what lies over a tile. */
  readonly over?: (view: View, tile: PlacedTile) => string[];
  /** The drawn area of a spot that is no segment of a tile. */
  readonly area?: (view: View, spot: Spot) => { d: string; transform: string } | null;
}
