import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  fitting: "Plättchen, die auf diese Stelle passen",
  "fitting.some": {
    one: "{count} von {left} übrigen Plättchen passt hierher",
    other: "{count} von {left} übrigen Plättchen passen hierher",
  },
  "fitting.none": "Keines der übrigen Plättchen passt hierher.",
  "fitting.more": "und {count} weitere",
};
