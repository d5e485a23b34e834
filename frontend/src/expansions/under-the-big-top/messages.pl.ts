import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "piece.ringmaster": "Dyrektor cyrku",
  "kind.acrobats": "Akrobaci",
  "kind.ringmaster": "Dyrektorzy cyrku",
  "kind.circus": "Cyrk",
  "on.acrobats": "jako akrobatę",
  "for.circus": "cyrk",
  "for.acrobats": "piramidę",
  "for.ringmaster": "dyrektora cyrku",
  "part.spectators": {
    one: "{count} podwładny przy cyrku",
    few: "{count} podwładnych przy cyrku",
    many: "{count} podwładnych przy cyrku",
    other: "{count} podwładnego przy cyrku",
  },
  "part.acrobats": {
    one: "{count} akrobata",
    few: "{count} akrobatów",
    many: "{count} akrobatów",
    other: "{count} akrobaty",
  },
  "part.big_tops": {
    one: "{count} płytka cyrku lub akrobatów",
    few: "{count} płytki cyrku i akrobatów",
    many: "{count} płytek cyrku i akrobatów",
    other: "{count} płytki cyrku i akrobatów",
  },
  "pyramid.score": "Podlicz piramidę, {place}",
  "log.pyramid": "{name} podlicza piramidę, {place}",
  "circus.held": "Cyrk pokazuje {token}, {place}",
  "circus.empty": "Cyrk pokazuje {token}, {place}: nikt wokół niego nie stoi",
  "circus.comes": "Namiot cyrkowy przyjeżdża na {place}",
  "circus.waits": "Cyrk: {place}. Żetony jeszcze zakryte: {tokens}",
  "circus.token": "{token}\u00a0(×{count})",
};
