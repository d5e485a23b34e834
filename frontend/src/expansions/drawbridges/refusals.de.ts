import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "drawbridge.from": "Keiner deiner Gefolgsleute dort kann jetzt hinübergehen. Wähle einen markierten Gefolgsmann.",
    "drawbridge.to": "Dieses Gebiet gibt es auf dem Spielbrett nicht. Wähle eine markierte Stadt.",
    "drawbridge.up": "Diese Zugbrücke ist oben, deshalb kann niemand hinübergehen. Wähle eine andere Stadt.",
    "drawbridge.apart": "Keine Zugbrücke dieser Straße führt dorthin. Wähle eine markierte Stadt.",
  },
  tasks: {
    drawbridge: "Schick zuerst einen Gefolgsmann in eine Stadt oder nimm ihn zurück.",
  },
};
