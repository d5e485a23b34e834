import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Das Phantom",
  maker: "Veröffentlichte Erweiterung, zuerst 2011.",
  chapters: {
    Setup: "Vorbereitung",
    "What he is": "Was es ist",
    "Deploying him": "Setzen",
    "Where in the turn": "Wann im Zug",
    "With other expansions": "Mit anderen Erweiterungen",
    Options: "Optionen",
  },
};
