import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "abbey.hole":
      "Eine Abtei passt nur an eine Stelle, an deren vier Seiten Plättchen liegen. Wähle eine markierte Stelle.",
    "wagon.spot": "Dieses Gebiet gibt es auf dem Spielbrett nicht. Wähle ein markiertes Gebiet.",
    "wagon.kind": "Der Wagen darf nicht {kind.on}. Möglich: {kinds}.",
    "wagon.taken": "Wähle ein Gebiet, das nicht fertig und nicht besetzt ist.",
    "wagon.far": "Das ist zu weit für den Wagen. Wähle ein Gebiet auf einem Plättchen um ihn herum.",
    "wagon.apart": "Wähle ein Gebiet, das mit dem gewerteten verbunden ist.",
    "barn.supply": "Du hast keine Scheune mehr.",
    "barn.corner": "Wähle eine Ecke des Plättchens: Nordwesten, Nordosten, Südosten oder Südwesten.",
    "barn.tile": "Wähle eine Ecke des Plättchens, das du gerade gelegt hast.",
    "barn.four": "Eine Scheune braucht eine Ecke, an der vier Plättchen zusammenstoßen. Wähle eine andere Ecke.",
    "barn.ground": "An dieser Ecke müssen alle vier Plättchen Wiese zeigen. Wähle eine andere Ecke.",
    "barn.second": "Auf dieser Wiese steht schon eine Scheune. Wähle eine andere Wiese.",
    "barn.field": "Diese Wiese reicht nicht an die Ecke. Wähle die Wiese, die dort liegt.",
    "deploy.barn": "Auf eine Wiese mit Scheune darfst du keinen Gefolgsmann setzen. Wähle ein anderes Gebiet.",
  },
  pieces: {
    mayor: german("m", "Bürgermeister"),
    wagon: german("m", "Wagen"),
    barn: german("f", "Scheune"),
    abbey: german("f", "Abtei"),
  },
  tasks: {
    abbey: "Lege zuerst deine Abtei oder ziehe ein Plättchen.",
    wagon: "Fahre zuerst mit deinem Wagen weiter oder nimm ihn zurück.",
  },
};
