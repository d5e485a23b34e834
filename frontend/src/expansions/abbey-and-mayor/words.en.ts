import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Abbey and Mayor",
  card: {
    adds: "For everybody an abbey, a mayor, a wagon and a barn.",
    asks: "When to fill a hole with your abbey, where your wagon drives on, when to close a field with your barn.",
    rules: [
      "Instead of drawing you may lay your abbey into a hole with a tile on all four sides. It fits whatever lies there and closes it.",
      "The abbey is a monastery: 9 points when it is surrounded.",
      "The mayor stands in cities only and counts as many as the city has pennants: with none, as nobody.",
      "When what it stands on has been scored, the wagon may drive on to something unfinished and free next to it.",
      "The barn goes to a corner where four fields meet: the farmers there score at once and go home.",
      "At the end a barn is worth 4 points for each finished city of its field.",
    ],
    maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2007.",
  },
  options: {
    "wagon.move": {
      title: "Where a wagon drives on",
      values: { connected: "To what is connected", nearby: "To anything on its tile or around it" },
    },
  },
};
