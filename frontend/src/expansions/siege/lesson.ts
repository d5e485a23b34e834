// The words of its lesson (rules/expansions/siege/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    siege: {
      title: "A besieged city",
      steps: {
        points: {
          goal: "Your tile besieges the city it belongs to: it shows crossed swords. Close the city with it, put a follower in the city, and end your turn.",
          done: "2 points: a besieged city gives 1 for each tile instead of 2. For a field at it, it will count double.",
        },
        enter: {
          goal: "Place the next besieged city below, put a follower in it, and end your turn.",
          done: "The other player has placed a monastery beside the besieging tile, at a corner. That opens a way out.",
        },
        escape: {
          goal: "Place your monastery on the left and end your turn. Then take your follower back.",
          done: "The follower is home again, without points. Unfinished, a besieged city would have given nothing at the end.",
        },
      },
    },
  },
  de: {
    siege: {
      title: "Eine belagerte Stadt",
      steps: {
        points: {
          goal: "Dein Plättchen belagert die Stadt, zu der es gehört: Es zeigt gekreuzte Schwerter. Schließe die Stadt damit, setze einen Gefolgsmann hinein und beende deinen Zug.",
          done: "2 Punkte: Eine belagerte Stadt bringt 1 je Plättchen statt 2. Für eine Wiese daneben zählt sie doppelt.",
        },
        enter: {
          goal: "Lege die nächste belagerte Stadt darunter, setze einen Gefolgsmann hinein und beende deinen Zug.",
          done: "Dein Gegner hat ein Kloster an eine Ecke des Plättchens mit den Belagerern gelegt. Das öffnet einen Ausweg.",
        },
        escape: {
          goal: "Lege dein Kloster links an und beende deinen Zug. Nimm dann deinen Gefolgsmann zurück.",
          done: "Der Gefolgsmann ist wieder bei dir, ohne Punkte. Unfertig hätte die belagerte Stadt am Ende nichts gebracht.",
        },
      },
    },
  },
  pl: {
    siege: {
      title: "Oblężone miasto",
      steps: {
        points: {
          goal: "Twoja płytka oblega miasto, do którego należy: są na niej skrzyżowane miecze. Zamknij nią miasto, postaw w nim podwładnego i zakończ turę.",
          done: "2 punkty: oblężone miasto daje 1 punkt za płytkę zamiast 2. Dla łąki obok liczy się podwójnie.",
        },
        enter: {
          goal: "Połóż pod spodem następne oblężone miasto, postaw w nim podwładnego i zakończ turę.",
          done: "Przeciwnik położył klasztor przy rogu płytki z oblegającymi. To otwiera drogę ucieczki.",
        },
        escape: {
          goal: "Połóż swój klasztor po lewej i zakończ turę. Potem zabierz podwładnego.",
          done: "Podwładny wrócił, bez punktów. Nieukończone oblężone miasto nie dałoby na koniec nic.",
        },
      },
    },
  },
} satisfies LessonTexts;
