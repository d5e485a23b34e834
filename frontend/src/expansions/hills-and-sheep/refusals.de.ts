import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: { "shepherd.second": "Auf dieser Wiese ist schon ein Schäfer. Wähle eine ohne." },
  pieces: { shepherd: german("m", "Schäfer") },
  tasks: { flock: "Lass zuerst die Herde wachsen oder treibe sie in den Stall." },
};
