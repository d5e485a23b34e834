import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "kind.king": "König",
  "kind.robber_baron": "Raubritter",
  "part.roads": { one: "{count} fertige Straße", other: "{count} fertige Straßen" },
  "holds.king": "König: am Ende ein Punkt für jede abgeschlossene Stadt, jetzt so viele",
  "holds.robber_baron": "Raubritter: am Ende ein Punkt für jede abgeschlossene Straße, jetzt so viele",
  "took.king": {
    one: "{name} nimmt den König mit einer Stadt aus {count} Plättchen",
    other: "{name} nimmt den König mit einer Stadt aus {count} Plättchen",
  },
  "took.robber_baron": {
    one: "{name} nimmt den Raubritter mit einer Straße aus {count} Plättchen",
    other: "{name} nimmt den Raubritter mit einer Straße aus {count} Plättchen",
  },
  "kept.king": {
    one: "{name} behält den König: Der Rekord ist jetzt {count} Plättchen",
    other: "{name} behält den König: Der Rekord sind jetzt {count} Plättchen",
  },
  "kept.robber_baron": {
    one: "{name} behält den Raubritter: Der Rekord ist jetzt {count} Plättchen",
    other: "{name} behält den Raubritter: Der Rekord sind jetzt {count} Plättchen",
  },
  "score.king": {
    one: "{name} hat {count} Punkt für den König bekommen",
    other: "{name} hat {count} Punkte für den König bekommen",
  },
  "score.robber_baron": {
    one: "{name} hat {count} Punkt für den Raubritter bekommen",
    other: "{name} hat {count} Punkte für den Raubritter bekommen",
  },
};
