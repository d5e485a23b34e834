// The words of its lesson (rules/expansions/count/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    count: {
      title: "The city and its count",
      steps: {
        enter: {
          goal: [
            "Close the other player’s city on the right.",
            "End your turn.",
            "Put a follower into the blacksmith’s quarter.",
          ],
          done: "Your tile brought the other player 6 points and you none. That is why you may put a follower into the City of Carcassonne.",
        },
        count: {
          goal: ["Move the count to the market."],
          done: "Nobody leaves the quarter where the count stands. Only the player who puts a follower in may move him.",
        },
        leave: {
          goal: [
            "Finish the other player’s road on the left.",
            "End your turn.",
            "Send your follower to the road on your new tile.",
          ],
          done: "Now the road has one follower of each of you, so both score 3 points. Followers go to roads from the blacksmith, to cities from the castle, to monasteries from the cathedral.",
        },
      },
    },
  },
  de: {
    count: {
      title: "Die Stadt und ihr Graf",
      steps: {
        enter: {
          goal: [
            "Schließe rechts die Stadt deines Gegners.",
            "Beende deinen Zug.",
            "Stelle einen Gefolgsmann in die Schmiede.",
          ],
          done: "Dein Plättchen brachte dem Gegner 6 Punkte und dir keine. Deshalb darfst du einen Gefolgsmann in die Stadt Carcassonne stellen.",
        },
        count: {
          goal: ["Versetze den Grafen auf den Markt."],
          done: "Aus dem Viertel, in dem der Graf steht, geht niemand hinaus. Nur wer einen Gefolgsmann in die Stadt stellt, darf ihn versetzen.",
        },
        leave: {
          goal: [
            "Schließe links die Straße deines Gegners ab.",
            "Beende deinen Zug.",
            "Schicke deinen Gefolgsmann auf die Straße auf deinem neuen Plättchen.",
          ],
          done: "Jetzt habt ihr je einen Gefolgsmann auf der Straße und bekommt beide 3 Punkte. Aus der Schmiede geht es auf Straßen, aus der Burg in Städte, aus der Kathedrale in Klöster.",
        },
      },
    },
  },
  pl: {
    count: {
      title: "Miasto i jego hrabia",
      steps: {
        enter: {
          goal: ["Zamknij po prawej miasto przeciwnika.", "Zakończ turę.", "Wstaw podwładnego do kuźni."],
          done: "Twoja płytka dała przeciwnikowi 6 punktów, a tobie żadnego. Dlatego możesz wstawić podwładnego do miasta Carcassonne.",
        },
        count: {
          goal: ["Przenieś hrabiego na targ."],
          done: "Z dzielnicy, w której stoi hrabia, nikt nie wychodzi. Przenieść go może tylko gracz, który wstawił podwładnego do miasta.",
        },
        leave: {
          goal: [
            "Ukończ po lewej drogę przeciwnika.",
            "Zakończ turę.",
            "Wyślij podwładnego na drogę na swojej nowej płytce.",
          ],
          done: "Na drodze stoi teraz po jednym podwładnym, więc każdy z was dostaje 3 punkty. Z kuźni idzie się na drogi, z zamku do miast, z katedry do klasztorów.",
        },
      },
    },
  },
} satisfies LessonTexts;
