import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  title: "Eine verlassene Partie",
  note: {
    one: "Seit mindestens einem Tag nicht da: {names}. Du kannst diese Partie beanspruchen.",
    other: "Seit mindestens {count} Tagen nicht da: {names}. Du kannst diese Partie beanspruchen.",
  },
  claim: "Partie beanspruchen",
  question: "Diese Partie beanspruchen?",
  "question.text":
    "Als ausgestiegen, hinter allen anderen, gelten dann: {names}. Die Partie endet mit der Schlusswertung, und im Ergebnis steht, dass sie beansprucht wurde.",
  yes: "Beanspruchen",
  no: "Weiter warten",
};
