// What the front end may know of an expansion. A folder below this one exports a `SetupUI` from its setup.ts, loaded
// with the site, and an `ExpansionUI` from its index.ts, loaded with a match. The core asks the registry by the
// server's names and names no expansion.

import type { Component } from "svelte";
import type { Art } from "../art/art.ts";
import type { FeatureShape } from "../protocol/features.ts";
import type { Catalogue, Locale, Translation } from "../i18n/core.svelte.ts";
import type { Action, PlacedTile, Scored, SeatView, Spot, View } from "../protocol/types.ts";
import type { AnswerProps, ApartProps, Asked, LayerProps, PanelProps, Place, Point, Step } from "./scene.ts";

export type { AnswerProps, ApartProps, Asked, LayerProps, PanelProps };

type Catalogues = { readonly en: Catalogue } & Readonly<Record<Exclude<Locale, "en">, Translation<Catalogue>>>;

/** What the card of an expansion says. */
export interface CardWords {
  /** Pieces and tiles, in a line. */
  readonly adds: string;
  /** The decisions it brings, in a line. */
  readonly asks: string;
  /** Its rules in brief. */
  readonly rules: readonly string[];
  readonly maker: string;
}

export interface OptionWords {
  readonly title: string;
  /** Left out in English: the server says it. */
  readonly text?: string;
  /** By value; "yes", "no", "on" and "off" have words of the core. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Words for what can be set up: the expansion itself, its parts, its options under the server's names. */
export interface ExpansionWords {
  readonly title?: string;
  readonly card?: CardWords;
  readonly parts?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** Keys that it gives a meaning, for the page about the site. */
  readonly keys?: readonly (readonly [keys: readonly string[], what: string])[];
}

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

/** An event in words: what was done, by whom, and the views around it. */
export interface Told {
  readonly action: Action;
  readonly name: string;
  readonly before: View | undefined;
  readonly after: View;
  readonly art: Art | null;
}

export interface ActionUI {
  /** What pressing a button with this action does; null for one that is another expansion's. */
  readonly button?: (action: Action) => string | null;
  /** Its line of the log; null for one that is another expansion's. */
  readonly log?: (told: Told) => string | null;
  /** It says nothing by itself: told only where something came of it. */
  readonly silent?: boolean;
  /** It lays something on a free cell: chosen on the board, then confirmed. */
  readonly lays?: boolean;
  /** It sets a figure as `deploy` does: sorted by figure where there are many. */
  readonly deploys?: boolean;
  /** The figure that it sets, where the action does not name it. */
  readonly piece?: string;
  /** Where the figure that it moves stands now. */
  readonly from?: (action: Action, view: View) => Spot | null;
  /** It is shown apart from the decision's other actions: when asked for, or when nothing else is possible. */
  readonly apart?: ApartUI;
  /** Why it is offered, above its button. */
  readonly hint?: () => string;
}

export interface ApartUI {
  readonly component: Component<ApartProps>;
  /** The letter that shows and hides them. */
  readonly key: string;
  /** The heading where nothing else is possible. */
  readonly forced: () => string;
}

/** Laying something other than the tile in hand. */
export interface LayUI {
  /** The design that is laid. */
  readonly tile: string;
  readonly choose: () => string;
  readonly count: (count: number) => string;
  readonly lying: (place: string) => string;
  readonly confirm: () => string;
}

export interface DecisionUI {
  /** Whose decision it is and what about. */
  readonly heading: (asked: Asked) => string;
  /** Read out to the seat that decides: with the event that led to it, or once the server has listed what is legal. */
  readonly alert?: (view: View) => string;
  readonly alertOffered?: (view: View, actions: readonly Action[]) => string;
  /** The decision may come to the seat whose turn goes on: its turn is read out too, where others have acted. */
  readonly opensTurn?: boolean;
  /** It comes with what the seat does itself: no sound calls it. */
  readonly quiet?: boolean;
  /** What declining it does, and what is told of it. */
  readonly declined?: { readonly button?: () => string; readonly log?: (told: Told) => string };
  /** The component that answers it; every action as a button in words where there is none. */
  readonly answer?: Component<AnswerProps>;
  /** It is answered in the expansion's panel. */
  readonly inPanel?: boolean;
  /** Its component shows all of its actions: none is listed or lies on the board. */
  readonly owns?: boolean;
  /** What it is about, for the seat that decides; and a line for those who wait. */
  readonly explanation?: (view: View, seat: number) => string;
  readonly meanwhile?: () => string;
  /** Steps in which one of the actions of these types is chosen. */
  readonly steps?: { readonly by: readonly Step[]; readonly types: readonly string[] };
  /** A figure goes from one feature to another: the board shows where, and the way. */
  readonly moves?: boolean;
  /** Where there is a single place it is looked at without being pointed at. */
  readonly single?: boolean;
  /** The feature of a choice is traced on the board. */
  readonly traces?: boolean;
  /** Features that hang together with the traced one are brought near. */
  readonly roams?: boolean;
  /** The map shows everybody what it is about. */
  readonly shown?: boolean;
  /** Cells to bring near for the seat that decides. */
  readonly near?: (view: View) => readonly { x: number; y: number }[];
  /** Words and value of a choice that the server has told more about. */
  readonly choice?: (action: Action, view: View) => { label: string; value: number } | null;
  readonly lays?: LayUI;
}

export interface ReasonUI {
  /** Its place among the columns of the result; those without one follow by name. */
  readonly column?: number;
  /** "Ann scored 4 points for ...", where the common sentence does not do. */
  readonly said?: (entry: Scored, name: string) => string;
  /** Where the points came from. */
  readonly parts?: (entry: Scored) => string[] | null;
}

/** What makes a placement legal that does not fit by itself: the `needs` of its action. */
export interface AidUI {
  /** The symbol drawn in cells that need it, and the token beside the words. */
  readonly symbol: string;
  readonly token: string;
  /** "needs ...", after the name of a cell. */
  readonly needs: () => string;
  /** The sentence once such a place is chosen; how many places need it. */
  readonly needed: () => string;
  readonly cells: (count: number) => string;
  /** It as it would lie, of what the server told about the placement. */
  readonly ghost: Component<{ details: unknown; pinned: boolean }>;
}

export interface Stock {
  readonly piece: string;
  readonly count: number;
  readonly word: string;
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

export interface PanelUI {
  /** Whether there is something to show. */
  readonly shown: (view: View) => boolean;
  readonly component: Component<PanelProps>;
  /** The tile at a place of the panel, to try on the board. */
  readonly tileAt?: (view: View, nth: number) => string | null;
}

/** What the settings of a table and the rules show of an expansion. */
export interface SetupUI {
  readonly words: Readonly<Record<Locale, ExpansionWords>>;
  /** Designs that show at a glance what it is about. */
  readonly tiles?: readonly string[];
}

/** What a match shows of an expansion. Every part may be left out. */
export interface ExpansionUI {
  /**
   * Messages; those called `piece.X`, `kind.X`, `on.X`, `tile.X`, `do.X`, `for.X` and `part.X` are the core's words for
   * what the server calls X.
   */
  readonly catalogues?: readonly Catalogues[];
  readonly pieces?: Readonly<Record<string, PieceUI>>;
  /** Signs of what lies in a supply and is no figure. */
  readonly tokens?: Readonly<Record<string, Component>>;
  readonly features?: Readonly<Record<string, FeatureUI>>;
  readonly actions?: Readonly<Record<string, ActionUI>>;
  readonly decisions?: Readonly<Record<string, DecisionUI>>;
  readonly reasons?: Readonly<Record<string, ReasonUI>>;
  readonly aids?: Readonly<Record<string, AidUI>>;
  readonly board?: BoardUI;
  readonly panel?: PanelUI;
  /** What a seat has besides its supply. */
  readonly stock?: (seat: SeatView) => Stock[];
  /** What came of an event besides points, in sentences. */
  readonly came?: (before: View | undefined, after: View) => string[];
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
}
