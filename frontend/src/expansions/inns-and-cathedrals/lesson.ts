// The words of its lesson (rules/expansions/inns_and_cathedrals/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    inns: {
      title: "An inn on the road",
      steps: {
        inn: {
          goal: [
            "Your tile has an inn beside its road. Make the road longer on the right.",
            "Put your big follower on the road.",
          ],
          done: "The big follower counts as two when you compare who has the most.",
        },
        finish: {
          goal: ["Close the road on the right."],
          done: "8 points: with an inn each tile gives 2 instead of 1. But an unfinished road with an inn gives nothing at the end. Cathedrals do the same for cities.",
        },
      },
    },
  },
  de: {
    inns: {
      title: "Ein Wirtshaus an der Straße",
      steps: {
        inn: {
          goal: [
            "An der Straße deines Plättchens steht ein Wirtshaus. Verlängere die Straße nach rechts.",
            "Setze deinen großen Gefolgsmann auf die Straße.",
          ],
          done: "Der große Gefolgsmann zählt doppelt, wenn ihr vergleicht, wer die meisten hat.",
        },
        finish: {
          goal: ["Schließe die Straße rechts ab."],
          done: "8 Punkte: Mit einem Wirtshaus bringt jedes Plättchen 2 statt 1. Eine unfertige Straße mit Wirtshaus bringt am Ende aber nichts. Kathedralen machen das Gleiche mit Städten.",
        },
      },
    },
  },
  pl: {
    inns: {
      title: "Karczma przy drodze",
      steps: {
        inn: {
          goal: [
            "Przy drodze na twojej płytce stoi karczma. Przedłuż drogę w prawo.",
            "Postaw na drodze dużego podwładnego.",
          ],
          done: "Duży podwładny liczy się za dwóch, gdy sprawdzacie, kto ma najwięcej.",
        },
        finish: {
          goal: ["Zamknij drogę z prawej strony."],
          done: "8 punktów: z karczmą każda płytka daje 2 zamiast 1. Ale nieukończona droga z karczmą nie daje na koniec nic. Katedry działają tak samo w miastach.",
        },
      },
    },
  },
} satisfies LessonTexts;
