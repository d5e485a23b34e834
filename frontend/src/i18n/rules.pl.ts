export const rulesPl = {
  "edition.hig-2010": "Pierwsze wydanie (2010)",
  "edition.zmg-2014": "Pierwsze wydanie zmienione w 2014",
  "edition.new-2018": "Nowe wydanie (2018)",

  "bot.greedy": "Liczy każdy punkt",
  "bot.random": "Gra byle co",

  "value.yes": "Tak",
  "value.no": "Nie",
  "value.on": "Włączone",
  "value.off": "Wyłączone",

  "title.setup.first_player": "Kto zaczyna",
  "option.setup.first_player": "Kto zaczyna: pierwsze miejsce albo miejsce o tym numerze.",
  "value.setup.first_player.given": "Osoba na pierwszym miejscu",
  "title.city.small_completed": "Małe miasta",
  "option.city.small_completed":
    "Ukończone miasto z dwóch płytek daje 2 punkty za płytkę jak każde inne albo tylko 1, jak w najstarszych zasadach.",
  "value.city.small_completed.2-per-tile": "2 punkty za płytkę",
  "value.city.small_completed.1-per-tile": "1 punkt za płytkę",
  "title.farm.enabled": "Chłopi",
  "option.farm.enabled": "Podwładnych można kłaść na łąkach jako chłopów, którzy punktują na koniec gry.",
  "title.farm.scoring": "Jak punktują chłopi",
  "option.farm.scoring":
    "3 za miasto dla każdej łąki, dawniej 4 za miasto dla największej liczby chłopów wokół, albo 3 za miasto, ale każde miasto tylko raz na gracza.",
  "value.farm.scoring.per-farm-3": "3 za miasto, dla każdej łąki",
  "value.farm.scoring.per-city-4": "4 za miasto, raz za każde miasto",
  "value.farm.scoring.per-farm-3-once": "3 za miasto, raz na gracza",
  "title.terms": "Słowa",
  "option.terms": "Tylko słowa na ekranie: podwładny, klasztor, łąka.",
  "value.terms.follower-cloister-farm": "Podwładny, klasztor, gospodarstwo",
  "value.terms.meeple-monastery-field": "Meeple, klasztor, łąka",
} as const;
