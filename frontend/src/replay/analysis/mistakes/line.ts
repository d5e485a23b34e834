// The better way and what may follow it, as steps that can be shown one after the other on the board.

import { pieceOf, placeOf, sets, type Place } from "../../../board/figures/choices.ts";
import { kindOf, onWord, pieceWord, placeWord, actionWord } from "../../../words/words.ts";
import type { Action, PlacedTile } from "../../../protocol/types.ts";
import type { Mistake } from "../types.ts";

export interface Figure {
  readonly seat: number;
  readonly piece: string;
  readonly place: Place;
}

/** What one seat does in one turn: a tile, the figures with it, and what has no place on the board. */
export interface Step {
  readonly seat: number;
  readonly tile: PlacedTile | null;
  readonly figures: readonly Figure[];
  readonly actions: readonly Action[];
}

const isPlacement = (action: Action): boolean =>
  action.type === "place_tile" && action.x !== undefined && action.y !== undefined;

function tileOf(action: Action, hand: string | null): PlacedTile | null {
  const tile = typeof action["tile"] === "string" ? action["tile"] : hand;
  if (!isPlacement(action) || tile === null) return null;
  return { tile, x: action.x!, y: action.y!, rotation: action.rotation ?? 0 };
}

function figureOf(action: Action): Figure | null {
  const place = sets(action) ? placeOf(action) : null;
  return place ? { seat: action.seat, piece: pieceOf(action), place } : null;
}

/** A step of these actions. `hand`: the tile of a placement that names none. */
export function step(actions: readonly Action[], hand: string | null): Step {
  const placement = actions.find(isPlacement);
  return {
    seat: (placement ?? actions[0])?.seat ?? 0,
    tile: placement ? tileOf(placement, hand) : null,
    figures: actions.map(figureOf).filter((figure) => figure !== null),
    actions,
  };
}

/** The best, and what may follow, a step for each placement. */
export function stepsOf({ best, line }: Mistake, hand: string | null): Step[] {
  const parts: Action[][] = [];
  for (const action of line) {
    if (isPlacement(action) || parts.length === 0) parts.push([]);
    parts.at(-1)!.push(action);
  }
  return [step(best, hand), ...parts.map((part) => step(part, null))];
}

/** What a step does, in words: where the tile goes, and each figure. */
export function stepWords({ tile, actions }: Step): string {
  const said = actions.filter(({ type }) => type !== "end_turn" && type !== "place_tile").map(actionSaid);
  return [...(tile ? [placeWord(tile.x, tile.y)] : []), ...said].join("; ");
}

const actionSaid = (action: Action): string =>
  action.type === "deploy" && action.feature
    ? `${pieceWord(action.piece ?? "")} ${onWord(action.feature)}`
    : actionWord(action);

/** Whether two ways put the tile the same way on the same cell, so that they differ in the figures only. */
export const sameTile = (one: Step, other: Step): boolean =>
  one.tile !== null &&
  one.tile.x === other.tile?.x &&
  one.tile.y === other.tile.y &&
  one.tile.rotation === other.tile.rotation;

/** The kind of feature that a figure stands on. */
export const standsOn = ({ place }: Figure): string => kindOf(place.feature ?? "");
