import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  title: "Prywatność",
  lead: "Co ten serwer o tobie przechowuje, jak długo, kto to widzi oraz jak to pobrać lub usunąć. Nie ma reklam ani śledzenia i nic nie jest wczytywane z innych serwerów.",
  you: "Kim jesteś",
  "you.guest": "Jako gość: nazwa, twój ulubiony znak, data pierwszej i ostatniej wizyty.",
  "you.account":
    "Z kontem także nazwa użytkownika, adres e-mail, jeśli go podasz, oraz kod obliczony z hasła. Samo hasło nie jest przechowywane. Jeśli ustawisz drugi krok logowania, także jego sekret i kody zapasowe.",
  "you.sessions":
    "Dla każdej przeglądarki, w której grasz: adres sieciowy, nazwa i wersja, pierwsze i ostatnie użycie, aby można było zakończyć cudze sesje. Sesje kończą się same po upływie: {days}.",
  games: "Twoje partie",
  "games.text":
    "Każda partia zachowuje miejsca z nazwami, wszystkie ruchy z godzinami, punkty i liczbę losową z twojej przeglądarki. Publiczne partie każdy może oglądać i odtwarzać, także z twojej strony gracza. Prywatne partie widzi każdy, kto ma ich adres.",
  "games.keep":
    "Partie zostają na stałe, bo należą do wszystkich graczy. Stoły zamknięte bez partii są usuwane po jednym dniu, a pliki gier przesłane przez gości po czasie ustalonym przez operatorów.",
  chat: "Czat",
  "chat.text": "Czat czyta każdy, kto widzi partię. Wiadomości są usuwane po upływie: {days}.",
  "chat.ever": "Czat czyta każdy, kto widzi partię. Ten serwer przechowuje wiadomości na stałe.",
  "chat.filter": "Ten serwer zastępuje słowa z listy operatorów gwiazdkami i odrzuca je w nazwach.",
  own: "Twoje ustawienia",
  "own.text":
    "Ulubione ustawienia stołów oraz lista zablokowanych i wyciszonych graczy. Widzisz je tylko ty. Operatorzy mogą je zobaczyć w bazie danych.",
  reports: "Zgłoszenia i operatorzy",
  "reports.text":
    "Zgłoszenie zawiera powód i opis, kto i kogo zgłosił, czat z otoczenia oraz ruch. Widzą je tylko operatorzy. Oni decydują, a zamknięte zgłoszenia są usuwane po upływie: {days} od dnia zgłoszenia.",
  "reports.ever":
    "Zgłoszenie zawiera powód i opis, kto i kogo zgłosił, czat z otoczenia oraz ruch. Widzą je tylko operatorzy. Ten serwer przechowuje zgłoszenia na stałe.",
  "reports.log":
    "Ostrzeżenia i inne środki są przechowywane tak długo jak gracz. Dziennik mówi, który operator co zrobił wobec którego gracza, z losowym identyfikatorem gracza i bez nazwy. Zostaje na stałe, także po usunięciu gracza.",
  browser: "W twojej przeglądarce",
  "browser.text":
    "Trzy pliki cookie: jeden dla sesji, jeden przeciw fałszywym żądaniom i jeden z wybranym językiem, a w pamięci przeglądarki twoja nazwa, trwające gry, kolory, dźwięki i ostatnie ustawienia. Są potrzebne do gry i nie trafiają do nikogo innego.",
  limits: "Adresy sieciowe",
  "limits.text":
    "Adres służy też do ograniczania masowych żądań. W tym celu serwer trzyma go w pamięci podręcznej, najwyżej przez dobę. Serwer WWW operatorów może zapisywać adresy we własnych dziennikach; zapytaj ich, jak długo.",
  mail: "E-mail",
  "mail.yes":
    "Ten serwer wysyła e-maile, by potwierdzić adres, gdy nie pamiętasz hasła, oraz, tylko jeśli włączysz to na swojej stronie, gdy w grze na godziny lub dni przychodzi twoja kolej. W każdym z nich jest link, który je wyłącza.",
  "mail.no": "Ten serwer nie wysyła e-maili.",
  push: "Wiadomości, że przyszła twoja kolej",
  "push.text":
    "Jeśli je włączysz, serwer przechowuje dla każdej z twoich przeglądarek adres, pod którym jej producent przyjmuje wiadomości, klucze do nich, jej nazwę i wersję oraz ostatnie użycie; także godziny ciszy, strefę czasową i język, a przez miesiąc, o których kolejkach poszła wiadomość. Wiadomość jest zaszyfrowana dla twojej przeglądarki i nikogo nie wymienia. Producent przeglądarki widzi, kiedy przychodzi. Wszystko to znika, gdy wyłączysz wiadomości, a także po upływie: {days} od ostatniego użycia.",
  rights: "Twoja kopia i usuwanie",
  "rights.copy": "Na swojej stronie możesz w każdej chwili pobrać to wszystko jako plik w formacie JSON.",
  "rights.delete":
    "Możesz tam też usunąć konto lub gościa. Nazwa, ustawienia, sesje i wiadomości znikają od razu, a trwające partie opuszczasz. W partiach z innymi twoja nazwa zmienia się na „Usunięty gracz”; ruchy zostają, aby partie były całe. W partii, która toczy się dalej bez ciebie, nazwa zniknie z ruchów najpóźniej godzinę lub dwie po jej końcu.",
  "rights.stays":
    "Co zostaje: zgłoszenia dotyczące ciebie do czasu usunięcia, z czatem z otoczenia; dziennik operatorów bez twojej nazwy; pliki gier, które ktoś pobrał; to, co napisali inni; oraz kopie zapasowe operatorów, dopóki nie zostaną zastąpione.",
  "rights.guests": "Gość bez partii i stołu jest usuwany po upływie: {days} od ostatniej wizyty.",
  "rights.page": "Do twojej strony",
  operator: "Kto prowadzi ten serwer",
  "operator.text":
    "Bastide to wolne oprogramowanie; każdy serwer ma własnych operatorów. Widzą wszystko, co jest przechowywane, oprócz haseł. Zapytaj tych, od których masz adres tego serwera.",
  days: { one: "{count} dzień", few: "{count} dni", many: "{count} dni", other: "{count} dnia" },
};
