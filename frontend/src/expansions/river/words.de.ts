import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Der Fluss",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, in zwei Teilen, der erste 2001.",
  parts: { "river-1": "Fluss I", "river-2": "Fluss II" },
  chapters: {
    "The river": "Der Fluss",
  },
};
