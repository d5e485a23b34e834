import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "ahead.title": "Odpowiedzi z góry",
  "ahead.of": "Odpowiedzi z góry: {name}",
  "ahead.note": "Nikt inny ich nie widzi, zanim zostaną użyte. Możesz je wycofać w każdej chwili.",
  "ahead.pass": "Zawsze pasuję aż do mojej następnej tury",
  "ahead.back": "Wycofaj",
};
