export const rulesDe = {
  "edition.hig-2010": "Erste Ausgabe (2010)",
  "edition.zmg-2014": "Erste Ausgabe, geändert 2014",
  "edition.new-2018": "Neue Ausgabe (2018)",

  "bot.greedy": "Zählt jeden Punkt",
  "bot.random": "Spielt irgendetwas",

  "value.yes": "Ja",
  "value.no": "Nein",
  "value.on": "An",
  "value.off": "Aus",

  "title.setup.first_player": "Wer beginnt",
  "option.setup.first_player": "Wer beginnt: der erste Platz oder der Platz mit dieser Nummer.",
  "value.setup.first_player.given": "Wer den ersten Platz hat",
  "title.city.small_completed": "Kleine Städte",
  "option.city.small_completed":
    "Eine fertige Stadt aus zwei Plättchen zählt 2 Punkte je Plättchen wie jede andere, oder nur 1 wie in den ältesten Regeln.",
  "value.city.small_completed.2-per-tile": "2 Punkte je Plättchen",
  "value.city.small_completed.1-per-tile": "1 Punkt je Plättchen",
  "title.farm.enabled": "Bauern",
  "option.farm.enabled": "Gefolgsleute dürfen als Bauern auf Wiesen gelegt werden und zählen am Ende des Spiels.",
  "title.farm.scoring": "Wie Bauern zählen",
  "option.farm.scoring":
    "3 Punkte je Stadt für jede Wiese, älter 4 je Stadt für die meisten Bauern ringsum, oder 3 je Stadt, aber jede Stadt nur einmal für jeden.",
  "value.farm.scoring.per-farm-3": "3 je Stadt, für jede Wiese",
  "value.farm.scoring.per-city-4": "4 je Stadt, jede Stadt einmal",
  "value.farm.scoring.per-farm-3-once": "3 je Stadt, einmal für jeden",
  "title.terms": "Begriffe",
  "option.terms": "Nur die Wörter auf dem Bildschirm: Gefolgsmann, Kloster, Wiese.",
  "value.terms.follower-cloister-farm": "Gefolgsmann, Kloster, Bauernhof",
  "value.terms.meeple-monastery-field": "Meeple, Kloster, Wiese",
} as const;
