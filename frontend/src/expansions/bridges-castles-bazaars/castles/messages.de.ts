import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "do.build_castle": "Eine Burg bei {place} bauen",
  "piece.castle": "Burg",
  "on.castle": "in die Burg",
  "kind.castle": "Burg",
  "part.castles": { one: "{count} Burg", other: "{count} Burgen" },
  "castle.yours": "Deine kleine Stadt ist fertig",
  "castle.at": "Deine kleine Stadt ist fertig, {place}",
  "castle.theirs": "{name} entscheidet über eine kleine Stadt",
  "castle.what":
    "Werte sie jetzt, oder mache eine Burg daraus: jetzt keine Punkte, aber was später in den markierten Feldern als Erstes fertig wird – Straße, Stadt oder Kloster –, zählt auch für dich.",
  "castle.what.theirs":
    "Sie wird jetzt gewertet, oder sie wird eine Burg, die auf das wartet, was in den markierten Feldern fertig wird.",
  "castle.score": { one: "Jetzt {count} Punkt werten", other: "Jetzt {count} Punkte werten" },
  "castle.score.plain": "Jetzt werten",
  "castle.build": "Burg bauen",
  "castle.left": { one: "noch {count} Burg", other: "noch {count} Burgen" },
  "castle.vicinity": "Umgebung: {count} Felder",
  "castle.choose": "Was von dem Fertigen nimmt deine Burg?",
  "castle.choose.theirs": "{name} wählt, was die Burg nimmt",
  "castle.take": { one: "{what}, {place}: {count} Punkt", other: "{what}, {place}: {count} Punkte" },
  "castle.take.later": "{what}, {place}: so viel, wie sie selbst bekommt",
  "castle.of": "Burg von {names}",
  "castle.waits": "wartet auf das Erste, was in den markierten Feldern fertig wird",
  "castle.done": { one: "hat {count} Punkt gebracht", other: "hat {count} Punkte gebracht" },
  "castle.empty": "niemand ist darin",
  "castle.alert": "Deine kleine Stadt ist fertig: werten oder eine Burg bauen",
  "log.castle": "{name} hat eine Burg gebaut, {place}",
  "log.castle.not": "{name} wertet die kleine Stadt und baut keine Burg",
  "log.castle.takes": "Die Burg von {name} nimmt: {what}, {place}",
  "score.castle": {
    one: "{name} bekommt {count} Punkt für eine Burg",
    other: "{name} bekommt {count} Punkte für eine Burg",
  },
  "score.castle.from": "der Wert von etwas, das in ihrer Umgebung fertig wurde: {what}",
};
