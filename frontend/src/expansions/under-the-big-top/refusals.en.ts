import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "acrobat.far": "An acrobat goes on the tile you just placed or on an acrobat tile next to it, corners too.",
    "acrobat.kind": "Only ordinary followers can be acrobats, not {piece.a}.",
    "acrobat.full": "This pyramid is full: three acrobats stand there.",
    "acrobat.bridge": "A bridge lies over this tile, so no acrobat can stand there.",
    "bridge.acrobats": "Acrobats stand on this tile, so no bridge can go over it.",
    "pyramid.absent": "No acrobats stand there. Choose a full pyramid.",
    "pyramid.open": "This pyramid is not full yet: it needs three acrobats to be scored.",
  },
  pieces: { ringmaster: english("ringmaster") },
} as const satisfies RefusalWords;
