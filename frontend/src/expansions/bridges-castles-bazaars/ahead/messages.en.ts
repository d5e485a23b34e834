import type { Catalogue } from "../../../i18n/core.svelte.ts";

export const en = {
  "bids.title": "Bid in advance",
  "bids.count": { one: "Bid in advance ({count} tile)", other: "Bid in advance ({count} tiles)" },
  "bids.note":
    "Your highest bid stays secret. The game bids one more than the next bid for you; 0 means you pass. Everybody bids once, so players after you may still go higher.",
  "bids.most": "Highest bid for tile {number}",
  "bids.keep": "Keep",
  "bids.back": "Take back",
  "bids.until": "Tile {number}: up to {bid}",
  "bids.never": "Never buy back: sell every tile that I put up for auction",
} as const satisfies Catalogue;
