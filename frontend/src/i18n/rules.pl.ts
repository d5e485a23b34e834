export const rulesPl = {
  "edition.hig-2010": "Pierwsze wydanie (2010)",
  "edition.zmg-2014": "Pierwsze wydanie zmienione w 2014",
  "edition.new-2018": "Nowe wydanie (2018)",

  "value.yes": "Tak",
  "value.no": "Nie",
  "value.on": "Włączone",
  "value.off": "Wyłączone",

  "title.setup.first_player": "Kto zaczyna",
  "option.setup.first_player": "Kto zaczyna: pierwsze miejsce albo miejsce oznaczone tą literą.",
  "value.setup.first_player.given": "Pierwsze miejsce",
  "title.city.small_completed": "Małe miasta",
  "option.city.small_completed":
    "Ukończone miasto z dwóch płytek daje 2 punkty za płytkę jak każde inne albo, jak w najstarszych zasadach, tylko 1.",
  "value.city.small_completed.2-per-tile": "2 punkty za płytkę",
  "value.city.small_completed.1-per-tile": "1 punkt za płytkę",
  "title.farm.enabled": "Chłopi",
  "option.farm.enabled": "Podwładnych można kłaść na łąkach jako chłopów, którzy punktują na koniec partii.",
  "title.farm.scoring": "Jak punktują chłopi",
  "option.farm.scoring":
    "3 punkty za miasto dla każdej łąki, według starszych zasad 4 za miasto dla gracza z największą liczbą chłopów wokół, albo 3 za miasto, ale każde miasto tylko raz na gracza.",
  "value.farm.scoring.per-farm-3": "3 za miasto, dla każdej łąki",
  "value.farm.scoring.per-city-4": "4 za miasto, raz za każde miasto",
  "value.farm.scoring.per-farm-3-once": "3 za miasto, raz na gracza",
} as const;
