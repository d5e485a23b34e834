// The words of its lesson (rules/expansions/phantom/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    phantom: {
      title: "A second figure",
      steps: {
        both: {
          goal: ["Close the city above.", "Put a follower on the road to the right.", "Put your phantom in the city."],
          done: "4 points for the city, and the phantom is home again. The phantom always comes second: after it no other figure follows.",
        },
        again: {
          goal: ["Extend the road to the right.", "Put your phantom on the monastery."],
          done: "The phantom may also be the only figure of a turn. It counts like any follower.",
        },
      },
    },
  },
  de: {
    phantom: {
      title: "Eine zweite Figur",
      steps: {
        both: {
          goal: [
            "Schließe die Stadt oben.",
            "Setze einen Gefolgsmann auf die Straße rechts.",
            "Setze dein Phantom in die Stadt.",
          ],
          done: "4 Punkte für die Stadt, und das Phantom ist wieder da. Es kommt immer als Zweites: Nach ihm folgt keine andere Figur.",
        },
        again: {
          goal: ["Verlängere die Straße nach rechts.", "Setze dein Phantom auf das Kloster."],
          done: "Das Phantom darf auch die einzige Figur eines Zugs sein. Es zählt wie jeder Gefolgsmann.",
        },
      },
    },
  },
  pl: {
    phantom: {
      title: "Druga figura",
      steps: {
        both: {
          goal: ["Zamknij miasto u góry.", "Postaw podwładnego na drodze z prawej.", "Postaw fantoma w mieście."],
          done: "4 punkty za miasto i fantom znów jest u ciebie. Fantom zawsze jest drugi: po nim nie stawiasz innej figury.",
        },
        again: {
          goal: ["Przedłuż drogę w prawo.", "Postaw fantoma na klasztorze."],
          done: "Fantom może też być jedyną figurą w turze. Liczy się jak każdy podwładny.",
        },
      },
    },
  },
} satisfies LessonTexts;
