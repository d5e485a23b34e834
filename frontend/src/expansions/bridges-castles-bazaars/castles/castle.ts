// Castles on the board and the decision about one, as the view shows them.

import type { Art } from "../../../art/art.ts";
import type { FeatureShape } from "../../../protocol/features.ts";
import { standingPoint, UNIT } from "../../../board/geometry.ts";
import type { PlacedTile, Spot, View } from "../../../protocol/types.ts";
import { list } from "../../../words/words.ts";
import type { LayerProps, Place, Point } from "../../scene.ts";
import { t } from "./messages.ts";
import { nameAt } from "../../../shownName.ts";

export interface CastleView {
  x: number;
  y: number;
  feature: string;
  /** Seats of its occupants, and the seat that built it. */
  seats?: number[];
  by?: number[];
  vicinity?: number[][];
  /** What it has scored. */
  points?: number;
}

/** The server's details about a city that may become a castle, or about what a castle may take. */
interface About extends Partial<Spot> {
  value?: number;
  /** A castle that has yet to take its own value has none. */
  values?: (Spot & { value: number | null })[];
  vicinity?: number[][];
}

export const castlesOf = (view: View): readonly CastleView[] => (view["castles"] as CastleView[] | undefined) ?? [];
export const aboutOf = (view: View): About => (view.decision?.about ?? {}) as About;

/** A castle lies on the edge between its two tiles, and who is in it stands there. */
export function between({ x, y, feature = "" }: Place): Point {
  const [dx, dy] = { N: [0, -50], E: [50, 0], S: [0, 50], W: [-50, 0] }[feature["castle@".length] ?? ""] ?? [0, 0];
  return { x: x * UNIT + 50 + dx!, y: y * UNIT + 50 + dy! };
}

/** The castle of a feature in the view. */
export function castleOf(shape: FeatureShape, view: View): CastleView | undefined {
  if (shape.kind !== "castle") return undefined;
  return castlesOf(view).find(
    ({ x, y, feature }) => shape.home.x === x && shape.home.y === y && shape.home.feature === feature,
  );
}

/** Names of a castle's occupants and whether it has scored. */
export function castleWords(shape: FeatureShape, view: View): string[] | null {
  const castle = castleOf(shape, view);
  if (!castle) return null;
  const inside = (castle.seats ?? []).map((seat) => nameAt(view, seat));
  const state = castle.points === undefined ? t("castle.waits") : t("castle.done", { count: castle.points });
  return [inside.length > 0 ? t("castle.of", { names: list(inside) }) : t("castle.empty"), state];
}

/** Width of a castle's drawing, and how far from its middle a castle's token reaches. */
export const CASTLE = 74;
const REACH = 30;

/** The castle whose token lies at a point of the board. */
export function castleAt(
  art: Art,
  tiles: ReadonlyMap<string, PlacedTile>,
  view: View,
  point: Point,
): Required<Spot> | null {
  const castle = castlesOf(view).find((one) => {
    const at = standingPoint(art, tiles, one);
    return Math.max(Math.abs(at.x - point.x), Math.abs(at.y - point.y)) <= REACH;
  });
  return castle ? { x: castle.x, y: castle.y, feature: castle.feature } : null;
}

/** The cells where something completed brings a castle points: of the one looked at, else of the one decided on. */
export function vicinityOf({ view, at, look }: Pick<LayerProps, "view" | "at" | "look">) {
  const castle = look ? castleOf(look, view) : undefined;
  if (castle?.vicinity) return { cells: castle.vicinity, seats: castle.by ?? [] };
  const { vicinity } = aboutOf(view);
  // In a replay the position alone says what is decided.
  const asked = at === null || at.kind === "castle" || at.kind === "choose_feature";
  const seat = view.decision?.seat;
  return asked && vicinity ? { cells: vicinity, seats: typeof seat === "number" ? [seat] : [] } : null;
}

/** The border of some cells, one line of a cell's side after the other. */
export function borderOf(cells: readonly number[][]): string {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  const sides = cells.flatMap(([x = 0, y = 0]) => [
    inside.has(`${x},${y - 1}`) ? "" : `M${x * UNIT} ${y * UNIT}h${UNIT}`,
    inside.has(`${x},${y + 1}`) ? "" : `M${x * UNIT} ${(y + 1) * UNIT}h${UNIT}`,
    inside.has(`${x - 1},${y}`) ? "" : `M${x * UNIT} ${y * UNIT}v${UNIT}`,
    inside.has(`${x + 1},${y}`) ? "" : `M${(x + 1) * UNIT} ${y * UNIT}v${UNIT}`,
  ]);
  return sides.join("");
}

export const near = (view: View) => (aboutOf(view).vicinity ?? []).map(([x = 0, y = 0]) => ({ x, y }));
