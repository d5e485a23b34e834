import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "escape.absent": "Dort hast du keinen solchen Gefolgsmann. Wähle einen markierten.",
    "escape.free": "Nur aus einer belagerten Stadt kann ein Gefolgsmann entkommen. Wähle einen markierten.",
    "escape.kind": "Nur ein Gefolgsmann kann entkommen. Wähle einen markierten.",
    "escape.far": "Kein Kloster liegt nahe genug bei dieser Stadt. Wähle einen markierten Gefolgsmann.",
  },
  tasks: { escape: "Nimm zuerst einen Gefolgsmann zurück oder lass alle dort." },
};
