import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  offer: "Gemeinsames Ende anbieten",
  "offer.title": "Partie jetzt beenden?",
  "offer.text":
    "Alle anderen werden gefragt. Sind alle einverstanden, endet die Partie, wie sie steht, mit der Schlusswertung. Niemand gilt als ausgestiegen.",
  "offer.bots": "Die Partie endet, wie sie steht, mit der Schlusswertung. Bots sind einverstanden.",
  "offer.yes": "Anbieten",
  "offer.end": "Partie beenden",
  "offer.no": "Weiterspielen",
  asked: "{name} bietet an, die Partie jetzt zu beenden, wie sie steht, mit der Schlusswertung.",
  waiting: "Du bist mit dem Ende der Partie einverstanden. Noch gefragt: {names}.",
  ready: "Alle sind mit dem Ende der Partie einverstanden.",
  agree: "Einverstanden",
  decline: "Weiterspielen",
  withdraw: "Zurückziehen",
  end: "Partie jetzt beenden",
  title: "Angebot, gemeinsam zu enden",
  away: "{name} war zu lange nicht da und ist ausgeschieden",
  log: "Alle Spieler haben sich auf das Ende der Partie geeinigt",
};
