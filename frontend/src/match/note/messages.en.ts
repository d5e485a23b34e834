import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  unchecked: "Not the whole game",
  unsure: "Not checked",
  stopped: "The game file goes on, but its event {number} ({code}) can’t be played by the rules here: {why}",
  unknown: "The file asks there for something that these rules don’t have.",
  newer:
    "This game file was made under newer rules (revision {newer}) and is shown as the rules here (revision {known}) play it.",
  differs: "From event {number} on this may not be the game that was played: the file’s check value is another one.",
} as const satisfies Catalogue;
