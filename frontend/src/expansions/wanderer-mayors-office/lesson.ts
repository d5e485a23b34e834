// The words of its lesson (rules/expansions/wanderer_mayors_office/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    wanderer: {
      title: "The wanderer",
      steps: {
        connect: {
          goal: ["Connect the two cities by road.", "Put your wanderer on the new road."],
          done: "Your wanderer can reach both cities. He waits for them to be completed.",
        },
        visit: {
          goal: ["Close the city on the left from below."],
          done: "2 points: one for each tile of the city that he can reach, whoever owns it. A mayor who completes a city may found an office that earns points in the same way.",
        },
      },
    },
  },
  de: {
    wanderer: {
      title: "Der Wanderer",
      steps: {
        connect: {
          goal: ["Verbinde die zwei Städte durch eine Straße.", "Setze deinen Wanderer auf die neue Straße."],
          done: "Dein Wanderer erreicht beide Städte. Er wartet, bis sie fertig werden.",
        },
        visit: {
          goal: ["Schließe die linke Stadt von unten."],
          done: "2 Punkte: einer für jedes Plättchen der Stadt, die er erreicht, egal wem sie gehört. Ein Bürgermeister kann in seiner fertigen Stadt ein Amt gründen, das genauso Punkte bringt.",
        },
      },
    },
  },
  pl: {
    wanderer: {
      title: "Wędrowiec",
      steps: {
        connect: {
          goal: ["Połącz oba miasta drogą.", "Postaw na nowej drodze wędrowca."],
          done: "Twój wędrowiec może dojść do obu miast. Czeka, aż zostaną ukończone.",
        },
        visit: {
          goal: ["Zamknij od dołu miasto po lewej."],
          done: "2 punkty: po jednym za każdą płytkę miasta, do którego może dojść, bez względu na to, czyje ono jest. Burmistrz może w ukończonym mieście założyć urząd, który punktuje tak samo.",
        },
      },
    },
  },
} satisfies LessonTexts;
