import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "scores.what": "Od najnowszych",
  "scores.points": "Punkty",
};
