// How an expansion's decisions are shown and answered, and how its actions appear in the log.

import type { Component } from "svelte";
import type { Art } from "../art/art.ts";
import type { Action, Answer, Spot, View } from "../protocol/types.ts";
import type { AnswerProps, ApartProps, Asked, Step } from "./scene.ts";

/** An event in words: what was done, by whom, and the views around it. */
export interface LogContext {
  readonly action: Action;
  readonly name: string;
  readonly before: View | undefined;
  readonly after: View;
  readonly art: Art | null;
}

export interface ActionUI {
  /** What pressing a button with this action does; null for one that is another expansion's. */
  readonly button?: (action: Action) => string | null;
  /** The same where the names of the players are known. */
  readonly named?: (action: Action, view: View) => string;
  /** The same in fewer words, where the figure is shown beside them or stands above. */
  readonly short?: (action: Action) => string;
  /** Its line of the log; null for one that is another expansion's. */
  readonly log?: (context: LogContext) => string | null;
  /** Not worth a line by itself: shown only if something followed from it. */
  readonly silent?: boolean;
  /** It lays something on a free cell: chosen on the board, then confirmed. */
  readonly lays?: boolean;
  /** It names `x` and `y` and no feature: the whole tile is its target on the board; at most one action for each. */
  readonly tile?: boolean;
  /** It sets a figure as `deploy` does: sorted by figure where there are many. */
  readonly deploys?: boolean;
  /** The figure that it sets, where the action does not name it. */
  readonly piece?: string;
  /** Where the figure that it moves stands now. */
  readonly from?: (action: Action, view: View) => Spot | null;
  /** It is shown apart from the decision's other actions: when asked for, or when nothing else is possible. */
  readonly apart?: ApartUI;
  /** The heading where nothing else is possible. */
  readonly alone?: () => string;
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

/** How one kind of answer in advance is worded. */
export interface AheadUI {
  /** The switch that gives it and takes it back; left out where it needs more than that. */
  readonly label?: () => string;
  /** What an answer says that has no switch. */
  readonly words?: (answer: Answer) => string;
}
export type AheadUIs = Readonly<Record<string, AheadUI>>;

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
  /** The button that declines it, and its line in the log. */
  readonly declined?: { readonly button?: () => string; readonly log?: (context: LogContext) => string };
  /** The component that answers it: `MoveFigure` for places and plain buttons, or one of the expansion's own. */
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
  /** The page scrolls the board of all viewers, not only of the deciding seat, to the tile in `about`. */
  readonly shown?: boolean;
  /** Cells to bring near for the seat that decides. */
  readonly near?: (view: View) => readonly { x: number; y: number }[];
  /** Words of a choice that need the view, and its value where the server has sent it. */
  readonly choice?: (action: Action, view: View) => { label: string; value?: number } | null;
  readonly lays?: LayUI;
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
  /** The aid as it would lie, made from the server's details about the placement. */
  readonly ghost: Component<{ details: unknown; pinned: boolean }>;
}
