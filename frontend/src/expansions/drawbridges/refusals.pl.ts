import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "drawbridge.from": "Żaden z twoich podwładnych nie może tam teraz przejść. Wybierz zaznaczonego podwładnego.",
    "drawbridge.to": "Na planszy nie ma takiego obszaru. Wybierz zaznaczone miasto.",
    "drawbridge.up": "Ten most zwodzony jest podniesiony, więc nikt nie może przejść. Wybierz inne miasto.",
    "drawbridge.apart": "Żaden most zwodzony tej drogi tam nie prowadzi. Wybierz zaznaczone miasto.",
  },
  tasks: {
    drawbridge: "Najpierw wyślij podwładnego do miasta albo go zabierz.",
  },
};
