import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  title: "W liczbach",
  filter: "Które partie",
  all: "Wszystkie partie",
  base: "Tylko gra podstawowa",
  games: "Partie",
  wins: "Zwycięstwa",
  share: "{wins} ({percent})",
  mean: "Średnia punktów",
  best: "Najlepszy wynik",
  tiles: "Położone płytki",
  figures: "Postawione figury",
  biggest: "Najwięcej punktów naraz",
  time: "Zużyty czas",
  places: "Miejsca według liczby graczy",
  players: "Gracze",
  place: "{place}.",
  sources: "Skąd pochodzą punkty",
  source: "Źródło",
  points: "Punkty",
  empty: "Liczby pojawią się tutaj po zakończeniu pierwszej partii.",
  "empty.filter": "Brak zakończonych partii tego rodzaju.",
  note: "Zakończone partie, liczone chwilę po ich końcu.",
  "note.public": "Zakończone publiczne partie, liczone chwilę po ich końcu.",
};
