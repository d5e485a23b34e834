import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {},
  pieces: {
    big: {
      nom: "großer Gefolgsmann",
      acc: "den großen Gefolgsmann",
      a: "einen großen Gefolgsmann",
      no: "keinen großen Gefolgsmann",
      The: "Der große Gefolgsmann",
      This: "Dieser große Gefolgsmann",
    },
  },
};
