import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "abbey.hole": "An abbey only fits on a space with tiles on all four sides. Choose a marked space.",
    "wagon.spot": "There is no such feature on the board. Choose a marked feature.",
    "wagon.kind": "The wagon can’t go {kind.on}. Possible: {kinds}.",
    "wagon.taken": "Choose a feature that is not completed and has no followers.",
    "wagon.far": "This is too far for the wagon. Choose a feature on a tile around it.",
    "wagon.apart": "Choose a feature that is connected with the scored one.",
    "barn.supply": "You have no barn left.",
    "barn.corner": "Choose a corner of the tile: north-west, north-east, south-east or south-west.",
    "barn.tile": "Choose a corner of the tile you just placed.",
    "barn.four": "A barn needs a corner where four tiles meet. Choose another one.",
    "barn.ground": "All four tiles must show a field at this corner. Choose another one.",
    "barn.second": "This field already has a barn. Choose another field.",
    "barn.field": "This field doesn’t touch that corner. Choose the one that does.",
    "deploy.barn": "You can’t place a follower on a field with a barn. Choose another feature.",
  },
  pieces: {
    mayor: english("mayor"),
    wagon: english("wagon"),
    barn: english("barn"),
    abbey: english("abbey"),
  },
  tasks: {
    abbey: "Place your abbey first, or draw a tile.",
    wagon: "Move your wagon or take it back first.",
  },
} as const satisfies RefusalWords;
