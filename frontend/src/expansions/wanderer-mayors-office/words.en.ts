import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Wanderer and Mayor’s Office",
  card: {
    adds: "Short access roads, and a wanderer and a mayor’s office for everybody.",
    asks: "Which roads to join, and when your mayor leaves an office behind.",
    rules: [
      "Join two cities, or a city and a monastery, by a road for the first time and your wanderer may go onto that road, besides your follower.",
      "When a city or monastery is finished that your wanderer can walk to, you score too: a point a tile, 9 for a monastery.",
      "He goes home when his roads and everything at their ends are finished.",
      "Score a city by your mayor and your office may stay there.",
      "The office scores other finished cities and monasteries that come to be joined with its city.",
      "No follower stands on an access road; a wagon may drive along it.",
    ],
    maker: "Fan expansion by Leven.",
  },
};
