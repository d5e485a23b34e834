// Outside src/expansions/ no source of the front end names an expansion, or a piece, mark, decision, action, reason or
// option of one. The names are those of expansions.json, so that a new expansion is covered without a word here.

import { describe, expect, it } from "vitest";
import list from "./expansions.json";

const sources = import.meta.glob<string>(
  ["../src/**/*.{ts,svelte,css,md}", "!../src/expansions/**", "!../src/**/*.test.ts", "!../src/api/schema.d.ts"],
  { eager: true, query: "?raw", import: "default" },
);

/** Names that stand in the core for a reason: the file (below src/), the name as it stands there, and the reason. */
const EXCEPTIONS: readonly (readonly [file: string, name: string, reason: string])[] = [
  ["lessons/base.de.ts", "monasteries", "the building of the base game, in English: the name of a task"],
  ["lessons/base.en.ts", "monasteries", "the building of the base game"],
  ["lessons/base.pl.ts", "monasteries", "the building of the base game, in English: the name of a task"],
  ["lessons/pictures.ts", "monasteries", "the building of the base game: the name of a task"],
  ["match/result/messages.en.ts", "monasteries", "the building of the base game"],
  ["me/statistics/messages.de.ts", "siege", "what German calls games that were won"],
  ["match/page/MatchDetails.svelte", "move", "a kind of clock"],
  ["protocol/types.ts", "move", "a kind of clock"],
  ["setup/clock.ts", "move", "a kind of clock"],
  ["table/settings/clocks.ts", "move", "a kind of clock"],
  ["words/messages.en.ts", "river", "an example in the sentence on how the draw is made"],
];

const core = new Set([...list.core.actions, ...list.core.reasons]);
/** Words of names that say nothing by themselves. */
const COMMON = ["and", "the", "under", "top"];
/** Words of expansions' names, "bridges-castles-bazaars" in three, with and without the s; and of what they have. */
const words = new Set(
  list.expansions.flatMap(({ name, figures, tokens, reasons, marks }) => {
    const parts = name.split("-").filter((word) => !COMMON.includes(word));
    return [
      ...parts,
      ...parts.map((word) => word.replace(/s$/, "")),
      ...figures,
      ...tokens,
      ...Object.keys(reasons),
      ...marks,
    ];
  }),
);
/** Words that mean something else as well: found only where they are a value or a key. */
const literals = new Set(
  list.expansions
    .flatMap((one) => [...one.decisions, ...one.actions, ...Object.keys(one.options)])
    .filter((name) => !core.has(name)),
);
for (const word of ["big", "access"]) if (words.delete(word)) literals.add(word);
// What every message with a number is given is also somebody.
for (const set of [words, literals]) set.delete("count");

/** Words in camelCase and snake_case stand apart: `isBridge`, `build_bridge`. */
const apart = (text: string): string => text.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ");
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const WORDS = new RegExp(`(?<!\\p{L})(${[...words].map(escaped).join("|")})(?:s|’s|'s)?(?!\\p{L})`, "giu");
const LITERALS = new RegExp(`["'\`](${[...literals].map(escaped).join("|")})["'\`]`, "g");

/** Names of expansions in a text, each with its line. */
export function named(text: string): string[] {
  return text.split("\n").flatMap((line, nth) => {
    const found = [...apart(line).matchAll(WORDS), ...line.matchAll(LITERALS)].map((match) => match[1]!.toLowerCase());
    return found.map((name) => `${nth + 1}: ${name}`);
  });
}

describe("the core of the front end", () => {
  it("names no expansion", () => {
    const found = Object.entries(sources).flatMap(([path, text]) => {
      const file = path.replace("../src/", "");
      return named(text)
        .filter((hit) => !EXCEPTIONS.some(([where, name]) => where === file && hit.endsWith(`: ${name}`)))
        .map((hit) => `${file}:${hit}`);
    });
    expect(found).toEqual([]);
  });

  it("has no exception that is not needed", () => {
    for (const [file, name] of EXCEPTIONS)
      expect(
        named(sources[`../src/${file}`] ?? "").map((hit) => hit.split(": ")[1]),
        file,
      ).toContain(name);
  });

  it("would be found to name one", () => {
    expect(named("const isBridge = true;")).toEqual(["1: bridge"]);
    expect(named('\nif (kind === "choose_feature") return WAGONS;')).toEqual(["2: wagon", "2: choose_feature"]);
    expect(named("the inner page begins")).toEqual([]);
  });
});
