// The words of its lesson (rules/expansions/monasteries/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    abbacy: {
      title: "Monk or lying abbot",
      steps: {
        lie: {
          goal: ["Place the monastery between the two roads.", "Put a follower in the monastery as a lying abbot."],
          done: "He stays until the end. Then each tile of his row and column counts, as far as there is no gap.",
        },
        row: {
          goal: ["This is the last tile. Make his row longer: place it on the right of the monastery."],
          done: "5 points: the monastery, two tiles beside it in the row, one above and one below.",
        },
      },
    },
  },
  de: {
    abbacy: {
      title: "Mönch oder liegender Abt",
      steps: {
        lie: {
          goal: [
            "Lege das Kloster zwischen die zwei Straßen.",
            "Setze einen Gefolgsmann als liegenden Abt in das Kloster.",
          ],
          done: "Er bleibt bis zum Ende. Dann zählt jedes Plättchen seiner Zeile und Spalte, soweit keine Lücke ist.",
        },
        row: {
          goal: ["Das ist das letzte Plättchen. Verlängere seine Zeile: Lege es rechts neben das Kloster."],
          done: "5 Punkte: das Kloster, zwei Plättchen daneben in der Zeile, eines darüber und eines darunter.",
        },
      },
    },
  },
  pl: {
    abbacy: {
      title: "Mnich czy leżący opat",
      steps: {
        lie: {
          goal: ["Połóż klasztor między dwiema drogami.", "Postaw podwładnego w klasztorze jako leżącego opata."],
          done: "Zostaje do końca gry. Wtedy liczy się każda płytka jego rzędu i kolumny, dopóki nie ma przerwy.",
        },
        row: {
          goal: ["To ostatnia płytka. Wydłuż jego rząd: połóż ją z prawej strony klasztoru."],
          done: "5 punktów: klasztor, dwie płytki obok w rzędzie, jedna nad nim i jedna pod nim.",
        },
      },
    },
  },
} satisfies LessonTexts;
