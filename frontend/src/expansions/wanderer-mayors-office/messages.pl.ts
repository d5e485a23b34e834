import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "piece.wanderer": "Wędrowiec",
  "piece.office": "Urząd",
  "kind.wanderer": "Wędrowiec",
  "kind.office": "Urząd",
  "office.yours": "Założyć tu urząd?",
  "office.theirs": "{name} może założyć urząd",
  "office.what":
    "Twój burmistrz zdobył punkty za to miasto. Urząd zostaje, gdy burmistrz do ciebie wraca, i przynosi punkty, gdy droga łączy go z ukończonymi miastami i klasztorami.",
  "office.moves": "Opuszcza miasto, w którym teraz stoi ({place}), i w tej turze nic nie przynosi.",
  "office.at": "Urząd {on}, {place}",
  "office.not": "Bez urzędu",
  "wanderer.move": "Przenieś wędrowca: {on}",
  "wanderer.extra": "oprócz figury tej tury",
  "log.wanderer": "{name} przenosi wędrowca {on}",
  "log.office": "{name} zakłada urząd: {place}",
  "log.office.not": "{name} nie zakłada urzędu",
  "alert.office": "Możesz założyć urząd",
  "score.wanderer": {
    one: "{name}: {count} punkt dzięki wędrowcowi",
    few: "{name}: {count} punkty dzięki wędrowcowi",
    many: "{name}: {count} punktów dzięki wędrowcowi",
    other: "{name}: {count} punktu dzięki wędrowcowi",
  },
  "score.office": {
    one: "{name}: {count} punkt dzięki urzędowi",
    few: "{name}: {count} punkty dzięki urzędowi",
    many: "{name}: {count} punktów dzięki urzędowi",
    other: "{name}: {count} punktu dzięki urzędowi",
  },
  "network.ends": "drogi do: {ends}",
  "network.none": "drogi nie prowadzą do miasta ani klasztoru",
  "network.end": {
    one: "{kind} za {count} punkt",
    few: "{kind} za {count} punkty",
    many: "{kind} za {count} punktów",
    other: "{kind} za {count} punktu",
  },
  "network.end.complete": "{kind}, ukończone",
  "network.end.castle": "zamek",
  "network.walking": "wędrowcy: {names}",
};
