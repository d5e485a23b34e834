import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "rules.title": "Die Regeln",
  "rules.about":
    "Alle Regeln dieses Tisches, Satz für Satz, wie das Programm sie spielt. Eine Nummer steht für immer für denselben Satz.",
  "rules.english": "Die Regelsätze sind auf Englisch.",
  "rules.new": "Neu hier? Lies zuerst, wie gespielt wird.",
  "rules.brief.base": "Plättchen, Gefolgsleute, Punkte: was in jedem Spiel gilt.",
  "rules.brief.house":
    "Was ein Tisch im Netz braucht: Aussteigen, Zurücknehmen und was die Erweiterungen offen lassen.",
  "rules.brief.interactions": "Was gilt, wenn mehrere Erweiterungen auf dem Tisch sind.",
  "rules.base": "Grundspiel",
  "rules.house": "Hausregeln",
  "rules.interactions": "Wo Erweiterungen sich treffen",
  "rules.count": { one: "{count} Satz", other: "{count} Sätze" },
  "rules.contents": "Inhalt",
  "rules.all": "Alle Regeln",
  "rules.search": "Nach Wörtern suchen",
  "rules.search.do": "Suchen",
  "rules.found": { one: "{count} Satz gefunden", other: "{count} Sätze gefunden" },
  "rules.found.none":
    "Kein Satz sagt „{words}“. Versuche weniger Wörter oder ihre Anfänge; die Regelsätze sind auf Englisch.",
  "rules.found.more": "Nur die ersten {count} sind zu sehen.",
  "rules.clause": "Regel {clause}",
  "rules.read": "{clause} lesen",
  "rules.page": "In den Regeln öffnen",
  "rules.because": "Warum",
  "rules.example": "Beispiel:",
  "rules.why": "Warum:",
  "rules.source": "Quelle",
  "rules.sources": "Quellen",
  "rules.ruling": "unsere Festlegung",
  "rules.ruling.why": "Die gedruckten Regeln lassen das offen; wir haben es so entschieden.",
  "rules.awaits": "hier nicht gespielt",
  "rules.awaits.why": "Er spricht von einer Erweiterung, die es in diesem Programm nicht gibt.",
  "rules.legacy": "ältere Regel, wählbar",
  "rules.loading": "Wird geladen …",
  "rules.unknown": "Diesen Satz gibt es nicht (mehr).",
  "rules.missing": "Regeln dieses Namens gibt es nicht.",
  "rules.top": "Nach oben",
};
