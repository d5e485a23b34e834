// Answers in advance about sales.

import type { AheadUIs } from "../../types.ts";
import { t } from "./messages.ts";

export default {
  auction_maximum: {
    words: (answer) => t("bids.until", { number: Number(answer["tile"]) + 1, bid: Number(answer["bid"]) }),
  },
  auction_never_buy: { label: () => t("bids.never") },
} satisfies AheadUIs;
