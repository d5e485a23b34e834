import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Abtei und Bürgermeister",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2007.",
  options: {
    "wagon.move": {
      title: "Wohin ein Wagen weiterfährt",
      text: "Wohin ein Wagen darf, wenn sein Gebiet gewertet ist: zu dem, was damit verbunden ist, oder zu allem auf seinem Plättchen und den acht darum.",
      values: { connected: "Zu Verbundenem", nearby: "Zu allem auf seinem Plättchen und darum" },
    },
  },
  chapters: {
    Setup: "Vorbereitung",
    Abbey: "Abtei",
    Mayor: "Bürgermeister",
    Wagon: "Wagen",
    Barn: "Scheune",
    "Abbeys and barns": "Abteien und Scheunen",
  },
};
