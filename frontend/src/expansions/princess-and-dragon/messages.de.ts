import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.dragon": "Drache",
  "piece.fairy": "Fee",
  "kind.fairy": "Fee",
  "kind.fairy_turn": "Fee zu Zugbeginn",
  "for.fairy": "den Gefolgsmann mit der Fee",
  "for.fairy_turn": "die Fee zu Beginn des Zuges",
  "part.fairy": { one: "die Fee", other: "die Fee" },
  "dragon.yours": "Zieh den Drachen",
  "dragon.theirs": "{name} zieht den Drachen",
  "dragon.what":
    "Wähle ein Plättchen neben dem Drachen. Alle Figuren darauf kommen zurück; kein Plättchen wird zweimal besucht.",
  "dragon.alert": "Dein Schritt: Zieh den Drachen",
  "dragon.to": "Auf das Plättchen {place}",
  "dragon.nobody": "niemand dort",
  "dragon.left": { one: "Noch {count} Schritt", other: "Noch {count} Schritte" },
  "dragon.order": "Nächste Schritte",
  "dragon.visited": { one: "{count} Plättchen besucht", other: "{count} Plättchen besucht" },
  "dragon.deadEnd": {
    one: "Sackgasse: Der Drache war auf allen Plättchen daneben schon, oder die Fee steht dort: {count} Schritt entfällt",
    other:
      "Sackgasse: Der Drache war auf allen Plättchen daneben schon, oder die Fee steht dort: {count} Schritte entfallen",
  },
  "dragon.eaten": "Der Drache schickt zurück: {who}",
  "dragon.wakes": "Der Drache ist auf dem Vulkan: {place}",
  "dragon.aside": {
    one: "{count} Drachenplättchen wartet auf den ersten Vulkan",
    other: "{count} Drachenplättchen warten auf den ersten Vulkan",
  },
  "dragon.back": {
    one: "{count} Drachenplättchen wird in den Stapel gemischt",
    other: "{count} Drachenplättchen werden in den Stapel gemischt",
  },
  "figure.of": "{name} ({piece})",
  "fairy.to": "Die Fee versetzen zu: {piece} {on}, {place}",
  "fairy.toTile": "Die Fee versetzen auf das Plättchen {place}",
  "knight.must": "Ein Burgfräulein ist hier: Schick einen Ritter zurück",
  "knight.sendOf": "Zurückschicken: {piece} von Platz {seat}, {place}",
  "knight.sendHome": "Zurückschicken: {piece} von {owner}, {place}",
  "wanderer.yours": "Der Drache kommt: Deinen Wanderer versetzen?",
  "wanderer.theirs": "{name} darf einen Wanderer versetzen, bevor der Drache kommt",
  "wanderer.what": "Der Drache betritt ein Plättchen dieser Straßen. Dein Wanderer darf vorher auf ein anderes gehen.",
  "wanderer.alert": "Du darfst deinen Wanderer versetzen, bevor der Drache kommt",
  "wanderer.stay": "Hier bleiben",
  "log.dragon": "{name} hat den Drachen gezogen: {place}",
  "log.fairy": "{name} hat die Fee versetzt: {place}",
  "log.knight": "{name} hat einen Ritter von {owner} zurückgeschickt, {place}",
  "log.wanderer.stays": "Der Wanderer von {name} bleibt",
  "score.fairy": {
    one: "{name} hat {count} Punkt durch die Fee bekommen",
    other: "{name} hat {count} Punkte durch die Fee bekommen",
  },
  "score.fairy_turn": {
    one: "{name} hat zu Beginn des Zuges {count} Punkt durch die Fee bekommen",
    other: "{name} hat zu Beginn des Zuges {count} Punkte durch die Fee bekommen",
  },
};
