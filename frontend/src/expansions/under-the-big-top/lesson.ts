// The words of its lesson (rules/expansions/under_the_big_top/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    circus: {
      title: "The circus and its acrobats",
      steps: {
        tent: {
          goal: ["Two acrobats stand on the start tile, one of yours. Place the circus tile to the right of it."],
          done: "The tent has come, with an animal token face down under it. Nothing is scored yet.",
        },
        climb: {
          goal: [
            "Place the monastery to the left of the acrobats.",
            "Put a follower on their shoulders, as the third acrobat.",
          ],
          done: "The pyramid is full. It can be scored from your next turn on.",
        },
        show: {
          goal: ["Place the next circus tile at the bottom, to the right of the road."],
          done: "The token shows 4: each follower on the tent's tile and the eight around it brings 4 points. Your two acrobats bring 8, the other player's acrobat and monk 8. All stay, and the tent moves on.",
        },
        pyramid: {
          goal: ["Place your tile at the bottom left, to continue the road.", "Score the pyramid."],
          done: "5 points for each acrobat: 10 for you, 5 for the other player. All three are back.",
        },
      },
    },
  },
  de: {
    circus: {
      title: "Der Zirkus und seine Akrobaten",
      steps: {
        tent: {
          goal: [
            "Auf dem Startplättchen stehen zwei Akrobaten, einer gehört dir. Lege das Zirkusplättchen rechts daneben.",
          ],
          done: "Das Zelt ist da, mit einem verdeckten Tiermarker darunter. Gewertet wird noch nichts.",
        },
        climb: {
          goal: [
            "Lege das Kloster links neben die Akrobaten.",
            "Setze einen Gefolgsmann als dritten Akrobaten auf ihre Schultern.",
          ],
          done: "Die Pyramide ist voll. Ab deinem nächsten Zug kann sie gewertet werden.",
        },
        show: {
          goal: ["Lege das nächste Zirkusplättchen unten rechts neben die Straße."],
          done: "Der Tiermarker zeigt eine 4: Jeder Gefolgsmann beim Zelt und auf den acht Plättchen darum bringt 4 Punkte. Deine zwei Akrobaten bringen 8, Akrobat und Mönch des anderen auch 8. Alle bleiben, und das Zelt zieht weiter.",
        },
        pyramid: {
          goal: ["Lege dein Plättchen unten links an, sodass die Straße weitergeht.", "Werte die Pyramide."],
          done: "5 Punkte je Akrobat: 10 für dich, 5 für den anderen. Alle drei sind wieder da.",
        },
      },
    },
  },
  pl: {
    circus: {
      title: "Cyrk i jego akrobaci",
      steps: {
        tent: {
          goal: ["Na płytce startowej stoi dwóch akrobatów, jeden jest twój. Połóż płytkę cyrku na prawo od niej."],
          done: "Przyjechał namiot, a pod nim leży zakryty żeton zwierzęcia. Na razie nie ma punktów.",
        },
        climb: {
          goal: ["Połóż klasztor na lewo od akrobatów.", "Postaw im podwładnego na ramionach jako trzeciego akrobatę."],
          done: "Piramida jest pełna. Od twojej następnej tury można ją podliczyć.",
        },
        show: {
          goal: ["Połóż następną płytkę cyrku na dole, na prawo od drogi."],
          done: "Żeton pokazuje 4: każdy podwładny na płytce namiotu i ośmiu wokół niej daje 4 punkty. Twoi dwaj akrobaci dają 8, a akrobata i mnich drugiego gracza też 8. Wszyscy zostają, a namiot jedzie dalej.",
        },
        pyramid: {
          goal: ["Połóż płytkę na dole po lewej, tak by przedłużyć drogę.", "Podlicz piramidę."],
          done: "5 punktów za każdego akrobatę: 10 dla ciebie, 5 dla drugiego gracza. Wszyscy trzej wracają.",
        },
      },
    },
  },
} satisfies LessonTexts;
