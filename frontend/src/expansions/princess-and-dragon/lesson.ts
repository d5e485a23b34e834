// The words of its lesson (rules/expansions/princess_and_dragon/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    dragon: {
      title: "The dragon and the fairy",
      steps: {
        volcano: {
          goal: ["Place the volcano to the right of the monastery."],
          done: "The dragon is on the volcano now. Nobody can be placed there while it stays.",
        },
        walk: {
          goal: [
            "Place the dragon tile below the start tile.",
            "Put a follower on the road to the right.",
            "End your turn.",
            "Move the dragon to the monastery on the right.",
          ],
          done: "The monk there goes home without points. The dragon has no way on, so its movement ends early; otherwise the players take turns for six steps.",
        },
        fairy: {
          goal: ["Place your tile above the start tile.", "Move the fairy to your follower on the road."],
          done: "Your next turn begins with 1 point, since the fairy is with your follower. The dragon cannot enter that tile, and you score 3 more points when the road is scored.",
        },
      },
    },
  },
  de: {
    dragon: {
      title: "Der Drache und die Fee",
      steps: {
        volcano: {
          goal: ["Lege den Vulkan rechts neben das Kloster."],
          done: "Der Drache ist jetzt auf dem Vulkan. Solange er dort steht, kann niemand dorthin gesetzt werden.",
        },
        walk: {
          goal: [
            "Lege das Drachenplättchen unter das Startplättchen.",
            "Setze einen Gefolgsmann auf die Straße rechts.",
            "Beende deinen Zug.",
            "Zieh den Drachen auf das Kloster rechts.",
          ],
          done: "Der Mönch dort kommt ohne Punkte zurück. Der Drache hat keinen Weg mehr, also endet seine Bewegung früher; sonst ziehen ihn die Spieler reihum sechs Schritte.",
        },
        fairy: {
          goal: [
            "Lege dein Plättchen über das Startplättchen.",
            "Stelle die Fee zu deinem Gefolgsmann auf der Straße.",
          ],
          done: "Dein nächster Zug beginnt mit 1 Punkt, weil die Fee bei deinem Gefolgsmann ist. Der Drache darf dieses Plättchen nicht betreten, und du bekommst 3 Punkte mehr, wenn die Straße gewertet wird.",
        },
      },
    },
  },
  pl: {
    dragon: {
      title: "Smok i wróżka",
      steps: {
        volcano: {
          goal: ["Połóż wulkan na prawo od klasztoru."],
          done: "Smok stoi teraz na wulkanie. Dopóki tam jest, nikogo nie można tam postawić.",
        },
        walk: {
          goal: [
            "Połóż płytkę ze smokiem pod płytką startową.",
            "Postaw podwładnego na drodze z prawej.",
            "Zakończ turę.",
            "Przesuń smoka na klasztor z prawej.",
          ],
          done: "Mnich wraca stamtąd bez punktów. Smok nie ma dokąd iść, więc jego ruch kończy się wcześniej; inaczej gracze kolejno przesuwają go o sześć kroków.",
        },
        fairy: {
          goal: ["Połóż płytkę nad płytką startową.", "Przenieś wróżkę do swojego podwładnego na drodze."],
          done: "Twoja następna tura zaczyna się od 1 punktu, bo wróżka jest przy twoim podwładnym. Smok nie może wejść na tę płytkę, a za punktowaną drogę dostaniesz 3 punkty więcej.",
        },
      },
    },
  },
} satisfies LessonTexts;
