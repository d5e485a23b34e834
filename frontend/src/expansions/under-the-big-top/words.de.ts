import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Manege frei!",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2017.",
  options: {
    "top.circus": {
      title: "Der Zirkus",
      text: "Zieht der Zirkus weiter, bringt er allen Punkte, die um ihn herum stehen.",
      values: { on: "mit Zirkus", off: "ohne Zirkus" },
    },
    "top.acrobats": {
      title: "Akrobaten",
      text: "Gefolgsleute dürfen Akrobaten sein, drei von ihnen sind eine Pyramide.",
      values: { on: "mit Akrobaten", off: "ohne Akrobaten" },
    },
    "top.ringmaster": {
      title: "Zirkusdirektoren",
      text: "Jeder hat einen Zirkusdirektor. Er bringt Punkte für Zirkusse und Akrobaten um ihn herum.",
      values: { on: "mit Zirkusdirektoren", off: "ohne Zirkusdirektoren" },
    },
    "top.extra_followers": {
      title: "Mehr Gefolgsleute",
      text: "Wie viele Gefolgsleute jeder zusätzlich hat, wie in einer späteren Auflage.",
      values: { "0": "keine", "2": "zwei für jeden" },
    },
  },
  chapters: {
    Setup: "Vorbereitung",
    Circus: "Zirkus",
    Acrobats: "Akrobaten",
    Ringmaster: "Zirkusdirektor",
    "With other expansions": "Mit anderen Erweiterungen",
    Options: "Optionen",
  },
};
