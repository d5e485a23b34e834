import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  title: "Datenschutz",
  lead: "Was dieser Server über dich speichert, wie lange, wer es sieht und wie du es bekommst oder löschst. Es gibt keine Werbung und kein Tracking, und nichts wird von anderen Servern geladen.",
  you: "Wer du bist",
  "you.guest": "Als Gast: ein Name, dein Lieblingszeichen, wann du gekommen bist und wann du zuletzt hier warst.",
  "you.account":
    "Mit Konto außerdem ein Benutzername, deine E-Mail-Adresse, wenn du eine angibst, und ein aus dem Passwort berechneter Code. Das Passwort selbst wird nicht gespeichert. Wenn du einen zweiten Schritt einrichtest, dessen Geheimnis und Notfallcodes.",
  "you.sessions":
    "Für jeden Browser, in dem du spielst: Netzadresse, Name und Version, erste und letzte Nutzung, damit du fremde Sitzungen beenden kannst. Sitzungen enden von selbst nach {days}.",
  games: "Deine Partien",
  "games.text":
    "Jede Partie behält ihre Plätze mit Namen, alle Züge mit Uhrzeit, die Punkte und die Zufallszahl, die dein Browser zur Ziehung beigetragen hat. Öffentliche Partien kann jeder ansehen und nachspielen, auch über deine Spielerseite. Private Partien sieht, wer ihre Adresse hat.",
  "games.keep":
    "Partien bleiben dauerhaft, denn sie gehören allen, die mitgespielt haben. Tische, die ohne Partie geschlossen wurden, werden nach einem Tag gelöscht, von Gästen hochgeladene Spieldateien nach einer Zeit, die die Betreiber festlegen.",
  chat: "Chat",
  "chat.text": "Wer eine Partie sehen kann, kann ihren Chat lesen. Nachrichten werden nach {days} gelöscht.",
  "chat.ever": "Wer eine Partie sehen kann, kann ihren Chat lesen. Dieser Server behält Nachrichten dauerhaft.",
  "chat.filter": "Dieser Server ersetzt Wörter einer Liste seiner Betreiber durch Sternchen und lehnt sie in Namen ab.",
  own: "Deine Einstellungen",
  "own.text":
    "Lieblingseinstellungen für Tische und wen du blockiert oder stummgeschaltet hast. Nur du siehst sie. Betreiber können sie in der Datenbank sehen.",
  reports: "Meldungen und Betreiber",
  "reports.text":
    "Eine Meldung enthält Grund und Worte, wer sie über wen gemacht hat, den Chat ringsum und den Zug. Nur Betreiber sehen sie. Sie entscheiden, und geschlossene Meldungen werden nach {days} gelöscht, gezählt vom Tag der Meldung an.",
  "reports.ever":
    "Eine Meldung enthält Grund und Worte, wer sie über wen gemacht hat, den Chat ringsum und den Zug. Nur Betreiber sehen sie. Dieser Server behält Meldungen dauerhaft.",
  "reports.log":
    "Verwarnungen und andere Maßnahmen bleiben, solange es den Spieler gibt. Ein Protokoll sagt, welcher Betreiber bei welchem Spieler was getan hat, mit der zufälligen Kennung des Spielers und ohne Namen. Es bleibt dauerhaft, auch wenn der Spieler gelöscht wurde.",
  browser: "In deinem Browser",
  "browser.text":
    "Drei Cookies, eines für deine Sitzung, eines gegen gefälschte Anfragen und eines für die gewählte Sprache, und im Speicher des Browsers dein Name, laufende Spiele, Farben, Töne und letzte Einstellungen. Sie sind für das Spiel nötig und gehen an niemand anderen.",
  limits: "Netzadressen",
  "limits.text":
    "Deine Adresse dient auch dazu, massenhafte Aufrufe zu begrenzen. Dafür behält der Server sie höchstens einen Tag lang in einem Zwischenspeicher. Der Webserver der Betreiber kann Adressen in eigene Protokolle schreiben; frag sie, wie lange.",
  mail: "E-Mail",
  "mail.yes":
    "Dieser Server schickt E-Mails, um deine Adresse zu bestätigen, wenn du dein Passwort vergessen hast, und, nur wenn du es auf deiner Seite bestellst, wenn du in einer Partie über Stunden oder Tage am Zug bist. Jede davon hat einen Link, der sie beendet.",
  "mail.no": "Dieser Server schickt keine E-Mails.",
  push: "Nachrichten, dass du am Zug bist",
  "push.text":
    "Wenn du sie einschaltest, speichert der Server für jeden deiner Browser die Adresse, unter der dessen Hersteller Nachrichten annimmt, die Schlüssel dafür, Namen und Version und die letzte Nutzung; außerdem deine Ruhezeiten, Zeitzone und Sprache und einen Monat lang, zu welchen Zügen du benachrichtigt wurdest. Die Nachricht ist für deinen Browser verschlüsselt und nennt niemanden. Der Hersteller des Browsers sieht, wann eine kommt. Das alles wird gelöscht, wenn du die Nachrichten ausschaltest, und {days} nach der letzten Nutzung.",
  rights: "Deine Kopie und das Löschen",
  "rights.copy": "Auf deiner Seite kannst du das alles jederzeit als Datei im Format JSON herunterladen.",
  "rights.delete":
    "Dort kannst du auch dein Konto oder deinen Gast löschen. Name, Einstellungen, Sitzungen und Nachrichten werden sofort gelöscht, und du verlässt laufende Partien. In Partien mit anderen wird dein Name zu „Gelöschter Spieler“; die Züge bleiben, damit die Partien ganz bleiben. In einer Partie, die ohne dich weitergeht, verschwindet der Name aus den Zügen spätestens ein bis zwei Stunden nach ihrem Ende.",
  "rights.stays":
    "Was bleibt: Meldungen über dich, bis sie gelöscht werden, mit dem Chat ringsum; das Protokoll der Betreiber ohne deinen Namen; Spieldateien, die jemand heruntergeladen hat; was andere geschrieben haben; und Sicherungen der Betreiber, bis sie ersetzt werden.",
  "rights.guests": "Ein Gast ohne Partie und Tisch wird {days} nach dem letzten Besuch gelöscht.",
  "rights.page": "Zu deiner Seite",
  operator: "Wer diesen Server betreibt",
  "operator.text":
    "Bastide ist freie Software; jeder Server hat eigene Betreiber. Sie können alles Gespeicherte sehen, nur keine Passwörter. Wende dich an die, von denen du die Adresse dieses Servers hast.",
  days: { one: "{count} Tag", other: "{count} Tagen" },
};
