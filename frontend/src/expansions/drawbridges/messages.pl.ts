import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "drawbridge.yours": "Czy ktoś przejdzie przez most zwodzony?",
  "drawbridge.theirs": "{name} decyduje, kto przejdzie przez most zwodzony",
  "drawbridge.what":
    "Twoja droga jest policzona, a most zwodzony opuszczony: twój pionek może wejść do miasta zamiast wracać do domu, ktokolwiek tam stoi.",
  "drawbridge.over": "{piece} {on}, {place}",
  "drawbridge.home": "Bez przejścia: do domu",
  "log.drawbridge": "{name}: {piece} przechodzi przez most zwodzony, {place}",
  "log.drawbridge.not": "{name} nie wpuszcza nikogo na most zwodzony",
  "alert.drawbridge": "Twój pionek może przejść przez most zwodzony",
};
