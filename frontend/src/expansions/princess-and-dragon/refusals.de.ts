import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "dragon.here": "Auf diesem Plättchen steht der Drache, deshalb kann keine Figur dorthin. Wähle ein anderes.",
    "dragon.step": "Der Drache zieht auf ein Plättchen neben seinem. Wähle ein markiertes.",
    "dragon.twice": "Dieses Plättchen hat der Drache in dieser Bewegung schon besucht. Wähle ein anderes.",
    "dragon.fairy": "Die Fee hält den Drachen von diesem Plättchen fern. Wähle ein anderes.",
    "fairy.follower": "Dort hast du keinen Gefolgsmann für die Fee. Wähle einen deiner Gefolgsleute.",
    "fairy.castle": "Die Fee darf in keine Burg. Wähle einen Gefolgsmann außerhalb von Burgen.",
    "fairy.there": "Die Fee ist schon dort. Wähle einen anderen Gefolgsmann.",
    "knight.absent": "Dieser Ritter ist nicht in der Stadt des Burgfräuleins. Wähle einen markierten.",
    "knight.first": "Schick zuerst einen Ritter aus der Stadt des Burgfräuleins zurück.",
    "knight.sent":
      "Das Burgfräulein hat einen Ritter zurückgeschickt, deshalb setzt du mit diesem Plättchen keine Figur. Mach es rückgängig, um stattdessen eine zu setzen.",
    "portal.complete": "Dieses Gebiet ist fertig, dorthin führt das Portal nicht. Wähle ein unfertiges.",
    "wanderer.way": "Dorthin kann dein Wanderer nicht gehen. Wähle eine markierte Straße.",
  },
  pieces: { dragon: german("m", "Drache", "Drachen"), fairy: german("f", "Fee") },
  tasks: {
    dragon: "Zieh zuerst den Drachen um ein Plättchen.",
    wanderer: "Versetze zuerst deinen Wanderer, oder lass ihn stehen.",
  },
};
