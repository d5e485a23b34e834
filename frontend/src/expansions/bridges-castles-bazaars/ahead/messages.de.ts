import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "bids.title": "Im Voraus bieten",
  "bids.count": { one: "Im Voraus bieten ({count} Plättchen)", other: "Im Voraus bieten ({count} Plättchen)" },
  "bids.note":
    "Dein Höchstgebot bleibt geheim. Das Spiel bietet für dich eins mehr als das nächste Gebot; bei 0 passt du. Jeder bietet einmal, wer nach dir dran ist, kann also noch höher gehen.",
  "bids.most": "Höchstgebot für Plättchen {number}",
  "bids.keep": "Behalten",
  "bids.back": "Zurücknehmen",
  "bids.until": "Plättchen {number}: bis {bid}",
  "bids.never": "Nie zurückkaufen: jedes Plättchen verkaufen, das ich anbiete",
};
