// The words of its lesson (rules/expansions/traders_and_builders/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    builders: {
      title: "The builder and the goods",
      steps: {
        builder: {
          goal: ["Your follower is in the city. Make the city bigger.", "Put your builder in the city as well."],
          done: "The builder works for you: whenever you make this city bigger, you get a second tile.",
        },
        extend: {
          goal: ["Make the city bigger once more.", "Go on to your second tile."],
          done: "Here is your second tile, in the same turn.",
        },
        double: {
          goal: ["Close the city with it."],
          done: "10 points, and a token of wine. The player who closes a city takes its goods; at the end the most wine, grain and cloth give 10 points each.",
        },
      },
    },
  },
  de: {
    builders: {
      title: "Der Baumeister und die Waren",
      steps: {
        builder: {
          goal: [
            "Dein Gefolgsmann ist in der Stadt. Mach die Stadt größer.",
            "Setze auch deinen Baumeister in die Stadt.",
          ],
          done: "Der Baumeister arbeitet für dich: Immer wenn du diese Stadt vergrößerst, bekommst du ein zweites Plättchen.",
        },
        extend: {
          goal: ["Vergrößere die Stadt noch einmal.", "Geh weiter zu deinem zweiten Plättchen."],
          done: "Hier ist dein zweites Plättchen, noch im selben Zug.",
        },
        double: {
          goal: ["Schließe damit die Stadt."],
          done: "10 Punkte und eine Ware: Wein. Wer eine Stadt schließt, nimmt ihre Waren; am Ende bringen der meiste Wein, das meiste Getreide und das meiste Tuch je 10 Punkte.",
        },
      },
    },
  },
  pl: {
    builders: {
      title: "Budowniczy i towary",
      steps: {
        builder: {
          goal: ["W mieście stoi twój podwładny. Powiększ miasto.", "Postaw w mieście też budowniczego."],
          done: "Budowniczy pracuje dla ciebie: gdy powiększysz to miasto, dostaniesz drugą płytkę.",
        },
        extend: {
          goal: ["Powiększ miasto jeszcze raz.", "Przejdź do drugiej płytki."],
          done: "Oto twoja druga płytka, jeszcze w tej samej turze.",
        },
        double: {
          goal: ["Zamknij nią miasto."],
          done: "10 punktów i żeton wina. Kto zamyka miasto, bierze jego towary; na koniec najwięcej wina, zboża i sukna daje po 10 punktów.",
        },
      },
    },
  },
} satisfies LessonTexts;
