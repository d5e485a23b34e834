import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "setup.river":
      "Kein Startplättchen lässt dem Fluss ein offenes Ende. Beginne mit {tile} oder gib kein Plättchen an.",
    "river.on": "Lege dieses Plättchen an das offene Ende des Flusses.",
    "river.apart": "Zwei Arme des Flusses dürfen nicht zusammentreffen. Wähle eine andere Stelle.",
    "river.back": "Der Fluss darf nicht zweimal nacheinander in dieselbe Richtung abbiegen. Dreh das Plättchen.",
    "river.end": "Der Fluss darf noch nicht enden, denn es kommen noch Flussplättchen. Wähle eine andere Stelle.",
  },
  kinds: {
    river: german("m", "Fluss", "in den Fluss"),
  },
};
