import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "do.build_castle": "Burg bauen: {place}",
  "piece.castle": "Burg",
  "on.castle": "in die Burg",
  "kind.castle": "Burg",
  "part.castles": { one: "{count} Burg", other: "{count} Burgen" },
  "castle.yours": "Deine kleine Stadt ist fertig",
  "castle.at": "Deine kleine Stadt ist fertig, {place}",
  "castle.theirs": "{name} entscheidet über eine kleine Stadt",
  "castle.what":
    "Werte sie jetzt oder mach eine Burg daraus. Eine Burg bringt jetzt keine Punkte; sie zählt, sobald an den markierten Stellen die erste Straße, die erste Stadt oder das erste Kloster fertig wird.",
  "castle.what.theirs":
    "Sie wird jetzt gewertet oder zu einer Burg, die später für das zählt, was an den markierten Stellen fertig wird.",
  "castle.score": { one: "Jetzt {count} Punkt werten", other: "Jetzt {count} Punkte werten" },
  "castle.score.plain": "Jetzt werten",
  "castle.build": "Burg bauen",
  "castle.left": { one: "noch {count} Burg", other: "noch {count} Burgen" },
  "castle.vicinity": { one: "Umgebung: {count} Stelle", other: "Umgebung: {count} Stellen" },
  "castle.choose": "Für welches fertige Gebiet bekommt deine Burg Punkte?",
  "castle.choose.theirs": "{name} wählt, wofür die Burg Punkte bekommt",
  "castle.choose.what":
    "Rund um deine Burg ({place}) wurden mehrere Gebiete zugleich fertig. Sie bekommt einmal so viele Punkte wie eines davon.",
  "castle.take": { one: "{what}, {place}: {count} Punkt", other: "{what}, {place}: {count} Punkte" },
  "castle.take.later": "{what}, {place}: so viele Punkte, wie sie selbst bekommt",
  "castle.of": "Burg von {names}",
  "castle.waits": "wartet auf das erste Gebiet, das an den markierten Stellen fertig wird",
  "castle.done": { one: "hat {count} Punkt gebracht", other: "hat {count} Punkte gebracht" },
  "castle.empty": "niemand steht darin",
  "castle.alert": "Deine kleine Stadt ist fertig: werten oder eine Burg bauen",
  "log.castle": "{name} hat eine Burg gebaut, {place}",
  "log.castle.not": "{name} hat die kleine Stadt gewertet und keine Burg gebaut",
  "log.castle.takes": "Die Burg von {name} hat gewertet: {what}, {place}",
  "score.castle": {
    one: "{name} hat {count} Punkt für eine Burg bekommen",
    other: "{name} hat {count} Punkte für eine Burg bekommen",
  },
  "score.castle.from": "die Punkte eines Gebiets, das in ihrer Umgebung fertig wurde: {what}",
};
