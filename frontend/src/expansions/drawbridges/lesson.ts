// The words of its lesson (rules/expansions/drawbridges/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    drawbridges: {
      title: "Over the drawbridge",
      steps: {
        road: {
          goal: "Where the road enters the city there is a drawbridge. Place the tile above the road, put a follower on the road, and end your turn.",
          done: "Alba has taken the city behind the drawbridge. You’ll see that this does not keep you out.",
        },
        cross: {
          goal: "Close the road at the bottom and end your turn. Then send your follower over the drawbridge into the city.",
          done: "3 points for the road. And when Alba closed the city, you shared it: 6 points for each of you.",
        },
      },
    },
  },
  de: {
    drawbridges: {
      title: "Über die Zugbrücke",
      steps: {
        road: {
          goal: "Wo die Straße in die Stadt führt, ist eine Zugbrücke. Lege das Plättchen oben an die Straße, setze einen Gefolgsmann auf die Straße und beende deinen Zug.",
          done: "Alba hat die Stadt hinter der Zugbrücke besetzt. Das hält dich nicht auf, wie du gleich siehst.",
        },
        cross: {
          goal: "Schließe die Straße unten ab und beende deinen Zug. Schicke dann deinen Gefolgsmann über die Zugbrücke in die Stadt.",
          done: "3 Punkte für die Straße. Und als Alba die Stadt schloss, wart ihr zu zweit darin: 6 Punkte für jeden.",
        },
      },
    },
  },
  pl: {
    drawbridges: {
      title: "Przez most zwodzony",
      steps: {
        road: {
          goal: "Tam, gdzie droga wchodzi do miasta, jest most zwodzony. Połóż płytkę nad drogą, postaw na drodze podwładnego i zakończ turę.",
          done: "Alba zajęła miasto za mostem. Zaraz zobaczysz, że to cię nie zatrzyma.",
        },
        cross: {
          goal: "Zamknij drogę u dołu i zakończ turę. Potem poślij podwładnego przez most do miasta.",
          done: "3 punkty za drogę. A gdy Alba zamknęła miasto, było was tam dwoje: po 6 punktów dla każdego.",
        },
      },
    },
  },
} satisfies LessonTexts;
