// The words of its lesson (rules/expansions/hills_and_sheep/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    sheep: {
      title: "A shepherd and his flock",
      steps: {
        arrive: {
          goal: ["Place your tile on the right.", "Put your shepherd on its field."],
          done: "A token was drawn for him: 3 sheep are with him now. A wolf would have sent him home.",
        },
        grow: {
          goal: ["Place the next tile on the right.", "End your turn.", "The field has grown, so draw another token."],
          done: "2 more sheep: the flock has 5. With a wolf all of them would be gone, and so would the shepherd.",
        },
        stable: {
          goal: ["Make the field larger once more on the right.", "End your turn.", "Drive the flock into the stable."],
          done: "5 points, one for each sheep, and your shepherd is back. At the end of the game a flock on the board brings nothing.",
        },
      },
    },
  },
  de: {
    sheep: {
      title: "Ein Schäfer und seine Herde",
      steps: {
        arrive: {
          goal: ["Lege dein Plättchen rechts an.", "Setze deinen Schäfer auf seine Wiese."],
          done: "Für ihn wurde ein Marker gezogen: 3 Schafe sind jetzt bei ihm. Ein Wolf hätte ihn nach Hause geschickt.",
        },
        grow: {
          goal: [
            "Lege das nächste Plättchen rechts an.",
            "Beende deinen Zug.",
            "Die Wiese ist gewachsen: Ziehe noch einen Marker.",
          ],
          done: "2 Schafe mehr: Die Herde hat 5. Bei einem Wolf wären alle weg, und der Schäfer auch.",
        },
        stable: {
          goal: ["Vergrößere die Wiese rechts noch einmal.", "Beende deinen Zug.", "Treibe die Herde in den Stall."],
          done: "5 Punkte, einer je Schaf, und dein Schäfer ist wieder da. Am Ende der Partie bringt eine Herde auf dem Brett nichts.",
        },
      },
    },
  },
  pl: {
    sheep: {
      title: "Pasterz i jego stado",
      steps: {
        arrive: {
          goal: ["Połóż swoją płytkę po prawej.", "Postaw pasterza na jej łące."],
          done: "Wylosowano dla niego żeton: są przy nim 3 owce. Wilk odesłałby go do domu.",
        },
        grow: {
          goal: ["Połóż następną płytkę po prawej.", "Zakończ turę.", "Łąka urosła, więc wylosuj kolejny żeton."],
          done: "2 owce więcej: stado ma ich 5. Wilk rozproszyłby wszystkie, a pasterz by wrócił.",
        },
        stable: {
          goal: ["Powiększ łąkę po prawej jeszcze raz.", "Zakończ turę.", "Zagnaj stado do zagrody."],
          done: "5 punktów, po jednym za owcę, i pasterz znów jest twój. Na koniec gry stado na planszy nic nie daje.",
        },
      },
    },
  },
} satisfies LessonTexts;
