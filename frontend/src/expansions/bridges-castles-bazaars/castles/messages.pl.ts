import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "do.build_castle": "Zbuduj zamek: {place}",
  "piece.castle": "Zamek",
  "on.castle": "do zamku",
  "kind.castle": "Zamek",
  "part.castles": { one: "{count} zamek", few: "{count} zamki", many: "{count} zamków", other: "{count} zamku" },
  "castle.yours": "Twoje małe miasto jest ukończone",
  "castle.at": "Twoje małe miasto jest ukończone, {place}",
  "castle.theirs": "{name} decyduje o małym mieście",
  "castle.what":
    "Zapunktuj je teraz albo zamień w zamek: teraz bez punktów, ale pierwsza droga, miasto lub klasztor ukończone później na zaznaczonych polach przyniosą punkty także tobie.",
  "castle.what.theirs":
    "Zostanie teraz zapunktowane albo stanie się zamkiem, który czeka na to, co zostanie ukończone na zaznaczonych polach.",
  "castle.score": {
    one: "Zdobądź teraz {count} punkt",
    few: "Zdobądź teraz {count} punkty",
    many: "Zdobądź teraz {count} punktów",
    other: "Zdobądź teraz {count} punktu",
  },
  "castle.score.plain": "Zapunktuj teraz",
  "castle.build": "Zbuduj zamek",
  "castle.left": {
    one: "został {count} zamek",
    few: "zostały {count} zamki",
    many: "zostało {count} zamków",
    other: "zostało {count} zamku",
  },
  "castle.vicinity": "Otoczenie: pola {count}",
  "castle.choose": "Który ukończony obszar bierze twój zamek?",
  "castle.choose.theirs": "{name} wybiera, co bierze zamek",
  "castle.take": {
    one: "{what}, {place}: {count} punkt",
    few: "{what}, {place}: {count} punkty",
    many: "{what}, {place}: {count} punktów",
    other: "{what}, {place}: {count} punktu",
  },
  "castle.take.later": "{what}, {place}: tyle, ile sam otrzyma",
  "castle.of": "zamek, w którym stoi {names}",
  "castle.waits": "czeka na pierwszy obszar ukończony na zaznaczonych polach",
  "castle.done": {
    one: "przyniósł {count} punkt",
    few: "przyniósł {count} punkty",
    many: "przyniósł {count} punktów",
    other: "przyniósł {count} punktu",
  },
  "castle.empty": "nikogo w nim nie ma",
  "castle.alert": "Twoje małe miasto jest ukończone: zapunktuj je albo zbuduj zamek",
  "log.castle": "{name} buduje zamek, {place}",
  "log.castle.not": "{name} punktuje małe miasto i nie buduje zamku",
  "log.castle.takes": "Zamek, który ma {name}, bierze: {what}, {place}",
  "score.castle": {
    one: "{name} zdobywa {count} punkt za zamek",
    few: "{name} zdobywa {count} punkty za zamek",
    many: "{name} zdobywa {count} punktów za zamek",
    other: "{name} zdobywa {count} punktu za zamek",
  },
  "score.castle.from": "wartość tego, co ukończono w jego otoczeniu: {what}",
};
