import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.ringmaster": "Zirkusdirektor",
  "kind.acrobats": "Akrobaten",
  "kind.ringmaster": "Zirkus\u00ADdirektoren",
  "kind.circus": "Zirkus",
  "on.acrobats": "als Akrobat",
  "for.circus": "den Zirkus",
  "for.acrobats": "eine Pyramide",
  "for.ringmaster": "einen Zirkusdirektor",
  "part.spectators": { one: "{count} Gefolgsmann beim Zirkus", other: "{count} Gefolgsleute beim Zirkus" },
  "part.acrobats": { one: "{count} Akrobat", other: "{count} Akrobaten" },
  "part.big_tops": {
    one: "{count} Zirkus- oder Akrobatenplättchen",
    other: "{count} Zirkus- und Akrobatenplättchen",
  },
  "pyramid.score": "Pyramide werten, {place}",
  "log.pyramid": "{name} hat eine Pyramide gewertet, {place}",
  "circus.held": "Der Zirkus zeigt eine {token}, {place}",
  "circus.empty": "Der Zirkus zeigt eine {token}, {place}: Niemand steht bei ihm",
  "circus.comes": "Das Zirkuszelt kommt auf {place}",
  "circus.waits": "Zirkus: {place}. Noch verdeckte Marker: {tokens}",
  "circus.token": "{token}\u00a0(×{count})",
};
