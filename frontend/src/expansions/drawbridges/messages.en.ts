import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "drawbridge.yours": "Does anybody cross the drawbridge?",
  "drawbridge.theirs": "{name} decides who crosses a drawbridge",
  "drawbridge.what":
    "Your road is scored and a drawbridge is down: a follower of yours may cross into the city instead of going home, whoever is there.",
  "drawbridge.over": "{piece} {on}, {place}",
  "drawbridge.home": "No crossing: home",
  "log.drawbridge": "{name}: {piece} crossed the drawbridge, {place}",
  "log.drawbridge.not": "{name} lets nobody cross the drawbridge",
  "alert.drawbridge": "A follower of yours may cross a drawbridge",
} as const satisfies Catalogue;
