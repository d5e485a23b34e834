// The server refuses in English sentences with a code. Where a code always means the same sentence, it is said in the
// player's language here; sentences with names or rules of the game in them stay as the server words them.

import { locale, type Locale } from "./core.svelte.ts";

// Where the words of the accounts' library are for programmers, ours stand for theirs.
const EN = {
  "account.invalid_or_expired_key": "This link does not hold any more.",
  "account.invalid_password_reset": "This link does not hold any more.",
  "account.username_blacklisted": "This user name is kept for the house. Take another.",
} as const;

const DE = {
  "account.username_password_mismatch": "Benutzername oder Passwort stimmt nicht.",
  "account.username_taken": "Diesen Benutzernamen gibt es schon.",
  "account.username_short": "Ein Benutzername hat mindestens 3 Zeichen.",
  "account.username_letters": "Ein Benutzername besteht aus Buchstaben, Ziffern und . @ + - _, ohne Leerzeichen.",
  "account.username_blacklisted": "Dieser Benutzername ist dem Haus vorbehalten. Nimm einen anderen.",
  "account.email_taken": "Zu dieser E-Mail-Adresse gibt es schon ein Konto.",
  "account.enter_current_password": "Das bisherige Passwort stimmt nicht.",
  "account.incorrect_password": "Das bisherige Passwort stimmt nicht.",
  "account.password_too_short": "Dieses Passwort ist zu kurz: mindestens 8 Zeichen.",
  "account.password_too_common": "Dieses Passwort ist zu verbreitet.",
  "account.password_too_similar": "Dieses Passwort ist deinem Namen zu ähnlich.",
  "account.password_entirely_numeric": "Ein Passwort darf nicht nur aus Ziffern bestehen.",
  "account.invalid_or_expired_key": "Dieser Link gilt nicht mehr.",
  "account.invalid_password_reset": "Dieser Link gilt nicht mehr.",
  "account.too_many_login_attempts": "Zu viele Versuche. Warte ein wenig und versuche es noch einmal.",
  "account.login": "Melde dich zuerst an.",
  "me.nobody": "Wähle zuerst einen Namen: Spiele als Gast oder melde dich an.",
  "match.unknown": "Dieses Spiel gibt es nicht.",
  "match.stale": "Vorher ist noch etwas geschehen. Sieh noch einmal hin.",
  "match.not_running": "Dieses Spiel wird nicht gespielt.",
  "match.not_over": "Dieses Spiel ist noch nicht zu Ende.",
  "match.frozen": "Dieses Spiel ist angehalten; seine Aufzeichnung bleibt.",
  "chat.rate": "Das ist viel auf einmal. Warte einen Moment.",
  "chat.empty": "In dieser Nachricht steht nichts.",
  "service.away": "Der Server erreicht gerade seine Datenbank nicht. Versuche es gleich noch einmal.",
  "socket.too_many": "Du hast zu viele Fenster dieser Seite offen. Schließe einige und komm wieder.",
  "table.barred": "Der Gastgeber hat dich von diesem Tisch weggeschickt.",
  "table.host": "Das kann nur der Gastgeber des Tisches.",
  "table.full": "An diesem Tisch sind alle Plätze besetzt.",
  "table.missing": "Diesen Tisch gibt es nicht.",
  "table.not_open": "Dieser Tisch ist nicht mehr offen.",
  "table.not_seated": "Du sitzt nicht an diesem Tisch.",
  "table.too_few": "Es braucht mindestens zwei: Lade jemanden ein oder füge einen Bot hinzu.",
  "table.too_many": "Du sitzt schon an zu vielen offenen Tischen. Verlasse oder schließe zuerst einen.",
  "http.throttled": "Das war sehr oft. Bitte warte einen Moment.",
} as const;

const PL: Record<keyof typeof DE, string> = {
  "account.username_password_mismatch": "Nazwa użytkownika lub hasło się nie zgadza.",
  "account.username_taken": "Taka nazwa użytkownika już istnieje.",
  "account.username_short": "Nazwa użytkownika ma co najmniej 3 znaki.",
  "account.username_letters": "Nazwa użytkownika składa się z liter, cyfr i . @ + - _, bez spacji.",
  "account.username_blacklisted": "Ta nazwa jest zastrzeżona. Wybierz inną.",
  "account.email_taken": "Do tego adresu e-mail należy już konto.",
  "account.enter_current_password": "Obecne hasło się nie zgadza.",
  "account.incorrect_password": "Obecne hasło się nie zgadza.",
  "account.password_too_short": "To hasło jest za krótkie: co najmniej 8 znaków.",
  "account.password_too_common": "To hasło jest zbyt popularne.",
  "account.password_too_similar": "To hasło jest zbyt podobne do twojej nazwy.",
  "account.password_entirely_numeric": "Hasło nie może składać się z samych cyfr.",
  "account.invalid_or_expired_key": "Ten link już nie działa.",
  "account.invalid_password_reset": "Ten link już nie działa.",
  "account.too_many_login_attempts": "Za dużo prób. Odczekaj chwilę i spróbuj ponownie.",
  "account.login": "Najpierw się zaloguj.",
  "me.nobody": "Najpierw wybierz imię: zagraj jako gość albo się zaloguj.",
  "match.unknown": "Nie ma takiej gry.",
  "match.stale": "Wcześniej coś się wydarzyło. Spójrz jeszcze raz.",
  "match.not_running": "Ta gra się nie toczy.",
  "match.not_over": "Ta gra jeszcze się nie skończyła.",
  "match.frozen": "Ta gra jest wstrzymana; jej zapis zostaje.",
  "chat.rate": "Dużo tego naraz. Odczekaj chwilę.",
  "chat.empty": "W tej wiadomości nic nie ma.",
  "service.away": "Serwer nie może teraz połączyć się z bazą danych. Spróbuj za chwilę.",
  "socket.too_many": "Masz otwartych za dużo okien tej strony. Zamknij kilka i wróć.",
  "table.barred": "Gospodarz odesłał cię od tego stołu.",
  "table.host": "To może zrobić tylko gospodarz stołu.",
  "table.full": "Przy tym stole wszystkie miejsca są zajęte.",
  "table.missing": "Nie ma takiego stołu.",
  "table.not_open": "Ten stół nie jest już otwarty.",
  "table.not_seated": "Nie siedzisz przy tym stole.",
  "table.too_few": "Potrzeba co najmniej dwóch osób: zaproś kogoś albo dodaj bota.",
  "table.too_many": "Siedzisz już przy zbyt wielu otwartych stołach. Najpierw od któregoś odejdź.",
  "http.throttled": "To było bardzo często. Odczekaj chwilę.",
};

const WORDS: Record<Locale, Readonly<Record<string, string>>> = { en: EN, de: DE, pl: PL };

/** The sentence of a refusal in the chosen language as far as we have it, else the server's. */
export function localizedRefusal(refusal: { code: string; sentence: string }): string {
  return WORDS[locale()][refusal.code] ?? refusal.sentence;
}
