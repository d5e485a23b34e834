import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  setting: "Verlassene Partien",
  never: "Niemand kann sie beanspruchen",
  after: { one: "Nach {count} Tag zu beanspruchen", other: "Nach {count} Tagen zu beanspruchen" },
  "never.text": "Bleiben Spieler weg, ruht die Partie, bis sie wiederkommen.",
  "after.text":
    "Sind alle anderen so lange weg und wartet die Partie auf einen von ihnen, kann ein Spieler sie beanspruchen. Die anderen gelten dann als ausgestiegen, und die Partie endet.",
  card: { one: "Anspruch nach {count} Tag", other: "Anspruch nach {count} Tagen" },
  claimed: "beansprucht",
};
