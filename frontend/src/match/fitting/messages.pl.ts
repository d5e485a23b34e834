import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  fitting: "Płytki, które pasują w to miejsce",
  "fitting.some": {
    one: "Z pozostałych płytek ({left}) pasuje tu {count}",
    few: "Z pozostałych płytek ({left}) pasują tu {count}",
    many: "Z pozostałych płytek ({left}) pasuje tu {count}",
    other: "Z pozostałych płytek ({left}) pasuje tu {count}",
  },
  "fitting.none": "Żadna z pozostałych płytek tu nie pasuje.",
  "fitting.more": "i jeszcze {count}",
};
