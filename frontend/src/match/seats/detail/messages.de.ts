import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  open: "{name}: alles, was dieser Platz hat",
  points: "Punkte",
  time: "Restzeit",
  who: "Wer spielt",
  supply: "Im Vorrat",
  empty: "Nichts",
  lost: "Aus dem Spiel",
  "lost.piece": "Aus dem Spiel: {piece} ({count})",
};
