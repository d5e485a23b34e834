import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "deploy.access": "Auf eine Zufahrt darfst du keine Figur setzen. Wähle ein anderes Gebiet.",
    "deploy.again": "Du hast zu diesem Plättchen schon eine Figur gesetzt. Beende deinen Zug.",
    "wanderer.old": "Diese Straße verbindet nichts Neues, deshalb kann dein Wanderer hier nicht beginnen.",
    "wanderer.access": "Nur Zufahrten verbinden diese beiden, deshalb kann dein Wanderer hier nicht beginnen.",
    "wanderer.cities":
      "Nur Zufahrten verbinden diese Städte, und keine davon ist neu. Dein Wanderer kann hier nicht beginnen.",
    "wanderer.road": "Ein Wanderer geht nur auf eine Straße. Wähle eine markierte Straße.",
    "wanderer.tile": "Wähle eine Straße auf dem Plättchen, das du gerade gelegt hast.",
    "wanderer.again": "Du hast zu diesem Plättchen schon einen Wanderer eingesetzt.",
    "wanderer.there": "Dein Wanderer ist schon auf diesen Straßen. Wähle andere Straßen.",
    "wanderer.supply": "Du hast keinen Wanderer mehr im Vorrat. Versetze den, der auf dem Spielbrett steht.",
    "wanderer.absent": "Du hast keinen Wanderer auf dem Spielbrett. Setze zuerst einen ein.",
    "wanderer.piece": "Nur ein Wanderer darf auf den Straßen weiterziehen.",
    "office.tile": "Errichte das Amtshaus dort, wo dein Bürgermeister steht.",
    "office.city": "Dein Bürgermeister hat eine andere Stadt gewertet. Errichte das Amtshaus dort.",
  },
  pieces: {
    wanderer: german("m", "Wanderer"),
    office: german("n", "Amtshaus"),
  },
  tasks: {
    office: "Errichte zuerst dein Amtshaus oder verzichte darauf.",
  },
};
