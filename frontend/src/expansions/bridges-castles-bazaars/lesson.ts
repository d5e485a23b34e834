// The words of its lesson (rules/expansions/bridges_castles_bazaars/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    bridges: {
      title: "Bridges and castles",
      steps: {
        bridge: {
          goal: [
            "Place the monastery to the right of the road. Its edges are field, so the road needs a bridge.",
            "Build the bridge over the monastery.",
            "Put a follower on the bridge.",
          ],
          done: "The bridge is a road: it runs from edge to edge, over whatever lies below.",
        },
        castle: {
          goal: [
            "Close the small city above.",
            "Put a follower in the city.",
            "End your turn.",
            "Build a castle instead of scoring.",
          ],
          done: "A castle waits: it scores as much as the next thing that is completed near it.",
        },
        score: {
          goal: ["Close the road at the right end of the bridge. Turn the tile so that its road meets the bridge."],
          done: "4 points for the road, and 4 more for the castle beside it.",
        },
      },
    },
    bazaars: {
      title: "At the bazaar",
      steps: {
        bazaar: {
          goal: ["Your tile has a bazaar. Place it above the road."],
          done: "Now there is one tile for each player. Alba wants the city and bids 1 point for it.",
        },
        raise: {
          goal: ["You may bid more, once. Bid 2 points."],
          done: "Alba chose the tile, so she decides. She buys it, and your 2 points come from her. You get the other tile.",
        },
        place: {
          goal: ["Now place your tile above the bazaar."],
          done: "Everybody has placed a tile, and the game goes on as usual.",
        },
      },
    },
  },
  de: {
    bridges: {
      title: "Brücken und Burgen",
      steps: {
        bridge: {
          goal: [
            "Lege das Kloster rechts an die Straße. Dort ist Wiese, darum braucht die Straße eine Brücke.",
            "Baue die Brücke über das Kloster.",
            "Setze einen Gefolgsmann auf die Brücke.",
          ],
          done: "Die Brücke ist eine Straße: Sie führt von Kante zu Kante, egal was darunter liegt.",
        },
        castle: {
          goal: [
            "Schließe die kleine Stadt oben.",
            "Setze einen Gefolgsmann in die Stadt.",
            "Beende deinen Zug.",
            "Baue eine Burg, statt zu werten.",
          ],
          done: "Eine Burg wartet: Sie zählt so viel wie das Nächste, was in ihrer Nähe fertig wird.",
        },
        score: {
          goal: [
            "Schließe die Straße am rechten Ende der Brücke. Drehe das Plättchen so, dass seine Straße auf die Brücke trifft.",
          ],
          done: "4 Punkte für die Straße und noch einmal 4 für die Burg daneben.",
        },
      },
    },
    bazaars: {
      title: "Auf dem Basar",
      steps: {
        bazaar: {
          goal: ["Auf deinem Plättchen ist ein Basar. Lege es oberhalb der Straße an."],
          done: "Jetzt liegt für jeden ein Plättchen aus. Alba möchte die Stadt und bietet 1 Punkt dafür.",
        },
        raise: {
          goal: ["Du darfst einmal mehr bieten. Biete 2 Punkte."],
          done: "Alba hat das Plättchen gewählt, also entscheidet sie. Sie kauft es und zahlt dir deine 2 Punkte. Du bekommst das andere Plättchen.",
        },
        place: {
          goal: ["Lege jetzt dein Plättchen oberhalb des Basars."],
          done: "Alle haben ein Plättchen gelegt, und die Partie geht weiter wie gewohnt.",
        },
      },
    },
  },
  pl: {
    bridges: {
      title: "Mosty i zamki",
      steps: {
        bridge: {
          goal: [
            "Połóż klasztor na prawo od drogi. Jego krawędzie to łąka, więc droga potrzebuje mostu.",
            "Zbuduj most nad klasztorem.",
            "Postaw na moście podwładnego.",
          ],
          done: "Most jest drogą: biegnie od krawędzi do krawędzi, nad wszystkim, co leży niżej.",
        },
        castle: {
          goal: [
            "Zamknij małe miasto u góry.",
            "Postaw w mieście podwładnego.",
            "Zakończ turę.",
            "Zbuduj zamek zamiast punktować.",
          ],
          done: "Zamek czeka: zdobędzie tyle punktów, ile następna rzecz ukończona w pobliżu.",
        },
        score: {
          goal: ["Zamknij drogę na prawym końcu mostu. Obróć płytkę tak, aby jej droga zetknęła się z mostem."],
          done: "4 punkty za drogę i jeszcze 4 za zamek obok niej.",
        },
      },
    },
    bazaars: {
      title: "Na bazarze",
      steps: {
        bazaar: {
          goal: ["Na twojej płytce jest bazar. Połóż ją nad drogą."],
          done: "Teraz wyłożono po jednej płytce dla każdego. Alba chce miasto i daje za nie 1 punkt.",
        },
        raise: {
          goal: ["Możesz raz dać więcej. Zaoferuj 2 punkty."],
          done: "Płytkę wybrała Alba, więc to ona decyduje. Kupuje ją i płaci ci 2 punkty. Ty dostajesz drugą płytkę.",
        },
        place: {
          goal: ["Teraz połóż swoją płytkę nad bazarem."],
          done: "Każdy położył płytkę i gra toczy się dalej jak zwykle.",
        },
      },
    },
  },
} satisfies LessonTexts;
