import { afterEach, describe, expect, it } from "vitest";
import type { Art } from "../art/art.ts";
import { setLocale } from "../i18n/index.ts";
import type { Action, View } from "../protocol/types.ts";
import {
  actionWord,
  eventWord,
  onWord,
  partWords,
  placeWord,
  pointsWords,
  scoredWord,
  structureWord,
  tileWord,
  timeWord,
} from "./words.ts";

const at = { x: 50, y: 50 };
const art: Art = {
  tiles: {
    "T/1": {
      symbol: "t-1",
      segments: [
        { kind: "city", spots: ["N", "E"], at, path: "" },
        { kind: "road", spots: ["S"], at, path: "" },
        { kind: "road", spots: ["W"], at, path: "" },
        { kind: "field", spots: ["SL"], at, path: "" },
      ],
    },
  },
};
const view: View = {
  seats: [{ name: "Ann", score: 4, supply: {} }],
  tiles: [{ tile: "T/1", x: 2, y: -1, rotation: 0 }],
};
const event = (action: Action) => ({ number: 1, seat: 0, action, at: "", change: {}, hash: "" });

afterEach(() => setLocale("en"));

describe("places", () => {
  it("are described as a walk from the start", () => {
    expect(placeWord(0, 0)).toBe("the start");
    expect(placeWord(2, -1)).toBe("2 east, 1 north");
    expect(placeWord(-3, 0)).toBe("3 west");
    expect(placeWord(0, 4)).toBe("4 south");
  });
});

describe("features", () => {
  it("say which of several on a tile is meant", () => {
    expect(onWord("road@N")).toBe("on the road (north)");
    expect(onWord("field@NL")).toBe("in the field (north-west)");
    expect(onWord("field@EL")).toBe("in the field (north-east)");
    expect(onWord("monastery")).toBe("in the monastery");
    expect(onWord("grove")).toBe("on the Grove");
  });
});

describe("tiles", () => {
  it("are described by what is drawn on them", () => {
    expect(tileWord(art, "T/1")).toBe("city on 2 sides and 2 roads meeting");
    expect(tileWord(art, "unknown/9")).toBe("unknown/9");
  });
});

describe("actions", () => {
  it("are described in words", () => {
    expect(actionWord({ seat: 0, type: "deploy", piece: "meeple", x: 2, y: -1, feature: "road@S" })).toBe(
      "Follower on the road (south)",
    );
    expect(actionWord({ seat: 0, type: "end_turn" })).toBe("End turn");
  });

  it("of a type made later still say what they carry", () => {
    const words = actionWord({
      seat: 0,
      type: "fly_over",
      piece: "wagon",
      from: { x: 1, y: 0, feature: "road@N" },
      to: { x: 1, y: 0, feature: "city@E" },
    });
    expect(words).toBe("Fly over, Wagon, From: Road, 1 east, To: City, 1 east");
    expect(actionWord({ seat: 0, type: "auction_settle", choice: "buy" })).toBe("Auction settle, Choice: buy");
  });
});

describe("the log", () => {
  it("describes moves and points in each language", () => {
    const place = event({ seat: 0, type: "place_tile", x: 2, y: -1, rotation: 0 });
    expect(eventWord(place, view, art)).toBe(
      "Ann placed a tile (city on 2 sides and 2 roads meeting) at 2 east, 1 north",
    );
    expect(eventWord(event({ seat: 0, type: "undo" }), view, art)).toBe("Ann undid a move");
    expect(eventWord(event({ seat: 0, type: "forfeit", by: "claim" }), view, art)).toBe(
      "Ann was away for too long and left the game",
    );
    const entry = {
      seq: 1,
      seat: 0,
      points: 6,
      reason: "city",
      x: 0,
      y: 0,
      feature: "city@N",
      parts: [
        { what: "tiles", count: 2, points: 4 },
        { what: "pennants", count: 1, points: 2 },
      ],
    };
    expect(scoredWord(entry, view)).toBe("Ann scored 6 points for a city");
    expect(partWords(entry)).toEqual(["2 tiles\u00a0→\u00a04", "1 pennant\u00a0→\u00a02"]);
    setLocale("pl");
    expect(scoredWord({ ...entry, points: 5 }, view)).toBe("Ann: 5 punktów za miasto");
    setLocale("de");
    expect(scoredWord({ ...entry, points: 1 }, view)).toBe("Ann hat 1 Punkt für eine Stadt bekommen");
  });
});

describe("points of one event", () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ seq: 1, seat: i % 2, points: i % 2 ? -1 : 3, reason: "road" }));
  const after = (count: number): View => ({
    ...view,
    seats: [...view.seats, { name: "Bob", score: 0, supply: {} }],
    scored: entries(count),
  });

  it("are listed one by one, or as the sum of each seat if there are many", () => {
    expect(pointsWords(view, after(2))).toEqual(["Ann scored 3 points for a road", "Bob scored −1 point for a road"]);
    expect(pointsWords(view, after(8))).toEqual(["Ann +12 and Bob −4"]);
    expect(pointsWords(after(2), after(2))).toEqual([]);
  });
});

describe("time", () => {
  it("is shown in minutes, and in tenths when it is short", () => {
    expect(timeWord(65_000)).toBe("1:05");
    expect(timeWord(3_725_000)).toBe("1:02:05");
    expect(timeWord(4_260)).toBe("4.2");
    expect(timeWord(-5)).toBe("0.0");
  });
});

describe("the structure that a score belongs to", () => {
  const city = { seq: 1, seat: 0, points: 14, reason: "city", x: 3, y: -2, feature: "city@N" };

  it.each([
    ["en", "City at 3 east, 2 north", "7 tiles\u00a0→\u00a014"],
    ["de", "Stadt, 3 östlich, 2 nördlich", "7 Plättchen\u00a0→\u00a014"],
    ["pl", "Miasto, 3 na wschód, 2 na północ", "7 płytek\u00a0→\u00a014"],
  ] as const)("is named with its place and its tiles: %s", (locale, where, tiles) => {
    setLocale(locale);
    expect(structureWord(city)).toBe(where);
    expect(partWords({ ...city, parts: [{ what: "tiles", count: 7, points: 14 }] })).toEqual([tiles]);
  });

  it("is none where points come from none", () => {
    expect(structureWord({ seq: 1, seat: 0, points: -3, reason: "auction" })).toBeNull();
  });
});
