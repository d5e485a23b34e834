// Bridges, castles and bazaars in words: for the log, for what is read out, for scores.

import type { Art } from "../art/art.ts";
import type { Action, MatchEvent, Scored, View } from "../protocol/types.ts";
import { auctionOf, isNew, soldBetween } from "./auction.ts";
import { t } from "./messages.ts";

/** What this part needs of the table's words, handed in so that neither imports the other's catalogue. */
export interface Words {
  place: (x: number, y: number) => string;
  kind: (feature: string) => string;
  tile: (art: Art | null, tile: string) => string;
  list: (parts: readonly string[]) => string;
}

const nameIn = (view: View) => (seat: number) => view.seats[seat]?.name ?? "?";

export const axisWord = (axis: unknown): string => (axis === "ns" ? t("bridge.axis.ns") : t("bridge.axis.ew"));
export const priceWord = (price: number | undefined): string =>
  price ? t("auction.price", { count: price }) : t("auction.free");

/** The line of the log for an action of this expansion; null for any other. */
export function told(
  event: MatchEvent,
  before: View | undefined,
  after: View,
  art: Art | null,
  words: Words,
): string | null {
  const said = deed(event.action, before, after, art, words);
  const more = [...sold(before, after), ...opened(before, after)];
  return said === null ? null : [said, ...more].join("; ");
}

function deed(action: Action, before: View | undefined, after: View, art: Art | null, words: Words): string | null {
  const name = nameIn(after)(action.seat);
  const place = action.x !== undefined && action.y !== undefined ? words.place(action.x, action.y) : "";
  const tile = () => words.tile(art, auctionOf(before)?.row[Number(action["tile"])]?.tile ?? "");
  const bid = Number(action["bid"] ?? auctionOf(before)?.bid ?? 0);
  switch (action.type) {
    case "build_bridge":
      return t("log.bridge", { name, place, axis: axisWord(action["axis"]) });
    case "build_castle":
      return t("log.castle", { name, place });
    case "choose_feature":
      return t("log.castle.takes", { name, place, what: words.kind(action.feature ?? "") });
    case "discard_tile":
      return t("log.discard", { name });
    case "auction_choose":
      return t("log.choose", { name, number: Number(action["tile"]) + 1, tile: tile(), bid });
    case "auction_bid":
      return t("log.bid", { name, bid });
    case "auction_settle":
      return t(action["choice"] === "buy" ? "log.buy" : "log.sell", { name, bid });
    case "choose_tile":
      return t("log.take", { name, number: Number(action["tile"]) + 1, tile: tile() });
    case "pass":
      if (before?.decision?.kind === "castle") return t("log.castle.not", { name });
      return before?.decision?.kind === "auction_bid" ? t("log.pass", { name }) : null;
    default:
      return null;
  }
}

/** Tiles that found an owner, and the order of placing once it is known. */
function sold(before: View | undefined, after: View): string[] {
  const now = auctionOf(after);
  if (!now) return [];
  const name = nameIn(after);
  const lines = soldBetween(before, after).map((nth) =>
    t("log.sold", { number: nth + 1, name: name(now.row[nth]!.seat!), price: priceWord(now.row[nth]!.price) }),
  );
  const ordered = now.order.length > 0 && auctionOf(before)?.order.length === 0;
  return ordered ? [...lines, t("log.order", { names: now.order.map(name).join(", ") })] : lines;
}

/** A bazaar that has just been turned up; it follows an action of another kind. */
export function opened(before: View | undefined, after: View): string[] {
  const [old, now] = [auctionOf(before), auctionOf(after)];
  return now && isNew(old, now) ? [t("log.opened", { name: nameIn(after)(now.host), count: now.row.length })] : [];
}

/** A score of this expansion in words; null for any other. */
export function scoredIn(entry: Scored, view: View): string | null {
  const name = nameIn(view)(entry.seat);
  if (entry.reason === "castle") return t("score.castle", { name, count: entry.points });
  if (entry.reason !== "auction") return null;
  return entry.points < 0
    ? t("log.paid", { name, count: -entry.points })
    : t("log.received", { name, count: entry.points });
}

/** Where a score of this expansion came from; null for any other. */
export function partsIn(entry: Scored, words: Words): string[] | null {
  if (entry.reason === "auction") return [t(entry.points < 0 ? "score.auction.paid" : "score.auction.received")];
  if (entry.reason !== "castle" || !Array.isArray(entry.parts)) return null;
  return (entry.parts as { what: string }[]).map((part) => t("score.castle.from", { what: words.kind(part.what) }));
}

/** Whose decision it is in a sale or about a castle, as a heading; null for any other. */
export function asked(view: View, you: number | null, actions: readonly Action[] | null = null): string | null {
  if (!view.decision) return null;
  if (actions && actions.length > 0 && actions.every((action) => action.type === "build_bridge"))
    return t("bridge.forced.title");
  const { seat, kind } = view.decision;
  const [mine, name] = [seat === you, nameIn(view)(seat)];
  const bid = auctionOf(view)?.bid ?? 0;
  switch (kind) {
    case "castle":
      return mine ? t("castle.yours") : t("castle.theirs", { name });
    case "choose_feature":
      return mine ? t("castle.choose") : t("castle.choose.theirs", { name });
    case "auction_choose":
      return mine ? t("auction.choose") : t("auction.choose.theirs", { name });
    case "auction_bid":
      return mine ? t("auction.bid.yours") : t("auction.bid.theirs", { name });
    case "auction_settle":
      return mine ? t("auction.settle.yours", { bid }) : t("auction.settle.theirs", { name });
    case "choose_tile":
      return mine ? t("auction.take") : t("auction.take.theirs", { name });
    default:
      return null;
  }
}

/** What is read out when it has become this viewer's turn to answer; null for other decisions. */
export function alerted(view: View, lowest: number | null): string | null {
  const bid = auctionOf(view)?.bid ?? 0;
  switch (view.decision?.kind) {
    case "auction_bid":
      return t("auction.alert.bid", { bid: lowest ?? bid });
    case "auction_choose":
      return t("auction.alert.choose");
    case "auction_settle":
      return t("auction.alert.settle", { bid });
    case "castle":
      return t("auction.alert.castle");
    default:
      return null;
  }
}
