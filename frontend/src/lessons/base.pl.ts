import type { LessonWords } from "../expansions/lessonTypes.ts";

export const pl: Readonly<Record<string, LessonWords>> = {
  place: {
    title: "Układanie płytki",
    steps: {
      road: {
        goal: ["To twoja płytka. Połóż ją na prawo od tamtej, tak aby droga biegła dalej."],
        done: "Pasuje! Droga styka się z drogą, a łąka z łąką, na każdej krawędzi.",
      },
      end: { goal: ["Tym razem nie musisz robić nic więcej. Zakończ turę."], done: "Alba dołożyła u dołu klasztor." },
      city: {
        goal: ["Na twojej płytce jest kawałek miasta. Obróć ją i połóż u góry, tak aby zamknąć miasto."],
        done: "Miasto jest ukończone, otoczone murem. Nikt nie miał w nim figury, więc nikt nie dostaje punktów. Teraz pora na twoje figury.",
      },
    },
  },
  roads: {
    title: "Drogi",
    steps: {
      claim: {
        goal: ["Przedłuż drogę w prawo.", "Postaw na drodze podwładnego: wtedy będzie twoja."],
        done: "Twój podwładny pilnuje teraz drogi. Nikt inny nie może tam swojego postawić.",
      },
      finish: {
        goal: ["Droga kończy się przy wiosce, klasztorze albo mieście. Zamknij swoją drogę z prawej strony."],
        done: "4 punkty, po jednym za każdą płytkę drogi! A podwładny wrócił do ciebie.",
      },
    },
  },
  cities: {
    title: "Miasta",
    steps: {
      claim: {
        goal: ["Powiększ miasto.", "Postaw w mieście podwładnego."],
        done: "Miasto należy do ciebie. Niebieski herb na płytce da dodatkowe punkty.",
      },
      finish: {
        goal: ["Zamknij miasto: obróć płytkę tak, aby mur zetknął się z murem."],
        done: "8 punktów! Każda z 3 płytek daje 2, a herb jeszcze 2.",
      },
    },
  },
  monasteries: {
    title: "Klasztory",
    steps: {
      claim: {
        goal: ["Połóż klasztor pośrodku.", "Postaw w klasztorze podwładnego."],
        done: "Klasztor punktuje, gdy wszystkie 8 pól wokół jest zajętych. Jedno jest jeszcze puste.",
      },
      finish: {
        goal: ["Zapełnij ostatnie pole obok klasztoru."],
        done: "9 punktów: jeden za klasztor i po jednym za każdą płytkę wokół.",
      },
    },
  },
  fields: {
    title: "Łąki",
    steps: {
      claim: {
        goal: [
          "Przedłuż drogę w prawo.",
          "Postaw podwładnego na łące nad drogą, tej, która styka się z oboma miastami.",
        ],
        done: "Twój podwładny jest teraz rolnikiem. Zostanie tam do końca gry.",
      },
      count: {
        goal: ["To ostatnia płytka w grze. Zamknij drugie miasto nad drogą."],
        done: "Na koniec każda łąka daje 3 punkty za każde ukończone miasto obok niej. Dwa miasta: 6 punktów!",
      },
    },
  },
  majority: {
    title: "Kto ma najwięcej",
    steps: {
      second: {
        goal: [
          "Twoje miasto jest po lewej, miasto Alby po prawej. Zacznij u góry jeszcze jedno: obróć płytkę tak, aby miasto było skierowane w dół.",
          "Postaw podwładnego w nowym mieście.",
        ],
        done: "Do miasta Alby nie wolno ci wejść wprost. Ale trzy miasta mogą zrosnąć się w jedno.",
      },
      join: {
        goal: ["Połóż płytkę pośrodku, tak aby trzy miasta stały się jednym."],
        done: "Masz w mieście dwóch podwładnych, a Alba jednego, więc wszystkie 8 punktów jest twoje. Przy remisie każde z was dostałoby 8.",
      },
    },
  },
  end: {
    title: "Koniec gry",
    steps: {
      last: {
        goal: ["To ostatnia płytka. Powiększ miasto u góry.", "Postaw w mieście podwładnego."],
        done: "Teraz punktuje też to, co nieukończone: 1 punkt za każdą płytkę i 1 za każdy herb. Dostajesz 2 za drogę i 3 za miasto, a Alba 3 za klasztor.",
      },
    },
  },
};
