import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "group.piece": "Welche Figur?",
  "group.figure": "Welcher Gefolgsmann?",
  "group.goal": "Wohin?",
  "goal.tiles": { one: "{count} Plättchen", other: "{count} Plättchen" },
  "figure.at": "{piece}, {place}",

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

  "drawbridge.yours": "Geht jemand über die Zugbrücke?",
  "drawbridge.theirs": "{name} entscheidet, wer über eine Zugbrücke geht",
  "drawbridge.what":
    "Deine Straße ist gewertet, und eine Zugbrücke ist unten: Ein Gefolgsmann von dir darf in die Stadt gehen statt heim, wer auch immer dort steht.",
  "drawbridge.over": "{piece} {on}, {place}",
  "drawbridge.home": "Nicht hinüber: heim",

  "office.yours": "Hier dein Amt einrichten?",
  "office.theirs": "{name} darf ein Amt einrichten",
  "office.what":
    "Dein Bürgermeister hat die Punkte dieser Stadt verdient. Dein Amt bleibt, wenn er heimgeht, und bringt Punkte, wenn eine Straße es mit fertigen Städten und Klöstern verbindet.",
  "office.moves": "Es verlässt die Stadt, in der es jetzt steht ({place}), und bringt in diesem Zug nichts.",
  "office.at": "Amt {on}, {place}",
  "office.not": "Hier kein Amt",

  "barn.at": "{piece} an die Ecke ({side})",
  "wanderer.move": "Den Wanderer versetzen: {on}",
  "wanderer.extra": "zusätzlich zur Figur des Zuges",

  "turn.second": "Zweites Plättchen dieses Zuges",
  "turn.earned": "Der Baumeister bringt ein zweites Plättchen in diesem Zug.",
  "turn.river": { one: "Der Fluss: noch {count} Plättchen", other: "Der Fluss: noch {count} Plättchen" },
  "turn.river.lake": "Der Fluss: nur noch dieses Plättchen",
  "turn.river.back": {
    one: "{count} Plättchen passte nirgends und kam unter die anderen",
    other: "{count} Plättchen passten nirgends und kamen unter die anderen",
  },

  "goods.wine": "Wein",
  "goods.grain": "Korn",
  "goods.cloth": "Tuch",
  "goods.got": { one: "{name} nimmt {count} Ware: {goods}", other: "{name} nimmt {count} Waren: {goods}" },
  "goods.each": "{count} {kind}",

  "log.abbey": "{name} legte eine Abtei bei {place}",
  "log.abbey.not": "{name} behält die Abtei",
  "log.draw": "{name} zog ein Plättchen",
  "log.barn": "{name}: {piece} an die Ecke {side}, {place}",
  "log.wagon": "Der Wagen von {name} fuhr weiter: {on}, {place}",
  "log.wagon.home": "{name} holte den Wagen heim",
  "log.drawbridge": "{name}: {piece} ging über die Zugbrücke, {place}",
  "log.drawbridge.not": "{name} lässt niemanden über die Zugbrücke",
  "log.wanderer": "{name} versetzte den Wanderer {on}",
  "log.office": "{name} richtete ein Amt ein bei {place}",
  "log.office.not": "{name} richtet kein Amt ein",
  "alert.abbey": "Du darfst deine Abtei legen oder ein Plättchen ziehen",
  "alert.wagon": "Dein Wagen darf weiterfahren oder heim",
  "alert.drawbridge": "Ein Gefolgsmann von dir darf über eine Zugbrücke",
  "alert.office": "Du darfst dein Amt einrichten",

  "score.goods": { one: "{name} bekommt {count} Punkt für Waren", other: "{name} bekommt {count} Punkte für Waren" },
  "score.barn": {
    one: "{name} bekommt {count} Punkt für eine Scheune",
    other: "{name} bekommt {count} Punkte für eine Scheune",
  },
  "score.wanderer": {
    one: "{name} bekommt {count} Punkt durch den Wanderer",
    other: "{name} bekommt {count} Punkte durch den Wanderer",
  },
  "score.office": {
    one: "{name} bekommt {count} Punkt durch das Amt",
    other: "{name} bekommt {count} Punkte durch das Amt",
  },
  "score.goods.most": "{kind}: am meisten, {count} → {points}",

  "network.ends": "Wege zu: {ends}",
  "network.none": "die Wege führen zu keiner Stadt und keinem Kloster",
  "network.end": { one: "{kind} für {count} Punkt", other: "{kind} für {count} Punkte" },
  "network.end.complete": "{kind}, fertig",
  "network.end.castle": "Burg",
  "network.walking": "Wanderer: {names}",
};
