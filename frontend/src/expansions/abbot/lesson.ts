// The words of its lesson (rules/expansions/abbot/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    abbot: {
      title: "The abbot",
      steps: {
        garden: {
          goal: [
            "Place the tile with the garden.",
            "Your abbot, and no other figure, may go into a garden: put him there.",
          ],
          done: "A garden scores like a monastery: 9 points when all 8 spaces around it are filled.",
        },
        recall: {
          goal: ["You don’t have to wait that long. Place your tile beside the garden.", "Take your abbot back."],
          done: "5 points at once: one for the garden, and one for each of the 4 tiles around it. The abbot can go out again.",
        },
      },
    },
  },
  de: {
    abbot: {
      title: "Der Abt",
      steps: {
        garden: {
          goal: ["Lege das Plättchen mit dem Garten.", "Nur dein Abt darf in einen Garten: Setze ihn dorthin."],
          done: "Ein Garten zählt wie ein Kloster: 9 Punkte, wenn alle 8 Felder ringsum belegt sind.",
        },
        recall: {
          goal: [
            "So lange musst du nicht warten. Lege dein Plättchen schräg neben den Garten.",
            "Nimm deinen Abt zurück.",
          ],
          done: "5 Punkte sofort: einer für den Garten und einer für jedes der 4 Plättchen ringsum. Der Abt kann wieder los.",
        },
      },
    },
  },
  pl: {
    abbot: {
      title: "Opat",
      steps: {
        garden: {
          goal: ["Połóż płytkę z ogrodem.", "Do ogrodu może wejść tylko opat: postaw go tam."],
          done: "Ogród punktuje jak klasztor: 9 punktów, gdy wszystkie 8 pól wokół jest zajętych.",
        },
        recall: {
          goal: ["Nie musisz czekać tak długo. Połóż płytkę obok ogrodu.", "Zabierz opata z powrotem."],
          done: "Od razu 5 punktów: jeden za ogród i po jednym za każdą z 4 płytek wokół. Opat może znów wyruszyć.",
        },
      },
    },
  },
} satisfies LessonTexts;
