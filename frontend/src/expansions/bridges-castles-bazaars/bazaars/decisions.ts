// What a sale asks: all of it is answered in its panel.

import type { View } from "../../../protocol/types.ts";
import type { Asked, DecisionUI } from "../../types.ts";
import { auctionOf, least } from "./auction.ts";
import { t } from "./messages.ts";
import { passed } from "./words.ts";

const standing = (view: View): number => auctionOf(view)?.bid ?? 0;
const asked =
  (mine: (view: View) => string, theirs: (name: string) => string) =>
  (at: Asked): string =>
    at.mine ? mine(at.view) : theirs(at.name);

export const decisions: Record<string, DecisionUI> = {
  auction_choose: {
    heading: asked(
      () => t("auction.choose"),
      (name) => t("auction.choose.theirs", { name }),
    ),
    alertOffered: () => t("auction.alert.choose"),
    inPanel: true,
  },
  auction_bid: {
    heading: asked(
      () => t("auction.bid.yours"),
      (name) => t("auction.bid.theirs", { name }),
    ),
    // Read out once the server has said what is the least that one may bid.
    alertOffered: (view, actions) => t("auction.alert.bid", { bid: least(actions, "auction_bid") ?? standing(view) }),
    declined: { log: passed },
    inPanel: true,
  },
  auction_settle: {
    heading: asked(
      (view) => t("auction.settle.yours", { bid: standing(view) }),
      (name) => t("auction.settle.theirs", { name }),
    ),
    alertOffered: (view) => t("auction.alert.settle", { bid: standing(view) }),
    inPanel: true,
  },
  choose_tile: {
    heading: asked(
      () => t("auction.take"),
      (name) => t("auction.take.theirs", { name }),
    ),
    inPanel: true,
  },
};
