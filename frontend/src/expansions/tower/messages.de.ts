import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.tower": "Turmteil",
  "kind.tower": "Turm",
  "on.tower": "auf den Turm",
  "kind.ransom": "Lösegeld",
  "for.ransom": "ein Lösegeld",
  "part.ransom": { one: "ein Lösegeld", other: "Lösegelder" },
  "prison.of": "{piece} im Gefängnis",
  "figure.of": "{name} ({piece})",
  "tower.build": "Ein Turmteil setzen, {place}",
  "tower.build.captives": "Ein Turmteil setzen, {place}; zu fangen: {who}",
  "tower.build.nobody": "Ein Turmteil setzen, {place}; niemand zu fangen",
  "capture.yours": "Fängst du einen Gefolgsmann?",
  "capture.theirs": "{name} darf einen Gefolgsmann fangen",
  "capture.what":
    "Einen Gefolgsmann in Reichweite des Turms. Andere werden deine Gefangenen, ein eigener kommt zurück.",
  "capture.take": "{piece} von Platz {seat} fangen, {place}",
  "capture.of": "{piece} von {owner} fangen, {place}",
  "capture.own": "Eigene Figur zurückholen: {piece}, {place}",
  "capture.not": "Niemanden fangen",
  "exchange.yours": "Wer kommt zurück?",
  "exchange.theirs": "{name} wählt einen Gefangenen zum Austausch",
  "exchange.what": "Dein Gefangener wird gegen einen deiner eigenen Gefolgsleute ausgetauscht.",
  "exchange.piece": "{piece} kommt zurück",
  "ransom.pay": "{piece} von Platz {seat} freikaufen: 3 Punkte",
  "ransom.payTo": "{piece} von {holder} freikaufen: 3 Punkte",
  exchanged: "Gefangene kommen zurück: {who}",
  "log.tower": {
    one: "{name} hat am Turm gebaut, {place}: {count} Teil",
    other: "{name} hat am Turm gebaut, {place}: {count} Teile",
  },
  "log.capture": "{name} hat gefangen: {piece} von {owner}, {place}",
  "log.capture.own": "{name} hat mit dem Turm zurückgeholt: {piece}, {place}",
  "log.capture.not": "{name} hat niemanden gefangen",
  "log.exchange": "{name} hat im Austausch zurückbekommen: {piece}",
  "log.ransom": "{name} hat für 3 Punkte von {holder} freigekauft: {piece}",
  "score.ransom": {
    one: "{name} hat {count} Punkt Lösegeld bekommen",
    other: "{name} hat {count} Punkte Lösegeld bekommen",
  },
  "score.ransom.paid": {
    one: "{name} hat {count} Punkt Lösegeld gezahlt",
    other: "{name} hat {count} Punkte Lösegeld gezahlt",
  },
};
