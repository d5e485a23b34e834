import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "drawbridge.yours": "Does a follower cross the drawbridge?",
  "drawbridge.theirs": "{name} decides who crosses a drawbridge",
  "drawbridge.what":
    "Your road is scored and a drawbridge is down. Send a follower into the city, or take it back. It doesn’t matter who is already there.",
  "drawbridge.over": "{piece} {on}, {place}",
  "drawbridge.home": "Take the follower back",
  "log.drawbridge": "{name}: {piece} crossed the drawbridge, {place}",
  "log.drawbridge.not": "{name} took the follower back at the drawbridge",
  "alert.drawbridge": "One of your followers may cross a drawbridge",
} as const satisfies Catalogue;
