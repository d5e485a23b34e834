// The words of its lesson (rules/expansions/siege/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    siege: {
      title: "A besieged city",
      steps: {
        points: {
          goal: [
            "Your tile besieges the city it belongs to: it shows crossed swords. Close the city with it.",
            "Put a follower in the city.",
          ],
          done: "2 points: a besieged city gives 1 for each tile instead of 2. For a field at it, it will count double.",
        },
        enter: {
          goal: ["Place the next besieged city below.", "Put a follower in this city."],
          done: "The other player has placed a monastery beside the besieging tile, at a corner. That opens a way out.",
        },
        escape: {
          goal: ["Place your monastery on the left.", "End your turn.", "Take your follower back."],
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
          goal: [
            "Dein Plättchen belagert die Stadt, zu der es gehört: Es zeigt gekreuzte Schwerter. Schließe die Stadt damit.",
            "Setze einen Gefolgsmann in die Stadt.",
          ],
          done: "2 Punkte: Eine belagerte Stadt bringt 1 je Plättchen statt 2. Für eine Wiese daneben zählt sie doppelt.",
        },
        enter: {
          goal: ["Lege die nächste belagerte Stadt darunter.", "Setze einen Gefolgsmann in diese Stadt."],
          done: "Dein Gegner hat ein Kloster an eine Ecke des Plättchens mit den Belagerern gelegt. Das öffnet einen Ausweg.",
        },
        escape: {
          goal: ["Lege dein Kloster links an.", "Beende deinen Zug.", "Nimm deinen Gefolgsmann zurück."],
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
          goal: [
            "Twoja płytka oblega miasto, do którego należy: są na niej skrzyżowane miecze. Zamknij nią miasto.",
            "Postaw w mieście podwładnego.",
          ],
          done: "2 punkty: oblężone miasto daje 1 punkt za płytkę zamiast 2. Dla łąki obok liczy się podwójnie.",
        },
        enter: {
          goal: ["Połóż pod spodem następne oblężone miasto.", "Postaw w nim podwładnego."],
          done: "Przeciwnik położył klasztor przy rogu płytki z oblegającymi. To otwiera drogę ucieczki.",
        },
        escape: {
          goal: ["Połóż swój klasztor po lewej.", "Zakończ turę.", "Zabierz podwładnego."],
          done: "Podwładny wrócił, bez punktów. Nieukończone oblężone miasto nie dałoby na koniec nic.",
        },
      },
    },
  },
} satisfies LessonTexts;
