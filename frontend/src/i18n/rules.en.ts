export const rulesEn = {
  "edition.hig-2010": "First edition (2010)",
  "edition.zmg-2014": "First edition as changed in 2014",
  "edition.new-2018": "New edition (2018)",

  "value.yes": "Yes",
  "value.no": "No",
  "value.on": "On",
  "value.off": "Off",

  "title.setup.first_player": "First player",
  "value.setup.first_player.given": "The first seat",
  "title.city.small_completed": "Small cities",
  "value.city.small_completed.2-per-tile": "2 points a tile",
  "value.city.small_completed.1-per-tile": "1 point a tile",
  "title.farm.enabled": "Farmers",
  "title.farm.scoring": "How farmers score",
  "value.farm.scoring.per-farm-3": "3 points a city, for each field",
  "value.farm.scoring.per-city-4": "4 points a city, once for each city",
  "value.farm.scoring.per-farm-3-once": "3 points a city, once for each player",
} as const;
