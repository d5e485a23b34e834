// A bazaar's sale in words: for the log, for what is read out, for scores.

import type { View } from "../../../protocol/types.ts";
import { tileWord } from "../../../words/words.ts";
import type { ActionUI, ReasonUI, LogContext } from "../../types.ts";
import { auctionOf, isNew, soldBetween } from "./auction.ts";
import { t } from "./messages.ts";
import { nameAt } from "../../../shownName.ts";

const nameIn = (view: View) => (seat: number) => nameAt(view, seat);

export const priceWord = (price: number | undefined): string =>
  price ? t("auction.price", { count: price }) : t("auction.free");

/** The tile of the row that an action names, by its number and in words. */
function tileOf({ action, before, art }: LogContext): { number: number; tile: string } {
  const nth = Number(action["tile"]);
  return { number: nth + 1, tile: tileWord(art, auctionOf(before)?.row[nth]?.tile ?? "") };
}

const bidOf = ({ action, before }: LogContext): number => Number(action["bid"] ?? auctionOf(before)?.bid ?? 0);

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

/** A line of the log with the sales that the action brought about. */
export const withSales =
  (log: (context: LogContext) => string) =>
  (context: LogContext): string =>
    [log(context), ...sold(context.before, context.after), ...opened(context.before, context.after)].join("; ");

export const passed = withSales(({ name }) => t("log.pass", { name }));

export const actions: Record<string, ActionUI> = {
  auction_choose: {
    log: withSales((context) => t("log.choose", { name: context.name, ...tileOf(context), bid: bidOf(context) })),
  },
  auction_bid: { log: withSales((context) => t("log.bid", { name: context.name, bid: bidOf(context) })) },
  auction_settle: {
    log: withSales((context) =>
      t(context.action["choice"] === "buy" ? "log.buy" : "log.sell", { name: context.name, bid: bidOf(context) }),
    ),
  },
  choose_tile: { log: withSales((context) => t("log.take", { name: context.name, ...tileOf(context) })) },
};

export const reason: ReasonUI = {
  column: 70,
  colour: { fill: "#e59a2f", ink: "#2a1c0e" },
  said: ({ points }, name) =>
    points < 0 ? t("log.paid", { name, count: -points }) : t("log.received", { name, count: points }),
  parts: ({ points }) => [t(points < 0 ? "score.auction.paid" : "score.auction.received")],
};
