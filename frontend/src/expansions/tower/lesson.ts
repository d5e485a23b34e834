// The words of its lesson (rules/expansions/tower/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    tower: {
      title: "Towers and prisoners",
      steps: {
        ransom: {
          goal: [
            "Your opponent’s tower piece captured a follower of yours. Place your tile on the right.",
            "Buy your follower back.",
            "Put a follower on the monastery of your tile.",
          ],
          done: "The ransom is 3 points, and your opponent gets them. Once in your turn you may buy a follower back, and place him at once.",
        },
        capture: {
          goal: [
            "Place your tile below the right neighbour of the tower.",
            "Raise the tower.",
            "Capture your opponent’s monk beside the tower.",
          ],
          done: "With 2 pieces the tower reaches two tiles in each straight direction. The monk is your prisoner and no longer counts on the board.",
        },
        guard: {
          goal: [
            "Your opponent captured your monk, so the two prisoners were exchanged at once. Place your tile at the top.",
            "Put a follower on the tower.",
          ],
          done: "The tower is closed now: nobody builds on it while your follower stands there. He comes home without points at the end.",
        },
      },
    },
  },
  de: {
    tower: {
      title: "Türme und Gefangene",
      steps: {
        ransom: {
          goal: [
            "Mit einem Turmteil wurde dein Gefolgsmann gefangen. Lege dein Plättchen rechts an.",
            "Kaufe deinen Gefolgsmann frei.",
            "Setze einen Gefolgsmann auf das Kloster deines Plättchens.",
          ],
          done: "Das Lösegeld sind 3 Punkte, und dein Gegner bekommt sie. Einmal in deinem Zug darfst du jemanden freikaufen und gleich wieder einsetzen.",
        },
        capture: {
          goal: [
            "Lege dein Plättchen unter den rechten Nachbarn des Turms.",
            "Erhöhe den Turm.",
            "Nimm den Mönch deines Gegners neben dem Turm gefangen.",
          ],
          done: "Mit 2 Teilen reicht der Turm in jede gerade Richtung zwei Plättchen weit. Der Mönch ist dein Gefangener und zählt auf dem Spielfeld nicht mehr.",
        },
        guard: {
          goal: [
            "Dein Gegner hat deinen Mönch gefangen, also wurden beide Gefangenen sofort ausgetauscht. Lege dein Plättchen ganz oben an.",
            "Stelle einen Gefolgsmann auf den Turm.",
          ],
          done: "Der Turm ist jetzt geschlossen: Niemand baut weiter, solange dein Gefolgsmann dort steht. Am Ende kommt er ohne Punkte zurück.",
        },
      },
    },
  },
  pl: {
    tower: {
      title: "Wieże i więźniowie",
      steps: {
        ransom: {
          goal: [
            "Przeciwnik pojmał z wieży twojego podwładnego. Połóż płytkę z prawej.",
            "Wykup swojego podwładnego.",
            "Postaw podwładnego na klasztorze tej płytki.",
          ],
          done: "Okup to 3 punkty i dostaje je przeciwnik. Raz w swojej turze możesz wykupić podwładnego i od razu znów go postawić.",
        },
        capture: {
          goal: [
            "Połóż płytkę pod prawym sąsiadem wieży.",
            "Podwyższ wieżę.",
            "Pojmij mnicha przeciwnika, który stoi obok wieży.",
          ],
          done: "Wieża z 2 elementów sięga na dwie płytki w każdym prostym kierunku. Mnich jest twoim więźniem i nie liczy się już na planszy.",
        },
        guard: {
          goal: [
            "Przeciwnik pojmał twojego mnicha, więc obaj więźniowie od razu zostali wymienieni. Połóż płytkę na samej górze.",
            "Postaw podwładnego na wieży.",
          ],
          done: "Wieża jest teraz zamknięta: nikt jej nie podwyższy, dopóki stoi tam twój podwładny. Na koniec wraca bez punktów.",
        },
      },
    },
  },
} satisfies LessonTexts;
