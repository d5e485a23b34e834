import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Burgfräulein und Drache",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2005.",
  options: {
    "dragon.moves": {
      title: "Wann der Drache zieht",
      text: "Der Drache zieht, bevor gewertet wird, was das Plättchen fertiggestellt hat, oder danach.",
      values: { "before-scoring": "Vor der Wertung", "after-scoring": "Nach der Wertung" },
    },
    "fairy.place": {
      title: "Wo die Fee steht",
      text: "Die Fee steht bei einem Gefolgsmann und gehört nur zu ihm, oder auf einem Plättchen für alle Gefolgsleute dort.",
      values: { "next-to": "Bei einem Gefolgsmann", "on-tile": "Auf einem Plättchen, für alle dort" },
    },
    "castle.fairy": {
      title: "Fee in Burgen",
      text: "Ob die Fee zu einem Gefolgsmann in einer Burg darf.",
    },
    "princess.removal": {
      title: "Burgfräulein schickt einen Ritter zurück",
      text: "Ein Burgfräulein darf einen Ritter zurückschicken, oder es muss.",
      values: { may: "Wenn der Spieler will", must: "Immer" },
    },
  },
  chapters: {
    "Setup and tiles": "Vorbereitung und Plättchen",
    "Where in the turn": "Wann im Zug",
    "Dragon and volcano": "Drache und Vulkan",
    Volcano: "Vulkan",
    "Before the dragon is in play": "Bevor der Drache im Spiel ist",
    Movement: "Bewegung",
    Eating: "Was der Drache frisst",
    Fairy: "Fee",
    "Moving her": "Die Fee versetzen",
    Protection: "Schutz",
    Points: "Punkte",
    "When her follower goes": "Wenn ihr Gefolgsmann geht",
    Princess: "Burgfräulein",
    "Magic portal": "Magisches Portal",
    "With other expansions": "Mit anderen Erweiterungen",
    Options: "Optionen",
  },
};
