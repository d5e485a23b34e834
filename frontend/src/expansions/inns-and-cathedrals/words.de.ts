import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Wirtshäuser und Kathedralen",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2002.",
  chapters: {
    Setup: "Vorbereitung",
    Inn: "Wirtshaus",
    Cathedral: "Kathedrale",
    "Big follower": "Großer Gefolgsmann",
  },
};
