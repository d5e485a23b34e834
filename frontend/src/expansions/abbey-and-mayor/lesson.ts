// The words of its lesson (rules/expansions/abbey_and_mayor/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    abbey: {
      title: "The abbey and the mayor",
      steps: {
        abbey: {
          goal: [
            "There is a hole with tiles on all four sides. Place your abbey in it instead of drawing.",
            "Put a follower on the abbey.",
          ],
          done: "9 points, like a monastery. The abbey fits everywhere, and you have just one: use it well.",
        },
        mayor: {
          goal: [
            "The city on your tile has a coat of arms. Place the tile to the right of the ring.",
            "Put your mayor in the city.",
          ],
          done: "The mayor counts as many followers as the city has coats of arms: now one, later perhaps more. Wagon and barn are waiting for you, too.",
        },
      },
    },
  },
  de: {
    abbey: {
      title: "Die Abtei und der Bürgermeister",
      steps: {
        abbey: {
          goal: [
            "Hier ist eine Lücke mit Plättchen auf allen vier Seiten. Lege deine Abtei hinein, statt zu ziehen.",
            "Setze einen Gefolgsmann auf die Abtei.",
          ],
          done: "9 Punkte, wie bei einem Kloster. Die Abtei passt überall, und du hast nur eine: Nutze sie gut.",
        },
        mayor: {
          goal: [
            "Die Stadt auf deinem Plättchen hat ein Wappen. Lege das Plättchen rechts neben den Ring.",
            "Setze deinen Bürgermeister in die Stadt.",
          ],
          done: "Der Bürgermeister zählt so viele Gefolgsleute, wie die Stadt Wappen hat: jetzt einen, später vielleicht mehr. Auch Wagen und Scheune warten auf dich.",
        },
      },
    },
  },
  pl: {
    abbey: {
      title: "Opactwo i burmistrz",
      steps: {
        abbey: {
          goal: [
            "Jest tu luka z płytkami ze wszystkich czterech stron. Zamiast ciągnąć płytkę, połóż w luce opactwo.",
            "Postaw podwładnego w opactwie.",
          ],
          done: "9 punktów, jak za klasztor. Opactwo pasuje wszędzie, a masz tylko jedno: wykorzystaj je dobrze.",
        },
        mayor: {
          goal: [
            "Miasto na twojej płytce ma herb. Połóż płytkę na prawo od pierścienia.",
            "Postaw burmistrza w mieście.",
          ],
          done: "Burmistrz liczy się za tylu podwładnych, ile herbów ma miasto: teraz za jednego, później może za więcej. Czekają na ciebie jeszcze wóz i stodoła.",
        },
      },
    },
  },
} satisfies LessonTexts;
