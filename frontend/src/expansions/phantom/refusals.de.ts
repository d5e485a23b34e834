import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "phantom.used":
      "Dein Phantom steht auf diesem Plättchen, also kommt keine andere Figur mehr dazu. Mach es rückgängig, um zuerst eine andere zu setzen.",
    "phantom.only": "Du hast deine Figur für dieses Plättchen schon benutzt. Nur dein Phantom darf noch dazu.",
  },
  pieces: {
    phantom: {
      nom: "Phantom",
      acc: "das Phantom",
      a: "ein Phantom",
      no: "kein Phantom",
      The: "Das Phantom",
      This: "Dieses Phantom",
    },
  },
};
