import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  wish: "Powiadom mnie, gdy przyjdzie moja kolej, a ta strona jest ukryta",
  denied: "Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz na nie zezwolić w ustawieniach witryny.",
};
