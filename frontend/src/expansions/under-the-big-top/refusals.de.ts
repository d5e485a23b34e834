import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "acrobat.far":
      "Ein Akrobat kommt auf das eben gelegte Plättchen oder auf ein Akrobatenplättchen daneben, auch schräg.",
    "acrobat.kind": "Nur normale Gefolgsleute können Akrobaten sein, {piece.a} nicht.",
    "acrobat.full": "Diese Pyramide ist voll: Drei Akrobaten stehen dort.",
    "acrobat.bridge": "Über diesem Plättchen liegt eine Brücke, also kann dort kein Akrobat stehen.",
    "bridge.acrobats": "Auf diesem Plättchen stehen Akrobaten, also kann keine Brücke darüber liegen.",
    "pyramid.absent": "Dort stehen keine Akrobaten. Wähle eine volle Pyramide.",
    "pyramid.open": "Diese Pyramide ist noch nicht voll: Zum Werten braucht sie drei Akrobaten.",
  },
  pieces: { ringmaster: german("m", "Zirkusdirektor") },
};
