import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "tower.site": "There is no tower foundation on that tile. Choose a marked tower.",
    "tower.closed": "A guard stands on that tower, so it is closed. Choose another tower.",
    "tower.supply": "You have no tower piece left.",
    "tower.used": "You have used your figure for this tile, so no tower piece can be put. Undo to build instead.",
    "guard.bare": "That foundation has no tower piece yet. Choose a tower with at least one piece.",
    "guard.kind": "Your {piece} can’t stand on a tower. Choose another follower.",
    "capture.absent": "No such follower stands there. Choose a marked follower.",
    "capture.far": "That tile is out of the tower’s reach. Choose a marked follower.",
    "capture.safe": "The {piece} there can’t be captured. Choose a marked follower.",
    "capture.own": "At this table nobody captures own followers. Choose somebody else’s.",
    "exchange.absent": "That player holds no such follower of yours. Choose a listed one.",
    "ransom.absent": "That player holds no such follower of yours. Choose a listed one.",
    "ransom.again": "You have paid a ransom in this turn. The next one has to wait for your next turn.",
    "ransom.poor": "A ransom costs 3 points, and you have fewer.",
  },
  pieces: { tower: english("tower piece") },
  tasks: { capture: "First capture a follower, or decline.", exchange: "First choose who comes home." },
} as const satisfies RefusalWords;
