import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  title: "Wenn du am Zug bist",
  text: "Für Partien über Stunden oder Tage, solange du nicht da bist: eine Nachricht je Zug, mit einem Link zur Partie.",
  saved: "Gespeichert.",
  push: "Push-Nachrichten an diesen Browser",
  "push.off": "Dieser Server verschickt keine Push-Nachrichten.",
  "push.unknown":
    "Dieser Browser kann keine Push-Nachrichten empfangen. Auf iPhone oder iPad füge Bastide zuerst zum Home-Bildschirm hinzu und öffne es dort.",
  "push.denied":
    "Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In den Einstellungen der Website kannst du sie zulassen.",
  "push.failed": "Dein Browser konnte sich nicht anmelden. Versuche es noch einmal oder mit einem anderen Browser.",
  "push.ended": "Dieser Browser bekommt keine Nachrichten mehr.",
  "push.others": "Deine anderen Browser",
  "push.remove": "Entfernen",
  "push.remove.label": "Keine Nachrichten mehr an {device}",
  mail: "Eine E-Mail, wenn kein Browser erreichbar ist",
  "mail.off": "Dieser Server schickt keine E-Mails.",
  "mail.no_address": "Dafür brauchst du ein Konto mit einer E-Mail-Adresse.",
  "mail.unconfirmed":
    "Bestätige zuerst deine E-Mail-Adresse: Der Link steht in der E-Mail, die wir dir beim Anlegen des Kontos geschickt haben.",
  quiet: "Ruhezeiten",
  "quiet.from": "Von",
  "quiet.until": "Bis",
  "quiet.zone":
    "Uhrzeiten von {zone}. Eine Nachricht wartet bis zum Ende der Ruhezeiten und entfällt, wenn du bis dahin gezogen hast. Die Uhr der Partie läuft weiter.",
  "off.title": "E-Mails zu deinen Zügen",
  "off.wait": "Einen Moment …",
  "off.done": "Du bekommst keine E-Mails mehr zu deinen Zügen. Auf deiner Seite kannst du sie wieder einschalten.",
};
