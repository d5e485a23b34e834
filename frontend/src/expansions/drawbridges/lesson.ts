// The words of its lesson (rules/expansions/drawbridges/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    drawbridges: {
      title: "Over the drawbridge",
      steps: {
        road: {
          goal: [
            "Where the road enters the city there is a drawbridge. Place the tile above the road.",
            "Put a follower on the road.",
          ],
          done: "Alba has taken the city behind the drawbridge. You’ll see that this does not keep you out.",
        },
        cross: {
          goal: [
            "Close the road at the bottom.",
            "End your turn.",
            "Send your follower over the drawbridge into the city.",
          ],
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
          goal: [
            "Wo die Straße in die Stadt führt, ist eine Zugbrücke. Lege das Plättchen oben an die Straße.",
            "Setze einen Gefolgsmann auf die Straße.",
          ],
          done: "Alba hat die Stadt hinter der Zugbrücke besetzt. Das hält dich nicht auf, wie du gleich siehst.",
        },
        cross: {
          goal: [
            "Schließe die Straße unten ab.",
            "Beende deinen Zug.",
            "Schicke deinen Gefolgsmann über die Zugbrücke in die Stadt.",
          ],
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
          goal: [
            "Tam, gdzie droga wchodzi do miasta, jest most zwodzony. Połóż płytkę nad drogą.",
            "Postaw na drodze podwładnego.",
          ],
          done: "Alba zajęła miasto za mostem. Zaraz zobaczysz, że to cię nie zatrzyma.",
        },
        cross: {
          goal: ["Zamknij drogę u dołu.", "Zakończ turę.", "Poślij podwładnego przez most do miasta."],
          done: "3 punkty za drogę. A gdy Alba zamknęła miasto, było was tam dwoje: po 6 punktów dla każdego.",
        },
      },
    },
  },
} satisfies LessonTexts;
