import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  title: "Porzucona partia",
  note: {
    one: "Nieobecność od co najmniej {count} dnia: {names}. Możesz rozstrzygnąć tę partię.",
    few: "Nieobecność od co najmniej {count} dni: {names}. Możesz rozstrzygnąć tę partię.",
    many: "Nieobecność od co najmniej {count} dni: {names}. Możesz rozstrzygnąć tę partię.",
    other: "Nieobecność od co najmniej {count} dnia: {names}. Możesz rozstrzygnąć tę partię.",
  },
  claim: "Rozstrzygnij partię",
  question: "Rozstrzygnąć tę partię?",
  "question.text":
    "Jako odchodzący, za wszystkimi pozostałymi, liczą się wtedy: {names}. Partia kończy się punktacją końcową, a przy wyniku widać, że rozstrzygnięto ją pod nieobecność.",
  yes: "Rozstrzygnij",
  no: "Czekaj dalej",
};
