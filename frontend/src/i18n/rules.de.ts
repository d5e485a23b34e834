export const rulesDe = {
  "edition.hig-2010": "Erste Ausgabe (2010)",
  "edition.zmg-2014": "Erste Ausgabe, geändert 2014",
  "edition.new-2018": "Neue Ausgabe (2018)",

  "value.yes": "Ja",
  "value.no": "Nein",
  "value.on": "An",
  "value.off": "Aus",

  "title.setup.first_player": "Wer beginnt",
  "option.setup.first_player": "Wer beginnt: der erste Platz oder der Platz mit diesem Buchstaben.",
  "value.setup.first_player.given": "Der erste Platz",
  "title.city.small_completed": "Kleine Städte",
  "option.city.small_completed":
    "Eine fertige Stadt aus zwei Plättchen zählt 2 Punkte je Plättchen wie jede andere oder, wie in den ältesten Regeln, nur 1.",
  "value.city.small_completed.2-per-tile": "2 Punkte je Plättchen",
  "value.city.small_completed.1-per-tile": "1 Punkt je Plättchen",
  "title.farm.enabled": "Bauern",
  "option.farm.enabled": "Gefolgsleute dürfen als Bauern auf Wiesen gelegt werden. Sie zählen am Ende der Partie.",
  "title.farm.scoring": "Wie Bauern zählen",
  "option.farm.scoring":
    "3 Punkte je Stadt für jede Wiese, nach älteren Regeln 4 je Stadt für die meisten Bauern ringsum, oder 3 je Stadt, aber jede Stadt nur einmal je Spieler.",
  "value.farm.scoring.per-farm-3": "3 je Stadt, für jede Wiese",
  "value.farm.scoring.per-city-4": "4 je Stadt, jede Stadt einmal",
  "value.farm.scoring.per-farm-3-once": "3 je Stadt, einmal je Spieler",
} as const;
