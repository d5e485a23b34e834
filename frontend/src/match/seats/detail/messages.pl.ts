import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  open: "{name}: wszystko, co ma to miejsce",
  points: "Punkty",
  time: "Pozostały czas",
  who: "Kto gra",
  supply: "W zapasie",
  empty: "Nic",
  lost: "Poza grą",
  "lost.piece": "Poza grą: {piece} ({count})",
};
