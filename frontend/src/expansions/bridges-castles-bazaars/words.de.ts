import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Brücken, Burgen und Basare",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2010.",
  options: {
    "x8.bridges": { title: "Brücken", text: "Brücken führen eine Straße über ein Plättchen." },
    "x8.castles": { title: "Burgen", text: "Kleine Städte dürfen zu Burgen werden." },
    "x8.bazaars": { title: "Basare", text: "Basarplättchen lösen eine Versteigerung aus." },
    "x8.supply": {
      title: "Brücken und Burgen für jeden",
      text: "Je drei Brücken und Burgen bei bis zu vier Spielern, je zwei bei fünf oder sechs.",
      values: { "by-players": "Nach der Zahl der Spieler" },
    },
    "bridge.timing": {
      title: "Wann Brücken gebaut werden",
      text: "Wann du eine Brücke bauen darfst, die für kein Plättchen nötig ist: bis zum Ende des Zuges oder nur, bevor eine Figur gesetzt wird.",
      values: { "until-scoring": "Bis zur Wertung", "before-deploy": "Bevor eine Figur gesetzt wird" },
    },
    "bridge.per": {
      title: "Wie oft Brücken gebaut werden",
      text: "Eine Brücke für jedes gelegte Plättchen oder eine für den ganzen Zug.",
      values: { "tile-placement": "Einmal je Plättchen", turn: "Einmal je Zug" },
    },
    "castle.base": {
      title: "Welche Städte Burgen werden",
      text: "Welche fertigen Städte aus zwei Plättchen zur Burg werden dürfen: zwei Halbkreise, zwei Endstücke beliebiger Form oder alle.",
      values: {
        "two-semicircles": "Zwei Halbkreise",
        "two-caps": "Zwei Endstücke",
        "any-two-tile-city": "Jede Stadt aus zwei Plättchen",
      },
    },
    "castle.simultaneous": {
      title: "Mehreres zugleich fertig",
      text: "Zwei Formulierungen derselben Regel: Der Besitzer wählt ein Gebiet, oder er ordnet die Gebiete und das erste zählt.",
      values: {
        "occupier-picks": "Der Besitzer wählt eines",
        "occupier-orders": "Der Besitzer bestimmt die Reihenfolge",
      },
    },
    "castle.chain": {
      title: "Burg neben Burg",
      text: "Zwei Formulierungen derselben Regel: Eine Nachbarburg bekommt dieselben Punkte oder den ersten Wert.",
      values: { "same-value": "Zählt noch einmal dasselbe", "initial-value": "Zählt den ersten Wert" },
    },
    "castle.chain_vs_direct": {
      title: "Was zuerst zählt",
      text: "Ob eine Burg mit eigenem fertigem Gebiet dieses nehmen muss oder eine Nachbarburg nehmen darf.",
      values: { "direct-first": "Das Gebiet zuerst", "free-choice": "Freie Wahl" },
    },
    "castle.same_round": {
      title: "Burgen zählen schon in der ersten Runde",
      text: "Ob eine Burg schon in dem Zug zählen darf, in dem sie gebaut wurde.",
    },
    "castle.garden": {
      title: "Burgen zählen Gärten",
      text: "Ob ein fertiger Garten neben einer Burg zählt, wenn der Abt mitspielt.",
      values: { "with-abbot": "Mit dem Abt" },
    },
    "castle.farm_bonus": {
      title: "Mehr für eine Burg in der Wiese",
      text: "Um wie viel eine Burg einer Wiese mehr bringt als eine Stadt.",
    },
    "bazaar.bid_limit": {
      title: "Höchstes Gebot",
      text: "Wie viel du bieten darfst: beliebig viel oder höchstens deine eigenen Punkte.",
      values: { none: "Ohne Grenze", "own-points": "Die eigenen Punkte" },
    },
    "score.negative": {
      title: "Punktestand unter null",
      text: "Ob eine Zahlung den Punktestand unter 0 bringen darf.",
    },
    "bazaar.free_variant": {
      title: "Basar ohne Bieten",
      text: "Die Plättchen reihum ohne Gebote nehmen: nie, immer, wenn beim Basar niemand Punkte hat, oder auch, wenn beim Ziehen des Basarplättchens niemand welche hatte.",
      values: {
        "when-all-zero": "Solange alle null Punkte haben",
        "when-drawn-at-zero": "Wenn beim Ziehen oder beim Basar alle null Punkte haben",
      },
    },
    "bazaar.first_placer": {
      title: "Wer nach dem Basar zuerst legt",
      text: "Wer zuerst legt: der Spieler links vom Gastgeber des Basars oder wer das erste Plättchen bekam.",
      values: { "left-of-host": "Links von dem, der ihn eröffnet hat", "first-buyer": "Wer zuerst gekauft hat" },
    },
    "bazaar.next_chooser": {
      title: "Wer als Nächstes wählt",
      text: "Wer das nächste Plättchen wählt: der Nächste nach dem, der gewählt hat, oder nach dem, der gekauft hat.",
      values: { "after-chooser": "Nach dem, der gewählt hat", "after-buyer": "Nach dem, der gekauft hat" },
    },
    "bazaar.too_few": {
      title: "Zu wenige Plättchen für einen Basar",
      text: "Weniger Plättchen als Spieler: kein Basar.",
      values: { skip: "Kein Basar" },
    },
    "bazaar.unplaceable": {
      title: "Ein Plättchen vom Basar passt nirgends",
      text: "Ein erhaltenes Plättchen, das nirgends passt, wird abgelegt und ein anderes gezogen.",
      values: { "discard-and-draw": "Ablegen und neu ziehen" },
    },
  },
  keys: [
    [["B"], "mit Brücken: zeigen, wo eine gebaut werden darf"],
    [["P", "B", "S"], "bei einer Versteigerung: passen, kaufen, verkaufen"],
  ],
  chapters: {
    "General, setup, tiles": "Allgemeines, Vorbereitung, Plättchen",
    Bridges: "Brücken",
    "How many bridges, and where": "Wie viele Brücken und wo",
    "Placing tiles with a bridge": "Plättchen mit einer Brücke legen",
    "When to build, and who may stand on a bridge": "Wann gebaut wird und wer auf einer Brücke stehen darf",
    "Points and fields with bridges": "Punkte und Wiesen mit Brücken",
    Castles: "Burgen",
    "Which cities become castles, and how": "Welche Städte zu Burgen werden und wie",
    "The vicinity, and when a castle scores": "Die Umgebung und wann eine Burg gewertet wird",
    "Points of a castle": "Punkte einer Burg",
    "Castles at the end of the game and beside fields": "Burgen am Ende der Partie und an Wiesen",
    Bazaars: "Basare",
    "When a bazaar is held": "Wann ein Basar stattfindet",
    "The auction": "Die Versteigerung",
    "Placing the tiles of the bazaar": "Die Plättchen des Basars legen",
    "Bazaars without bids, and the end of the game": "Basare ohne Gebote und das Ende der Partie",
    "With other expansions": "Mit anderen Erweiterungen",
    "Figures and roads": "Figuren und Straßen",
    "Builder and abbey": "Baumeister und Abtei",
    Fields: "Wiesen",
    "Dragon, fairy, tower, plague, siege": "Drache, Fee, Turm, Pest, Belagerung",
    "Count, king, flying machines, messages, special monasteries, circus":
      "Graf, König, Flugmaschinen, Depeschen, besondere Klöster, Zirkus",
    "Options and presets": "Optionen und Voreinstellungen",
    "Neighbouring and shared castles": "Benachbarte und gemeinsame Burgen",
    "Wooden bridge": "Brücke",
    Castle: "Burg",
    Bazaar: "Basar",
  },
};
