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
    "Zapunktuj je teraz albo zamień w zamek. Zamek nie daje punktów od razu; przyniesie je, gdy na zaznaczonych polach zostanie ukończona pierwsza droga, pierwsze miasto lub pierwszy klasztor.",
  "castle.what.theirs":
    "Zostanie teraz zapunktowane albo stanie się zamkiem, który przyniesie punkty za to, co zostanie ukończone na zaznaczonych polach.",
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
  "castle.vicinity": {
    one: "Otoczenie: {count} pole",
    few: "Otoczenie: {count} pola",
    many: "Otoczenie: {count} pól",
    other: "Otoczenie: {count} pola",
  },
  "castle.choose": "Za który ukończony obszar twój zamek dostanie punkty?",
  "castle.choose.theirs": "{name} wybiera, za co zamek dostanie punkty",
  "castle.choose.what":
    "Wokół twojego zamku ({place}) ukończono naraz kilka obszarów. Zamek dostaje jeden raz tyle punktów co jeden z nich.",
  "castle.take": {
    one: "{what}, {place}: {count} punkt",
    few: "{what}, {place}: {count} punkty",
    many: "{what}, {place}: {count} punktów",
    other: "{what}, {place}: {count} punktu",
  },
  "castle.take.later": "{what}, {place}: tyle punktów, ile sam zdobędzie",
  "castle.of": "zamek: {names}",
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
  "log.castle.takes": "Zamek gracza {name} punktuje: {what}, {place}",
  "score.castle": {
    one: "{name}: {count} punkt za zamek",
    few: "{name}: {count} punkty za zamek",
    many: "{name}: {count} punktów za zamek",
    other: "{name}: {count} punktu za zamek",
  },
  "score.castle.from": "punkty obszaru ukończonego w jego otoczeniu: {what}",
};
