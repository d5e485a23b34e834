import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Abbey and Mayor",
  maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2007.",
  options: {
    "wagon.move": {
      title: "Where a wagon moves on",
      values: { connected: "To what is connected", nearby: "To anything on its tile or around it" },
    },
  },
};
