import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "part.besiegers": { one: "oblężenie", few: "oblężenie", many: "oblężenie", other: "oblężenie" },
  "escape.yours": "Czy podwładny opuszcza oblężone miasto?",
  "escape.theirs": "{name} może zabrać podwładnego z oblężonego miasta",
  "escape.what":
    "W pobliżu leży klasztor, więc jeden podwładny może teraz wrócić, bez punktów. Nieukończone oblężone miasto nic na koniec nie daje.",
  "escape.from": "Zabierz: {piece}, {place}",
  "escape.not": "Zostaw wszystkich",
  "alert.escape": "Jeden z twoich podwładnych może opuścić oblężone miasto",
  "log.escape": "{name}: {piece} opuszcza oblężone miasto, {place}",
  "log.escape.not": "{name}: nikt nie opuszcza oblężonego miasta",
  "siege.city": "Oblężone",
  "siege.lost": {
    one: "o {count} punkt mniej niż {full}",
    few: "o {count} punkty mniej niż {full}",
    many: "o {count} punktów mniej niż {full}",
    other: "o {count} punktu mniej niż {full}",
  },
  "siege.unfinished": "nieukończone na koniec: nic",
  "siege.finished": {
    one: "ukończone {count} punkt zamiast {full}",
    few: "ukończone {count} punkty zamiast {full}",
    many: "ukończone {count} punktów zamiast {full}",
    other: "ukończone {count} punktu zamiast {full}",
  },
  "siege.field": {
    one: "ukończone daje każdej łące {count} punkt zamiast {full}",
    few: "ukończone daje każdej łące {count} punkty zamiast {full}",
    many: "ukończone daje każdej łące {count} punktów zamiast {full}",
    other: "ukończone daje każdej łące {count} punktu zamiast {full}",
  },
  "siege.double": {
    one: "{count} oblężone miasto liczy się podwójnie",
    few: "{count} oblężone miasta liczą się podwójnie",
    many: "{count} oblężonych miast liczy się podwójnie",
    other: "{count} oblężonego miasta liczy się podwójnie",
  },
  "siege.double.open": {
    one: "{count} oblężone miasto będzie się liczyć podwójnie po ukończeniu",
    few: "{count} oblężone miasta będą się liczyć podwójnie po ukończeniu",
    many: "{count} oblężonych miast będzie się liczyć podwójnie po ukończeniu",
    other: "{count} oblężonego miasta będzie się liczyć podwójnie po ukończeniu",
  },
};
