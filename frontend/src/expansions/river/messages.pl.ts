import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "tile.river": "rzeka",
  "turn.river": {
    one: "Rzeka: jeszcze {count} płytka",
    few: "Rzeka: jeszcze {count} płytki",
    many: "Rzeka: jeszcze {count} płytek",
    other: "Rzeka: jeszcze {count} płytki",
  },
  "turn.river.lake": "Rzeka: została tylko ta płytka",
  "turn.river.back": {
    one: "{count} płytka nigdzie nie pasowała i trafiła pod pozostałe",
    few: "{count} płytki nigdzie nie pasowały i trafiły pod pozostałe",
    many: "{count} płytek nigdzie nie pasowało i trafiło pod pozostałe",
    other: "{count} płytki nigdzie nie pasowało i trafiło pod pozostałe",
  },
};
