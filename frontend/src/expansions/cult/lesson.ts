// The words of its lesson (rules/expansions/cult/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    shrine: {
      title: "Shrines",
      steps: {
        heretic: {
          goal: ["Place the shrine between the two roads.", "Put a follower in the shrine."],
          done: "A shrine scores like a monastery. Your neighbour has taken the monastery beside it: now only the one completed first scores.",
        },
        first: {
          goal: ["One space around your shrine is empty. Place your tile there, on the left."],
          done: "9 points: your shrine was first. The follower in the monastery went home without points.",
        },
      },
    },
  },
  de: {
    shrine: {
      title: "Kultstätten",
      steps: {
        heretic: {
          goal: ["Lege die Kultstätte zwischen die zwei Straßen.", "Setze einen Gefolgsmann in die Kultstätte."],
          done: "Eine Kultstätte zählt wie ein Kloster. Gegenüber hat jemand das Kloster daneben besetzt: Jetzt bringt nur das Gebäude Punkte, das zuerst fertig ist.",
        },
        first: {
          goal: ["Ein Feld um deine Kultstätte ist noch leer. Lege dein Plättchen links davon."],
          done: "9 Punkte: Deine Kultstätte war zuerst fertig. Der Gefolgsmann im Kloster ging ohne Punkte nach Hause.",
        },
      },
    },
  },
  pl: {
    shrine: {
      title: "Sanktuaria",
      steps: {
        heretic: {
          goal: ["Połóż sanktuarium między dwiema drogami.", "Postaw podwładnego w sanktuarium."],
          done: "Sanktuarium punktuje jak klasztor. Przeciwnik zajął klasztor obok: teraz punkty da tylko budowla ukończona jako pierwsza.",
        },
        first: {
          goal: ["Jedno pole wokół twojego sanktuarium jest puste. Połóż tam płytkę, z lewej strony."],
          done: "9 punktów: twoje sanktuarium było pierwsze. Podwładny z klasztoru wrócił do domu bez punktów.",
        },
      },
    },
  },
} satisfies LessonTexts;
