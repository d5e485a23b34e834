import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  title: "Gdy przyjdzie twoja kolej",
  text: "W partiach, które trwają godziny lub dni, gdy cię nie ma: jedna wiadomość na turę, z linkiem do partii.",
  saved: "Zapisano.",
  push: "Wiadomości push do tej przeglądarki",
  "push.off": "Ten serwer nie wysyła wiadomości push.",
  "push.unknown":
    "Ta przeglądarka nie odbiera wiadomości push. Na iPhonie lub iPadzie dodaj najpierw Bastide do ekranu początkowego i otwórz je stamtąd.",
  "push.denied":
    "Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz na nie zezwolić w ustawieniach witryny.",
  "push.failed": "Przeglądarka nie mogła się zapisać. Spróbuj jeszcze raz albo użyj innej.",
  "push.ended": "Ta przeglądarka nie dostaje już wiadomości.",
  "push.others": "Twoje inne przeglądarki",
  "push.remove": "Usuń",
  "push.remove.label": "Koniec wiadomości: {device}",
  mail: "E-mail, gdy żadna przeglądarka nie jest osiągalna",
  "mail.off": "Ten serwer nie wysyła e-maili.",
  "mail.no_address": "Do tego potrzebne jest konto z adresem e-mail.",
  "mail.unconfirmed": "Najpierw potwierdź adres e-mail: link jest w wiadomości wysłanej przy zakładaniu konta.",
  quiet: "Godziny ciszy",
  "quiet.from": "Od",
  "quiet.until": "Do",
  "quiet.zone":
    "Czas: {zone}. Wiadomość czeka na koniec godzin ciszy i przepada, jeśli do tej pory wykonasz ruch. Zegar gry idzie dalej.",
  "off.title": "E-maile o twoich kolejkach",
  "off.wait": "Chwileczkę…",
  "off.done": "Nie dostaniesz więcej e-maili o swoich kolejkach. Możesz je znów włączyć na swojej stronie.",
};
