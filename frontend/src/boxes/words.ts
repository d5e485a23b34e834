// The boxes after the first in words: abbeys, barns, wagons, goods, drawbridges, wanderers and offices.

import type { Action, Decision, MatchEvent, Scored, SeatView, Spot, View } from "../protocol/types.ts";
import type { NetworkShape } from "../board/features.ts";
import { en } from "./messages.en.ts";
import { t } from "./messages.ts";

/** What this part needs of the table's words, handed in so that neither imports the other's catalogue. */
export interface Words {
  place: (x: number, y: number) => string;
  on: (feature: string) => string;
  piece: (piece: string) => string;
  side: (side: string) => string;
  list: (parts: readonly string[]) => string;
}

export const GOODS = ["wine", "grain", "cloth"] as const;
/** Decisions that the components of these boxes answer. */
export const DECISIONS = ["abbey", "wagon", "drawbridge", "office"] as const;
export type Asked = (typeof DECISIONS)[number];
export const isAsked = (kind: string | null | undefined): kind is Asked =>
  (DECISIONS as readonly string[]).includes(kind ?? "");

export const goodsWord = (kind: string): string => (`goods.${kind}` in en ? t(`goods.${kind}` as "goods.wine") : kind);
export const goodsOf = (seat: SeatView | undefined): Record<string, number> =>
  (seat?.["goods"] ?? {}) as Record<string, number>;

const nameIn = (view: View) => (seat: number) => view.seats[seat]?.name ?? "?";
const spotIn = (action: Action, key: string) => (action[key] ?? {}) as Partial<Spot>;

/** What pressing a button with this action does; null for an action of another part. */
export function doing(action: Action, words: Words): string | null {
  const { x = 0, y = 0, feature = "" } = action;
  const piece = words.piece(String(action.piece ?? ""));
  switch (action.type) {
    case "deploy":
      return typeof action["corner"] === "string" ? t("barn.at", { piece, side: words.side(action["corner"]) }) : null;
    case "move":
      return t("wanderer.move", { on: words.on(feature) });
    case "move_wagon":
      return t("wagon.to", { on: words.on(feature), place: words.place(x, y) });
    case "place_office":
      return t("office.at", { on: words.on(feature), place: words.place(x, y) });
    case "cross_drawbridge": {
      const to = spotIn(action, "to");
      return t("drawbridge.over", { piece, on: words.on(to.feature ?? ""), place: words.place(to.x ?? 0, to.y ?? 0) });
    }
    default:
      return null;
  }
}

/** What declining a decision of these boxes does; null for other decisions. */
export function declining(kind: string | null): string | null {
  const keys = {
    abbey: "abbey.keep",
    wagon: "wagon.home",
    drawbridge: "drawbridge.home",
    office: "office.not",
  } as const;
  return isAsked(kind) ? t(keys[kind]) : null;
}

/** The line of the log for an action of these boxes; null for any other. */
export function told(
  { action }: Pick<MatchEvent, "action">,
  before: View | undefined,
  after: View,
  words: Words,
): string | null {
  const name = nameIn(after)(action.seat);
  const place = words.place(action.x ?? 0, action.y ?? 0);
  const on = words.on(action.feature ?? "");
  const piece = words.piece(String(action.piece ?? ""));
  switch (action.type) {
    case "place_abbey":
      return t("log.abbey", { name, place });
    case "draw_tile":
      return t("log.draw", { name });
    case "deploy":
      return typeof action["corner"] === "string"
        ? t("log.barn", { name, piece, side: words.side(action["corner"]), place })
        : null;
    case "move":
      return t("log.wanderer", { name, on });
    case "move_wagon":
      return t("log.wagon", { name, on, place });
    case "place_office":
      return t("log.office", { name, place });
    case "cross_drawbridge": {
      const to = spotIn(action, "to");
      return t("log.drawbridge", { name, piece, place: words.place(to.x ?? 0, to.y ?? 0) });
    }
    case "pass":
      return declined(before?.decision?.kind, name);
    default:
      return null;
  }
}

function declined(kind: string | undefined, name: string): string | null {
  const keys = {
    abbey: "log.abbey.not",
    wagon: "log.wagon.home",
    drawbridge: "log.drawbridge.not",
    office: "log.office.not",
  } as const;
  return isAsked(kind) ? t(keys[kind], { name }) : null;
}

/** Goods that somebody took between two views, a line for each seat. */
export function taken(before: View | undefined, after: View, words: Pick<Words, "list">): string[] {
  if (!before) return [];
  return after.seats.flatMap((seat, index) => {
    const old = goodsOf(before.seats[index]);
    const more = GOODS.map((kind) => ({ kind, count: (goodsOf(seat)[kind] ?? 0) - (old[kind] ?? 0) })).filter(
      ({ count }) => count > 0,
    );
    if (more.length === 0) return [];
    const count = more.reduce((sum, one) => sum + one.count, 0);
    return [
      t("goods.got", {
        name: seat.name,
        count,
        goods: words.list(more.map((one) => t("goods.each", { count: one.count, kind: goodsWord(one.kind) }))),
      }),
    ];
  });
}

/** A score of these boxes in words; null for any other. */
export function scoredIn(entry: Scored, view: View): string | null {
  const said = { name: nameIn(view)(entry.seat), count: entry.points };
  const key = `score.${entry.reason}`;
  return ["goods", "barn", "wanderer", "office"].includes(entry.reason) ? t(key as "score.goods", said) : null;
}

interface Part {
  what: string;
  count: number;
  points: number;
}

/** Where a score of these boxes came from; null for any other. */
export function partsIn(entry: Scored): string[] | null {
  if (entry.reason !== "goods" || !Array.isArray(entry.parts)) return null;
  return (entry.parts as Part[]).map(({ what, count, points }) =>
    t("score.goods.most", { kind: goodsWord(what), count, points }),
  );
}

/** What there is to say about the turn as a whole: its second tile, the river that is being built. */
export function turnNotes(view: View): string[] {
  const { turn } = view;
  if (view.over || !turn) return [];
  const river = view["river"] as { left: number; back?: string[] } | undefined;
  const notes = [];
  if (turn["half"] === 2) notes.push(t("turn.second"));
  else if (turn["halves"] === 2) notes.push(t("turn.earned"));
  if (river) notes.push(river.left > 0 ? t("turn.river", { count: river.left }) : t("turn.river.lake"));
  if (river?.back?.length) notes.push(t("turn.river.back", { count: river.back.length }));
  return notes;
}

/** Whose decision it is, as a heading; null for decisions of other parts. */
export function asked(view: View, you: number | null, actions: readonly Action[] | null): string | null {
  const { decision } = view;
  if (!decision || !isAsked(decision.kind)) return null;
  if (decision.seat !== you) return t(`${decision.kind}.theirs`, { name: nameIn(view)(decision.seat) });
  if (decision.kind === "abbey" && actions && !actions.some((action) => action.type === "draw_tile"))
    return t("abbey.last");
  return t(`${decision.kind}.yours`);
}

/** What is read out when it has become this viewer's turn to answer; null for other decisions. */
export const alerted = (decision: Decision | null | undefined): string | null =>
  isAsked(decision?.kind) ? t(`alert.${decision.kind}`) : null;

/** What a network of roads leads to and who walks it. */
export function networkWords(
  network: NetworkShape,
  view: View,
  words: Pick<Words, "list"> & { kind: (feature: string) => string },
): string[] {
  const ends = network.terminals.map((end) => {
    const kind = words.kind(end.feature ?? "");
    if (end.points === null) return t("network.end.castle");
    return end.complete ? t("network.end.complete", { kind }) : t("network.end", { kind, count: end.points });
  });
  const walking = network.figures
    .filter((figure) => figure.piece === "wanderer")
    .map((figure) => nameIn(view)(figure.seat));
  const leads = ends.length > 0 ? t("network.ends", { ends: words.list(ends) }) : t("network.none");
  return walking.length > 0 ? [leads, t("network.walking", { names: words.list(walking) })] : [leads];
}

/** What the decision is about, in a sentence for the one who decides. */
export function explained(kind: Exclude<Asked, "abbey">, view: View, seat: number, place: Words["place"]): string {
  const standing =
    kind === "office" ? (view.pieces ?? []).filter((figure) => figure.seat === seat && figure.piece === "office") : [];
  // Where none is left in the supply one that stands moves; of several the law knows which (HOUSE-21).
  if (standing.length === 0 || view.seats[seat]?.supply["office"]) return t(`${kind}.what`);
  return `${t("office.what")} ${t("office.moves", { place: standing.map(({ x, y }) => place(x, y)).join(" / ") })}`;
}
