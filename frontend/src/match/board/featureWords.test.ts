import { describe, expect, it } from "vitest";
import type { FeatureShape } from "../../protocol/features.ts";
import type { View } from "../../protocol/types.ts";
import { featureLines, featureWords } from "./featureWords.ts";

const view: View = { seats: [{ name: "Ann", score: 0, supply: {} }], tiles: [] };
const at = (x: number, feature: string) => ({ x, y: 0, feature });
const network = {
  pieces: [at(0, "road@E"), at(1, "road@W")],
  terminals: [
    { ...at(0, "city@W"), points: 4, complete: false },
    { ...at(2, "monastery"), points: 9, complete: true },
    { ...at(3, "castle@N"), points: null, complete: false },
  ],
  figures: [{ seat: 0, piece: "wanderer", ...at(1, "road@W") }],
};
const shape = (kind: string, networks?: unknown[]): FeatureShape => ({
  kind,
  home: at(0, `${kind}@E`),
  spots: [],
  tiles: 1,
  open: 1,
  complete: false,
  figures: [],
  holders: [],
  value: 1,
  ...(networks ? { networks } : {}),
});

describe("a feature", () => {
  it("says nothing of ends and points where there is nothing to complete, as at an access road", () => {
    expect(featureWords(shape("road"), view)).toEqual(["1 tile", "1 open end", "no followers", "worth 1 point now"]);
    expect(featureWords({ ...shape("road"), open: 0, value: null }, view)).toEqual(["1 tile", "no followers"]);
  });
  it("says how many figures its holder has there, if more than one", () => {
    const figure = { seat: 0, piece: "follower", ...at(0, "road@E") };
    const held = (...figures: (typeof figure)[]) => featureWords({ ...shape("road"), figures, holders: [0] }, view)[2];
    expect(held(figure)).toBe("held by Ann");
    expect(held(figure, figure)).toBe("held by Ann (2)");
  });
});

describe("a network of roads", () => {
  it("says what its ends would bring, and who walks it", () => {
    expect(featureLines(shape("road", [network]), view)).toEqual([
      "roads to: City for 4 points, Monastery, completed, and castle · wanderers: Ann",
    ]);
    expect(featureLines(shape("road", [{ ...network, terminals: [], figures: [] }]), view)).toEqual([
      "the roads lead to no city or monastery",
    ]);
  });

  it("is shown at a city only if somebody profits from it", () => {
    expect(featureLines(shape("city", [network, { ...network, figures: [] }]), view)).toHaveLength(1);
    expect(featureLines(shape("city"), view)).toEqual([]);
  });
});
