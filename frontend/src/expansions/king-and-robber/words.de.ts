import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "König und Raubritter",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2003.",
  options: {
    "kr.king": {
      title: "König",
      text: "Wer die bisher größte Stadt fertigstellt, hat den König und bekommt am Ende 1 Punkt für jede fertige Stadt.",
    },
    "kr.robber": {
      title: "Raubritter",
      text: "Wer die bisher längste Straße fertigstellt, hat den Raubritter und bekommt am Ende 1 Punkt für jede fertige Straße.",
    },
  },
  chapters: {
    Setup: "Vorbereitung",
    King: "König",
    "Robber baron": "Raubritter",
    End: "Ende",
    "With other expansions": "Mit anderen Erweiterungen",
    Options: "Optionen",
  },
};
