import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "do.place_abbey": "Die Abtei bei {place} legen",
  "do.draw_tile": "Ein Plättchen ziehen",
  "piece.mayor": "Bürgermeister",
  "piece.wagon": "Wagen",
  "piece.barn": "Scheune",
  "piece.abbey": "Abtei",
  "kind.barn": "Scheune",
  "abbey.yours": "Lege deine Abtei oder ziehe ein Plättchen",
  "abbey.last": "Letzte Gelegenheit für deine Abtei",
  "abbey.theirs": "{name} darf eine Abtei legen",
  "abbey.choose": "Deine Abtei passt in jede Lücke mit vier Nachbarn.",
  "abbey.holes": { one: "{count} Lücke auf dem Brett", other: "{count} Lücken auf dem Brett" },
  "abbey.lying": "Abtei bei {place}",
  "abbey.confirm": "Abtei hier legen",
  "abbey.keep": "Die Abtei behalten",
  "wagon.yours": "Wohin fährt dein Wagen?",
  "wagon.theirs": "{name} entscheidet, wohin ein Wagen fährt",
  "wagon.what":
    "Sein Gebiet ist gewertet. Er darf auf eines von diesen weiterfahren, auf ein beliebiges Plättchen davon.",
  "wagon.to": "Wagen {on}, {place}",
  "wagon.home": "Den Wagen heimholen",
  "barn.at": "{piece} an die Ecke ({side})",
  "log.abbey": "{name} legte eine Abtei bei {place}",
  "log.abbey.not": "{name} behält die Abtei",
  "log.draw": "{name} zog ein Plättchen",
  "log.barn": "{name}: {piece} an die Ecke {side}, {place}",
  "log.wagon": "Der Wagen von {name} fuhr weiter: {on}, {place}",
  "log.wagon.home": "{name} holte den Wagen heim",
  "alert.abbey": "Du darfst deine Abtei legen oder ein Plättchen ziehen",
  "alert.wagon": "Dein Wagen darf weiterfahren oder heim",
  "score.barn": {
    one: "{name} bekommt {count} Punkt für eine Scheune",
    other: "{name} bekommt {count} Punkte für eine Scheune",
  },
};
