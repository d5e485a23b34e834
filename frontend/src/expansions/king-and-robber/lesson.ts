// The words of its lesson (rules/expansions/king_and_robber/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    king: {
      title: "The king and the robber baron",
      steps: {
        city: {
          goal: ["Close the city on the right.", "Put a follower in the city."],
          done: "4 points, and the king: you completed the first city. A larger one will take him away.",
        },
        road: {
          goal: ["This is the last tile. Close the road on the right."],
          done: "The first complete road brought you the robber baron. At the end you get 1 point for each complete city and 1 for each complete road, whoever owns them.",
        },
      },
    },
  },
  de: {
    king: {
      title: "König und Raubritter",
      steps: {
        city: {
          goal: ["Schließe die Stadt rechts.", "Setze einen Gefolgsmann in die Stadt."],
          done: "4 Punkte und der König: Du hast die erste Stadt fertiggestellt. Eine größere nimmt ihn dir wieder.",
        },
        road: {
          goal: ["Das ist das letzte Plättchen. Schließe die Straße rechts ab."],
          done: "Die erste fertige Straße brachte dir den Raubritter. Am Ende bekommst du 1 Punkt je fertige Stadt und 1 je fertige Straße, egal wem sie gehören.",
        },
      },
    },
  },
  pl: {
    king: {
      title: "Król i rozbójnik",
      steps: {
        city: {
          goal: ["Zamknij miasto z prawej strony.", "Postaw w mieście podwładnego."],
          done: "4 punkty i król: pierwsze ukończone miasto jest twoim dziełem. Większe odbierze ci króla.",
        },
        road: {
          goal: ["To ostatnia płytka. Zamknij drogę z prawej strony."],
          done: "Pierwsza ukończona droga dała ci rozbójnika. Na koniec dostajesz 1 punkt za każde ukończone miasto i 1 za każdą ukończoną drogę, bez względu na to, czyje są.",
        },
      },
    },
  },
} satisfies LessonTexts;
