import type { LessonWords } from "../expansions/lessonTypes.ts";

export const de: Readonly<Record<string, LessonWords>> = {
  place: {
    title: "Ein Plättchen legen",
    steps: {
      road: {
        goal: ["Das ist dein Plättchen. Lege es rechts neben das andere, sodass die Straße weitergeht."],
        done: "Das passt! Straße trifft auf Straße und Wiese auf Wiese, an jeder Kante, die anliegt.",
      },
      end: {
        goal: ["Mehr brauchst du diesmal nicht zu tun. Beende deinen Zug."],
        done: "Alba hat unten ein Kloster gelegt.",
      },
      city: {
        goal: ["Dein Plättchen hat ein Stück Stadt. Drehe es und lege es oben an, sodass die Stadt geschlossen ist."],
        done: "Die Stadt ist fertig, ringsum mit Mauer. Niemand hatte eine Figur darin, also gibt es keine Punkte. Als Nächstes kommen deine Figuren.",
      },
    },
  },
  roads: {
    title: "Straßen",
    steps: {
      claim: {
        goal: ["Verlängere die Straße nach rechts.", "Setze einen Gefolgsmann auf die Straße: Dann gehört sie dir."],
        done: "Dein Gefolgsmann bewacht jetzt die Straße. Niemand sonst darf dort einen hinsetzen.",
      },
      finish: {
        goal: ["Eine Straße endet an einem Dorf, einem Kloster oder einer Stadt. Schließe deine Straße rechts ab."],
        done: "4 Punkte, einer für jedes Plättchen der Straße! Und dein Gefolgsmann ist wieder bei dir.",
      },
    },
  },
  cities: {
    title: "Städte",
    steps: {
      claim: {
        goal: ["Mach die Stadt größer.", "Setze einen Gefolgsmann in die Stadt."],
        done: "Die Stadt gehört dir. Das blaue Wappen auf deinem Plättchen zählt extra.",
      },
      finish: {
        goal: ["Schließe die Stadt: Drehe das Plättchen so, dass Mauer auf Mauer trifft."],
        done: "8 Punkte! Jedes der 3 Plättchen bringt 2, und das Wappen noch einmal 2.",
      },
    },
  },
  monasteries: {
    title: "Klöster",
    steps: {
      claim: {
        goal: ["Lege das Kloster in die Mitte.", "Setze einen Gefolgsmann in das Kloster."],
        done: "Ein Kloster zählt, wenn alle 8 Felder ringsum belegt sind. Eines ist noch leer.",
      },
      finish: {
        goal: ["Fülle das letzte Feld neben deinem Kloster."],
        done: "9 Punkte: einer für das Kloster und einer für jedes Plättchen ringsum.",
      },
    },
  },
  fields: {
    title: "Wiesen",
    steps: {
      claim: {
        goal: [
          "Verlängere die Straße nach rechts.",
          "Setze einen Gefolgsmann auf die Wiese oberhalb der Straße, die an beide Städte grenzt.",
        ],
        done: "Dein Gefolgsmann ist jetzt ein Bauer. Er bleibt liegen, bis die Partie zu Ende ist.",
      },
      count: {
        goal: ["Das ist das letzte Plättchen der Partie. Schließe die zweite Stadt über der Straße."],
        done: "Am Ende bringt jede Wiese 3 Punkte für jede fertige Stadt, die an sie grenzt. Zwei Städte: 6 Punkte!",
      },
    },
  },
  majority: {
    title: "Wer hat die meisten?",
    steps: {
      second: {
        goal: [
          "Links ist deine Stadt, rechts die von Alba. Beginne oben noch eine eigene: Drehe das Plättchen so, dass die Stadt nach unten zeigt.",
          "Setze einen Gefolgsmann in die neue Stadt.",
        ],
        done: "In Albas Stadt darfst du nicht einfach einziehen. Aber drei Städte können zu einer zusammenwachsen.",
      },
      join: {
        goal: ["Lege das Plättchen in die Mitte, sodass alle drei Städte eine werden."],
        done: "Du hast zwei Gefolgsleute in der Stadt und Alba einen, also bekommst du alle 8 Punkte. Bei je einem hättet ihr beide 8 bekommen.",
      },
    },
  },
  end: {
    title: "Das Ende der Partie",
    steps: {
      last: {
        goal: ["Das ist das letzte Plättchen. Mach die Stadt oben größer.", "Setze einen Gefolgsmann in die Stadt."],
        done: "Jetzt zählt auch, was nicht fertig ist: 1 Punkt für jedes Plättchen und 1 für jedes Wappen. Du bekommst 2 für die Straße und 3 für die Stadt, Alba 3 für ihr Kloster.",
      },
    },
  },
};
