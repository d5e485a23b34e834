// Towers and prisoners, as the view shows them, and what a tower piece would do, as the offer says.

import { nameAt } from "../../shownName.ts";
import type { Action, SeatView, Spot, View } from "../../protocol/types.ts";
import { list, pieceWord } from "../../words/words.ts";
import type { Keeper, Stock } from "../types.ts";
import { t } from "./messages.ts";

export interface TowerView {
  x: number;
  y: number;
  height: number;
}

interface Prisoner {
  owner: number;
  piece: string;
}

/** A prisoner who came home, and the seat that held them. */
type Freed = Prisoner & { holder: number };
type Cell = Pick<TowerView, "x" | "y">;

export const towersOf = (view: View | undefined): readonly TowerView[] => (view?.["towers"] as TowerView[]) ?? [];

export const heightAt = (view: View, { x, y }: Cell): number =>
  towersOf(view).find((tower) => tower.x === x && tower.y === y)?.height ?? 0;

/** What a tower piece would do: the cells in reach, and the figures that its player could then capture. */
interface Preview {
  readonly reach: readonly Cell[];
  readonly captives: readonly (Required<Spot> & Prisoner)[];
}

/** What the offer says of a place for a piece; undefined where it says nothing, as in a tournament. */
export const previewOf = (action: Action | undefined): Preview | undefined =>
  action?.["preview"] as Preview | undefined;

const figureWord = (view: View, { owner, piece }: Prisoner): string =>
  t("figure.of", { name: nameAt(view, owner), piece: pieceWord(piece) });

/** "Ann (follower)" for each figure; of a kind and a player only once. */
export const figureWords = (view: View, figures: readonly Prisoner[]): string =>
  list([...new Set(figures.map((figure) => figureWord(view, figure)))]);

const heldBy = (seat: SeatView | undefined): readonly Prisoner[] => (seat?.["prisoners"] as Prisoner[]) ?? [];

/** What a seat has in its prison: each kind of each owner once, with its number. */
export function prison(seat: SeatView): Stock[] {
  const held = heldBy(seat);
  const kinds = [...new Set(held.map(({ owner, piece }) => `${owner} ${piece}`))];
  return kinds.map((kind) => {
    const [owner = "0", piece = ""] = kind.split(" ");
    const count = held.filter((one) => `${one.owner} ${one.piece}` === kind).length;
    return { piece, count, owner: Number(owner), word: t("prison.of", { piece: pieceWord(piece) }) };
  });
}

/** The capturer, where a figure that leaves the board goes to a prison and not home. */
export const keeper: Keeper = ({ action, before, after }, { seat, piece }) => {
  const held = (view: View) =>
    heldBy(view.seats[action.seat]).filter((one) => one.owner === seat && one.piece === piece).length;
  return action.type === "capture" && held(after) > held(before) ? action.seat : null;
};

/** The follower of an exchange that is automatic: captured just now, and exchanged for one whom its owner held. */
function taken(action: Action | undefined, freed: readonly Freed[]): Prisoner[] {
  if (action?.type !== "capture") return [];
  const [owner, piece] = [Number(action["owner"]), action.piece ?? ""];
  return freed.some(({ holder }) => holder === owner) ? [{ owner, piece }] : [];
}

/** Prisoners who came home between two views, but not those who were bought: their line says so. */
export function came(before: View | undefined, after: View, action?: Action): string[] {
  if (!before || (after.scored ?? []).slice(before.scored?.length ?? 0).some(({ reason }) => reason === "ransom"))
    return [];
  const freed = before.seats.flatMap((seat, nth) => {
    const left = [...heldBy(after.seats[nth])];
    return heldBy(seat)
      .filter((one) => {
        const at = left.findIndex((other) => other.owner === one.owner && other.piece === one.piece);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      })
      .map((one) => ({ ...one, holder: nth }));
  });
  const words = [...freed, ...taken(action, freed)].map((figure) => figureWord(before, figure));
  return words.length > 0 ? [t("exchanged", { who: list(words) })] : [];
}
