// What the front end may know of an expansion. A folder below this one exports a `SetupUI` from its setup.ts, loaded
// with the site, and an `ExpansionUI` from its index.ts, loaded with a match. The core asks the registry by the
// server's names and names no expansion.

import type { Component } from "svelte";
import type { Art } from "../art/art.ts";
import type { Catalogue, Locale, Translation } from "../i18n/core.svelte.ts";
import type { FeatureShape } from "../protocol/features.ts";
import type { Action, Scored, SeatView, Spot, View } from "../protocol/types.ts";
import type { SoundName } from "../sound/recipes.ts";
import type { BoardUI, FeatureUI, PieceUI } from "./boardTypes.ts";
import type { Keeper, Played, PlayedContext } from "./motionTypes.ts";
import type { PanelProps } from "./scene.ts";
import type { ActionUI, AheadUIs, AidUI, DecisionUI } from "./turnTypes.ts";

export type * from "./boardTypes.ts";
export type * from "./motionTypes.ts";
export type { AnswerProps, ApartProps, Asked, InAdvance, LayerProps, PanelProps } from "./scene.ts";
export type * from "./setupTypes.ts";
export type * from "./turnTypes.ts";

type Catalogues = { readonly en: Catalogue } & Readonly<Record<Exclude<Locale, "en">, Translation<Catalogue>>>;

export interface ReasonUI {
  /** Its place among the columns of the result; those without one follow by name. */
  readonly column?: number;
  /** Its colour in bars, unlike those of all others, and what is written on it: at least 4.5 : 1. */
  readonly colour: { readonly fill: string; readonly ink: string };
  /** Its heading among the sources of points; the name of the feature where there is none. */
  readonly source?: () => string;
  /** "Ann scored 4 points for ...", where the common sentence does not do. */
  readonly said?: (entry: Scored, name: string) => string;
  /** The sound of its points, where it is not that of any points. */
  readonly sound?: SoundName;
  /** Where the points came from. */
  readonly parts?: (entry: Scored) => string[] | null;
}

export interface Stock {
  readonly piece: string;
  readonly count: number;
  readonly word: string;
  /** The seat in whose colour it is shown, where it belongs to another one. */
  readonly owner?: number;
}

export interface PanelUI {
  /** Whether there is something to show. */
  readonly shown: (view: View) => boolean;
  readonly component: Component<PanelProps>;
  /** The tile at a place of the panel, to try on the board. */
  readonly tileAt?: (view: View, nth: number) => string | null;
}

/** What a match shows of an expansion. Every part may be left out. */
export interface ExpansionUI {
  /**
   * Messages; those called `piece.X`, `kind.X`, `on.X`, `tile.X`, `do.X`, `for.X` and `part.X` are the core's words for
   * what the server calls X.
   */
  readonly catalogues?: readonly Catalogues[];
  readonly pieces?: Readonly<Record<string, PieceUI>>;
  /** Signs of what lies in a supply or `stock` and is no figure: SVG within 24 by 24, without the `svg` around it. */
  readonly tokens?: Readonly<Record<string, Component>>;
  readonly features?: Readonly<Record<string, FeatureUI>>;
  readonly actions?: Readonly<Record<string, ActionUI>>;
  readonly decisions?: Readonly<Record<string, DecisionUI>>;
  readonly reasons?: Readonly<Record<string, ReasonUI>>;
  readonly aids?: Readonly<Record<string, AidUI>>;
  readonly board?: BoardUI;
  readonly panel?: PanelUI;
  /** How its kinds of answers in advance are worded; loaded when somebody looks at them. */
  readonly ahead?: { readonly uis: () => Promise<AheadUIs> };
  /** What a seat has besides its supply. */
  readonly stock?: (seat: SeatView) => Stock[];
  /** What came of an event besides points, in sentences. `action` is undefined where only the table is known. */
  readonly came?: (before: View | undefined, after: View, action: Action | undefined) => string[];
  /** What there is to say about the turn as a whole; and what of it is read out when it becomes true. */
  readonly turnNotes?: (view: View) => string[];
  readonly news?: (before: View | undefined, now: View) => string[];
  /** More lines about a feature that is looked at. */
  readonly featureLines?: (shape: FeatureShape, view: View) => string[];
  /** The spots that hang together with a feature: brought near where a decision or piece roams. */
  readonly reach?: (shape: FeatureShape) => readonly Spot[];
  /** What the list of tiles to come says above itself. */
  readonly toCome?: Component<{ view: View; art: Art }>;
  /** Tiles that have left the bag and lie neither on the board nor in a hand. */
  readonly outOfBag?: (view: View) => string[];
  /** Whether tiles were drawn here that the views don't show in order. */
  readonly hidesDraws?: (view: View) => boolean;
  /** The stack was shuffled anew between these views: the word of the shuffle, and the tiles that went back. */
  readonly reshuffled?: (before: View, after: View) => { word: string; back: readonly string[] } | null;
  /** What an event moves on the board, and what it sounds like. */
  readonly played?: (context: PlayedContext) => readonly Played[];
  /** The seat to which a figure goes that leaves the board. */
  readonly keeper?: Keeper;
}
