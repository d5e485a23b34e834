import { describe, expect, it } from "vitest";
import type { Choice } from "../../board/figures/choices.ts";
import type { FeatureShape } from "../../protocol/features.ts";
import { choiceTitles, withPlaces } from "./choiceTitles.ts";

const choice = (feature: string, piece = "meeple"): Choice => ({
  digit: 1,
  label: feature,
  action: { seat: 0, type: "deploy", piece, x: 0, y: 0, feature },
});
const shapeOf = ({ feature = "" }) => ({ kind: feature.split("@")[0]! }) as FeatureShape;
const titles = (choices: Choice[], about: (c: Choice) => string = () => "2 tiles") => [
  ...choiceTitles(choices, shapeOf, about).values(),
];

describe("the titles of choices", () => {
  it("say what a figure would hold, not where on the tile it is", () => {
    expect(titles([choice("city@N"), choice("road@S")])).toEqual(["City", "Road"]);
  });

  it("name the side only where two would read the same", () => {
    expect(titles([choice("field@NW"), choice("field@SL")])).toEqual(["Field (north-west)", "Field (south-east)"]);
    const about = ({ label }: Choice) => label;
    expect(titles([choice("field@NW"), choice("field@SL")], about)).toEqual(["Field", "Field"]);
  });

  it("name the figure where there are several kinds", () => {
    expect(titles([choice("city@N"), choice("city@N", "mayor")])).toEqual(["Follower · City", "Mayor · City"]);
  });

  it("leave out what the server has not described, and what sets no figure", () => {
    const pass: Choice = { digit: 1, label: "Pass", action: { seat: 0, type: "pass" } };
    expect(
      choiceTitles(
        [pass, choice("city@N")],
        () => undefined,
        () => "",
      ).size,
    ).toBe(0);
  });

  it("are not given to what becomes of a figure that stands there", () => {
    const sent: Choice = {
      ...choice("city@N", "mayor"),
      action: { ...choice("city@N").action, type: "remove_knight" },
    };
    expect(titles([sent, choice("road@N")])).toEqual(["Road"]);
  });
});

describe("choices with equal words", () => {
  const tower = (x: number, label = "Follower on the tower"): Choice => ({
    digit: null,
    label,
    action: { seat: 0, type: "deploy", piece: "meeple", x, y: 0, feature: "tower" },
  });

  it("say on which tile they are, and others do not", () => {
    const labels = withPlaces([tower(1), tower(-2), tower(3, "Abbot on the tower")]).map(({ label }) => label);
    expect(labels).toEqual(["Follower on the tower (1 east)", "Follower on the tower (2 west)", "Abbot on the tower"]);
  });

  it("stay as they are on one tile", () => {
    expect(withPlaces([choice("road@N"), choice("road@N", "mayor")]).map(({ label }) => label)).toEqual([
      "road@N",
      "road@N",
    ]);
  });
});
