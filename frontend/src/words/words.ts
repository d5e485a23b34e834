// Moves, places, features and scores in words of the reader's language: for logs, buttons and screen readers.

import type { Art } from "../art/art.ts";
import { actionUIs, decisionUI, featureUI, gathered, message, reasonUI } from "../expansions/registry.ts";
import { locale } from "../i18n/index.ts";
import type { Action, MatchEvent, Scored, View } from "../protocol/types.ts";
import { catalogues, t } from "./messages.ts";
import { nameAt } from "../shownName.ts";
import { t as ofEnding } from "./ending/messages.ts";

type Values = Record<string, string | number>;

/** The message of a key made at run time, of the core or of an expansion; null where no catalogue has it. */
function known(key: string, values?: Values): string | null {
  // Only the catalogue of the language in use is sure to be loaded.
  return key in catalogues[locale()] || key in catalogues.en
    ? (t as (key: string, values?: Values) => string)(key, values)
    : message(key, values);
}

/** `BA/CcRr+` and words that no catalogue knows yet, readable at least. */
export function plainWord(word: string): string {
  const text = word.replace(/[_-]+/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const pieceWord = (piece: string): string => known(`piece.${piece}`) ?? plainWord(piece);
export const kindWord = (kind: string): string => known(`kind.${kind}`) ?? plainWord(kind);
export const sideWord = (side: string): string => known(`side.${side}`) ?? side;
export const kindOf = (feature: string): string => /^[\w-]+/.exec(feature)?.[0] ?? feature;

/** A cell as a walk from the start tile: "2 east, 1 north". */
export function placeWord(x: number, y: number): string {
  const along = x === 0 ? "" : t(x > 0 ? "place.east" : "place.west", { count: Math.abs(x) });
  const across = y === 0 ? "" : t(y > 0 ? "place.south" : "place.north", { count: Math.abs(y) });
  if (along && across) return t("place.join", { first: along, second: across });
  return along || across || t("place.start");
}

/** "on the road (north)". The side distinguishes several features of a kind on one tile. */
export function onWord(feature: string): string {
  const kind = kindOf(feature);
  const on = known(`on.${kind}`) ?? t("on.other", { kind: plainWord(kind) });
  const side = sideName(feature);
  return side ? t("side", { on, side }) : on;
}

/** The side of its tile where a feature begins; empty for what lies in the middle. */
export function sideName(feature: string): string {
  const side = feature.split("@")[1];
  return side ? (known(`side.${CORNERS[side] ?? side}`) ?? side) : "";
}

/** Half-edges lie at the corners of the tile: left and right are as seen from its middle. */
const CORNERS: Record<string, string> = {
  NL: "NW",
  NR: "NE",
  EL: "NE",
  ER: "SE",
  SL: "SE",
  SR: "SW",
  WL: "SW",
  WR: "NW",
};

/** What is on a tile, in words made from its drawing's segments. */
export function tileWord(art: Art | null, tile: string): string {
  const segments = art?.tiles[tile]?.segments;
  if (!segments) return tile;
  const roads = segments.filter((s) => s.kind === "road");
  const ending = roads.filter((s) => s.spots.length === 1).length;
  const parts = segments.filter((s) => s.kind === "city").map((s) => t("tile.city", { count: s.spots.length }));
  if (roads.length > ending) parts.push(t("tile.road"));
  if (ending > 0) parts.push(t("tile.crossing", { count: ending }));
  parts.push(...otherKinds(segments.map((s) => s.kind)).flatMap((kind) => known(`tile.${kind}`) ?? []));
  return parts.length > 0 ? list(parts) : t("tile.plain");
}

/** Kinds besides roads, cities and fields, each once, small things first. */
function otherKinds(kinds: readonly string[]): string[] {
  const layer = (kind: string) => featureUI(kind)?.layer ?? 0;
  const others = new Set(kinds.filter((kind) => !["road", "city", "field"].includes(kind)));
  return [...others].sort((a, b) => layer(a) - layer(b));
}

/** "a, b and c". */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(parts);
}

/** The first of these that is not null. */
function first<T>(things: readonly T[], said: (thing: T) => string | null | undefined): string | null {
  for (const thing of things) {
    const words = said(thing);
    if (words) return words;
  }
  return null;
}

/** What pressing a button with this action does. */
export function actionWord(action: Action): string {
  const here = first(actionUIs(action.type), (ui) => ui.button?.(action));
  if (here) return here;
  const place = action.x !== undefined && action.y !== undefined ? placeWord(action.x, action.y) : "";
  const piece = pieceWord(String(action.piece ?? ""));
  const on = onWord(action.feature ?? "");
  return known(`do.${action.type}`, { piece, place, on }) ?? described(action, place);
}

/** An action of a type that this page does not know: its type and every field it carries. */
function described(action: Action, place: string): string {
  const fields = Object.entries(action).filter(([key]) => !["seat", "type", "x", "y", "rotation"].includes(key));
  const details = fields.map(([key, value]) =>
    key === "feature" ? onWord(String(value)) : key === "piece" ? pieceWord(String(value)) : simple(key, value),
  );
  return [serverWord(action.type), ...details, place].filter(Boolean).join(", ");
}

/** A word of the server's that no catalogue has: in English, so another language quotes it. */
const serverWord = (word: string): string => t("act.other", { word: plainWord(word) });

function simple(key: string, value: unknown): string {
  if (typeof value === "object" && value !== null) {
    const { x, y, feature } = value as { x?: number; y?: number; feature?: string };
    const parts = [feature && kindWord(kindOf(feature)), x !== undefined && y !== undefined && placeWord(x, y)];
    return `${serverWord(key)}: ${parts.filter(Boolean).join(", ")}`;
  }
  return `${serverWord(key)}: ${String(value)}`;
}

/** The line of the log for an event. `before` and `after` are the views around the event. */
export function eventWord(event: MatchEvent, after: View, art: Art | null, before?: View): string {
  const { action } = event;
  const name = nameAt(after, action.seat);
  const context = { action, name, before, after, art };
  const declined = action.type === "pass" ? decisionUI(before?.decision?.kind)?.declined?.log?.(context) : null;
  const here = declined ?? first(actionUIs(action.type), (ui) => ui.log?.(context));
  if (here) return here;
  const place = action.x !== undefined && action.y !== undefined ? placeWord(action.x, action.y) : "";
  switch (action.type) {
    case "place_tile": {
      const laid = after.tiles.findLast((tile) => tile.x === action.x && tile.y === action.y);
      return t("log.place", { name, tile: tileWord(art, laid?.tile ?? ""), place });
    }
    case "deploy":
      return t("log.deploy", { name, piece: pieceWord(action.piece ?? ""), on: onWord(action.feature ?? "") });
    case "end_turn":
      return t("log.end", { name });
    case "undo":
      return t("log.undo", { name });
    case "pass":
      return t("log.pass", { name });
    case "end_together":
      return ofEnding("log");
    case "forfeit":
      if (action["by"] === "claim") return ofEnding("away", { name });
      return t(action["by"] === "clock" ? "log.forfeit.clock" : "log.forfeit", { name });
    default:
      return t("log.other", { name, what: actionWord(action) });
  }
}

/** The line for a tile that is seen beside it. */
export const placedWord = ({ action: { seat, x = 0, y = 0 } }: MatchEvent, after: View): string =>
  t("lastMove.place", { name: nameAt(after, seat), place: placeWord(x, y) });

/** "Ann scored 4 points for a city". */
export function scoredWord(entry: Scored, view: View): string {
  const name = nameAt(view, entry.seat);
  const here = reasonUI(entry.reason)?.said?.(entry, name);
  if (here) return here;
  return t("log.points", { name, count: entry.points, reason: reasonWord(entry.reason) });
}

/** What points are given for: "a city". */
export const reasonWord = (reason: string): string => known(`for.${reason}`) ?? kindWord(reason);

/** Which structure a score belongs to: "City at 3 east, 2 north"; null for a score that belongs to none. */
export function structureWord({ feature, x, y }: Scored): string | null {
  if (typeof feature !== "string" || x === undefined || y === undefined) return null;
  return t("score.where", { what: kindWord(kindOf(feature)), place: placeWord(x, y) });
}

interface Part {
  what: string;
  count: number;
  points: number;
}

/** The parts of a score: "3 tiles → 6", "1 pennant → 2". */
export function partWords(entry: Scored): string[] {
  const here = reasonUI(entry.reason)?.parts?.(entry);
  if (here) return here;
  if (!Array.isArray(entry.parts)) return [];
  return (entry.parts as Part[]).map(({ what, count, points }) => {
    const things = known(`part.${what}`, { count }) ?? `${count} ${plainWord(what)}`;
    return t("part.is", { what: things, points });
  });
}

/** What came of an event besides points, in sentences. */
export const cameWords = (before: View | undefined, after: View, action?: Action): string[] =>
  gathered("came", (came) => came(before, after, action));

/** What there is to say about the turn as a whole. */
export const turnNotes = (view: View): string[] => gathered("turnNotes", (notes) => notes(view));

/** Score entries that an event added. */
export function scoresOf(before: View | undefined, after: View): Scored[] {
  const [old, now] = [before?.scored?.length ?? 0, after.scored ?? []];
  return now.length > old ? now.slice(old) : [];
}

/** With more scores at once than this, only the sum of each seat is shown; the history lists them all. */
const MOST = 5;

/** What an event scored, in sentences. */
export function pointsWords(before: View | undefined, after: View): string[] {
  const scores = scoresOf(before, after);
  if (scores.length <= MOST) return scores.map((entry) => scoredWord(entry, after));
  const won = new Map<number, number>();
  for (const { seat, points } of scores) won.set(seat, (won.get(seat) ?? 0) + points);
  return [
    list(
      [...won]
        .sort(([a], [b]) => a - b)
        .map(([seat, points]) => `${nameAt(after, seat)} ${points > 0 ? "+" : ""}${signed(points)}`),
    ),
  ];
}

/** A count as it is shown, with a true minus sign below zero. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** "1:05", and under ten seconds "4.2". */
export function timeWord(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toLocaleString(locale(), { minimumFractionDigits: 1 });
  const seconds = Math.floor(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
