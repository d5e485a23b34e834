import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  skip: "Przejdź do mojej tury",
  pace: "Tempo botów",
  "pace.watch": "Do oglądania",
  "pace.quick": "Szybko",
  "pace.at_once": "Natychmiast",
  "pace.note": "Gdy gracze wybiorą różnie, obowiązuje najwolniejsze tempo.",
};
