import { afterEach, describe, expect, it } from "vitest";
import type { OptionInfo, SetupInfo } from "../../api/types.ts";
import { setLocale } from "../../i18n/index.ts";
import { withoutEffect } from "./withoutEffect.ts";

const option = (name: string, expansion: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  expansion,
  box: expansion,
  switch: null,
  needs: {},
  text: "",
  values: ["yes", "no"],
  numbers: false,
  presets: { new: "yes" },
  clauses: [],
  ...more,
});
const farmers = option("farm.enabled", "base");
const scoring = option("farm.scoring", "base", { needs: { "farm.enabled": ["yes"] } });
const bridges = option("x8.bridges", "bridges-castles-bazaars", { values: ["on", "off"], presets: { new: "on" } });
const timing = option("bridge.timing", "bridges-castles-bazaars", { switch: "x8.bridges" });
const info = { options: [farmers, scoring, bridges, timing] } as unknown as SetupInfo;
const table = (options: Record<string, string>, expansions: string[] = []) => ({ edition: "new", expansions, options });

afterEach(() => setLocale("en"));

describe("an option", () => {
  it("has an effect where all that it needs is chosen", () => {
    expect(withoutEffect(info, table({}), scoring)).toBeUndefined();
    expect(withoutEffect(info, table({}, ["bridges-castles-bazaars"]), timing)).toBeUndefined();
  });

  it.each([
    ["en", "No effect in this game, because “Farmers” is set to “No”."],
    ["de", "Ohne Wirkung in dieser Partie, weil „Bauern“ auf „Nein“ steht."],
    ["pl", "Bez wpływu na tę partię, bo „Chłopi” ma wartość „Nie”."],
  ] as const)("without effect says why in %s", (locale, note) => {
    setLocale(locale);
    expect(withoutEffect(info, table({ "farm.enabled": "no" }), scoring)).toBe(note);
  });

  it("names the switch that is off, or the expansion that is not played", () => {
    const off = table({ "x8.bridges": "off" }, ["bridges-castles-bazaars"]);
    expect(withoutEffect(info, off, timing)).toContain("is set to “Off”");
    expect(withoutEffect(info, table({}), timing)).toMatch(/^No effect in this game, because .+ is not played\.$/);
  });
});
