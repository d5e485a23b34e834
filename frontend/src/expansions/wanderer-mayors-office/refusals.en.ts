import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "deploy.access": "You can’t place a figure on an access road. Choose another feature.",
    "deploy.again": "You have already used a figure with this tile. End your turn.",
    "wanderer.old": "This road connects nothing new, so your wanderer can’t start here.",
    "wanderer.access": "Only access roads connect these two, so your wanderer can’t start here.",
    "wanderer.cities": "Only access roads connect these cities, and neither is new. Your wanderer can’t start here.",
    "wanderer.road": "A wanderer only goes on a road. Choose a marked road.",
    "wanderer.tile": "Choose a road on the tile you just placed.",
    "wanderer.again": "You have already used a wanderer with this tile.",
    "wanderer.there": "Your wanderer is already on these roads. Choose other roads.",
    "wanderer.supply": "You have no wanderer left. Move the one that is on the board.",
    "wanderer.absent": "You have no wanderer on the board. Place one first.",
    "wanderer.piece": "Only a wanderer can move along the roads.",
    "office.tile": "Place the office where your mayor is.",
    "office.city": "Your mayor has scored another city. Place the office there.",
  },
  pieces: {
    wanderer: english("wanderer"),
    office: english("office"),
  },
  tasks: {
    office: "First set up your office or decline.",
  },
} as const satisfies RefusalWords;
