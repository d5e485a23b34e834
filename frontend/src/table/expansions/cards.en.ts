// What each box adds, in our own words. A box without words still has its card: title, tiles, options.

export interface CardWords {
  /** Pieces and tiles, in a line. */
  readonly adds: string;
  /** The decisions it brings, in a line. */
  readonly asks: string;
  /** Its rules in brief. */
  readonly rules: readonly string[];
  readonly maker: string;
}

export const cardsEn = {
  "inns-and-cathedrals": {
    adds: "Roads with inns, two cathedrals, and a big follower for everybody.",
    asks: "When to risk a road or city that pays double, or nothing.",
    rules: [
      "A finished road beside an inn scores 2 points a tile instead of 1.",
      "A finished city with a cathedral scores 3 points for each tile and each pennant.",
      "Left unfinished at the end, such a road or city scores nothing.",
      "The big follower goes wherever a follower may and counts as two when it is settled who holds the most.",
      "You may lay an inn or a cathedral where it hurts somebody else.",
    ],
    maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2002.",
  },
  "bridges-castles-bazaars": {
    adds: "Wooden bridges, castles, and tiles with bazaars.",
    asks: "Where to bridge, when to turn a small city into a castle, how much to bid for a tile.",
    rules: [
      "Once for each tile you lay you may build a bridge on it or beside it: from then on it is a road across.",
      "A bridge may make a tile fit that would not; it must lie straight, with both ends on meadows.",
      "Who holds a finished small city of two tiles may turn it into a castle instead of scoring it.",
      "A castle scores the next road, city or monastery finished beside it, as many points as that one is worth.",
      "A bazaar tile ends the turn with an auction: one new tile for each player, paid in points.",
      "Then everybody places the tile they got, as a turn of their own.",
    ],
    maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2010.",
  },
  "traders-and-builders": {
    adds: "Goods in cities, and a builder and a pig for everybody.",
    asks: "Which road or city to grow for a second tile, and whose city to finish for its goods.",
    rules: [
      "The builder joins a follower of yours on a road or in a city. Lay a tile that makes it grow and you get a second tile at once.",
      "There is never a third tile in a turn.",
      "Whoever finishes a city takes its goods, even when somebody else scores it.",
      "At the end the most wine, the most grain and the most cloth are worth 10 points each; who ties gets 10 too.",
      "The pig joins a farmer of yours. Where you score that field, each city is worth 4 instead of 3.",
      "Builder and pig never count for who holds the most.",
    ],
    maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2003.",
  },
  river: {
    adds: "A river that is laid before anything else, from its spring to its lake.",
    asks: "Which way the land opens, and who claims its first cities and fields.",
    rules: [
      "The spring is the first tile. Take turns with the river tiles until the lake is down, then play on as usual.",
      "Each river tile must carry the river on, and it may not turn straight back on itself.",
      "Followers go onto cities, roads, monasteries and fields of river tiles, never into the water.",
      "The river parts the fields; a road over a printed bridge runs on.",
      "The second river has a fork: two arms, two ends.",
    ],
    maker: "Published expansion by Klaus-Jürgen Wrede, in two parts, the first released in 2001.",
  },
  "abbey-and-mayor": {
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
  drawbridges: {
    adds: "Tiles with a drawbridge at each city gate.",
    asks: "Whether a follower goes home from a road, or crosses into the city at its end.",
    rules: [
      "A finished road is scored as usual. Then look at the drawbridges along it.",
      "Is the city behind it finished, the bridge is up and nothing happens.",
      "Is it unfinished, the bridge is down: who holds the most on the road may send followers from it into that city instead of home.",
      "It does not matter who stands in the city already.",
      "With several followers or bridges, decide for each follower.",
    ],
    maker: "Published as a small expansion in 2023.",
  },
  "wanderer-mayors-office": {
    adds: "Short access roads, and a wanderer and a mayor’s office for everybody.",
    asks: "Which roads to join, and when your mayor leaves an office behind.",
    rules: [
      "Join two cities, or a city and a monastery, by a road for the first time and your wanderer may go onto that road, besides your follower.",
      "When a city or monastery is finished that your wanderer can walk to, you score too: a point a tile, 9 for a monastery.",
      "He goes home when his roads and everything at their ends are finished.",
      "Score a city by your mayor and your office may stay there.",
      "The office scores other finished cities and monasteries that come to be joined with its city.",
      "No follower stands on an access road; a wagon may drive along it.",
    ],
    maker: "Fan expansion by Leven.",
  },
} as const satisfies Readonly<Record<string, CardWords>>;

export type Cards = Readonly<Record<keyof typeof cardsEn, CardWords>>;
