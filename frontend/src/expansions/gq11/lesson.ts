// The words of its lesson (rules/expansions/gq11/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    herd: {
      title: "The herd of pigs",
      steps: {
        pasture: {
          goal: ["Place the pigs between the two cities.", "Put a follower on the field of the pigs."],
          done: "Your farmer has a herd now. It makes his field worth more.",
        },
        count: {
          goal: ["This is the last tile. Close the city on the right."],
          done: "8 points: with the herd each complete city beside the field gives 4 instead of 3.",
        },
      },
    },
  },
  de: {
    herd: {
      title: "Die Schweineherde",
      steps: {
        pasture: {
          goal: ["Lege die Schweine zwischen die zwei Städte.", "Setze einen Gefolgsmann auf die Wiese der Schweine."],
          done: "Dein Bauer hat jetzt eine Herde. Seine Wiese ist dadurch mehr wert.",
        },
        count: {
          goal: ["Das ist das letzte Plättchen. Schließe die rechte Stadt."],
          done: "8 Punkte: Mit der Herde bringt jede fertige Stadt an der Wiese 4 statt 3.",
        },
      },
    },
  },
  pl: {
    herd: {
      title: "Stado świń",
      steps: {
        pasture: {
          goal: ["Połóż świnie między dwoma miastami.", "Postaw podwładnego na łące świń."],
          done: "Twój rolnik ma teraz stado. Dzięki niemu łąka jest warta więcej.",
        },
        count: {
          goal: ["To ostatnia płytka. Zamknij miasto po prawej."],
          done: "8 punktów: ze stadem każde ukończone miasto obok łąki daje 4 zamiast 3.",
        },
      },
    },
  },
} satisfies LessonTexts;
