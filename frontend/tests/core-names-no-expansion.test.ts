// Outside src/expansions/ no source of the front end names an expansion, or a piece, mark, decision, action, reason or
// option of one. The names are those of expansions.json, so that a new expansion is covered without a word here.
// `python -m rules expansions --check` asks the same of manifests (rules/cli/clashes.py). core-names.json is for both:
// `common` words say nothing by themselves; `literal` ones mean something else as well; `plain` ones are words of the
// core, such as the number that messages are given; `exceptions` stand in the core for a reason: the file below src/,
// the name as it stands there, the reason.

import { describe, expect, it } from "vitest";
import names from "./core-names.json";
import list from "./expansions.json";

const sources = import.meta.glob<string>(
  ["../src/**/*.{ts,svelte,css,md}", "!../src/expansions/**", "!../src/**/*.test.ts", "!../src/api/schema.d.ts"],
  { eager: true, query: "?raw", import: "default" },
);

const core = new Set([...list.core.actions, ...list.core.reasons]);
/** Words of expansions' names, "bridges-castles-bazaars" in three, with and without the s; and of what they have. */
const words = new Set(
  list.expansions.flatMap(({ name, figures, tokens, reasons, marks }) => {
    const parts = name.split("-").filter((word) => !names.common.includes(word));
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
for (const word of names.literal) if (words.delete(word)) literals.add(word);
for (const set of [words, literals]) for (const word of names.plain) set.delete(word);

/** Words in camelCase and snake_case stand apart: `isBridge`, `build_bridge`. */
const apart = (text: string): string => text.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ");
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const WORDS = new RegExp(`(?<!\\p{L})(${[...words].map(escaped).join("|")})(?:s|’s|'s)?(?!\\p{L})`, "giu");
const LITERALS = new RegExp(`["'\`](${[...literals].map(escaped).join("|")})["'\`]`, "g");

/** Sentences of catalogues in other languages, where a name may be a word of its own ("den"); a key has a colon. */
const TEXT = /"((?:[^"\\\n]|\\.)*)"(\s*:)?|`(?:[^`\\]|\\.)*`/g;
const wordless = (text: string): string =>
  text.replace(TEXT, (found, said = "", key = "") => (key || /^[a-z][a-z0-9_.]*$/.test(said) ? found : '""'));

/** Names of expansions in a source, each with its line. */
export function named(source: string, path = ""): string[] {
  const text = /[./](?:de|pl)\.ts$/.test(path) ? wordless(source) : source;
  return text.split("\n").flatMap((line, nth) => {
    const found = [...apart(line).matchAll(WORDS), ...line.matchAll(LITERALS)].map((match) => match[1]!.toLowerCase());
    return found.map((name) => `${nth + 1}: ${name}`);
  });
}

describe("the core of the front end", () => {
  it("names no expansion", () => {
    const found = Object.entries(sources).flatMap(([path, text]) => {
      const file = path.replace("../src/", "");
      return named(text, file)
        .filter((hit) => !names.exceptions.some(([where, name]) => where === file && hit.endsWith(`: ${name}`)))
        .map((hit) => `${file}:${hit}`);
    });
    expect(found).toEqual([]);
  });

  it("has no exception that is not needed", () => {
    for (const [file = "", name] of names.exceptions)
      expect(
        named(sources[`../src/${file}`] ?? "", file).map((hit) => hit.split(": ")[1]),
        file,
      ).toContain(name);
  });

  it("would be found to name one", () => {
    expect(named("const isBridge = true;")).toEqual(["1: bridge"]);
    expect(named('\nif (kind === "choose_feature") return WAGONS;')).toEqual(["2: wagon", "2: choose_feature"]);
    expect(named("the inner page begins")).toEqual([]);
  });

  it("may say in German and Polish what is a name in English", () => {
    const line = '  "kind.siege": "Siege", "on.it": "die Siege {siege}", asked: "siege",';
    expect(named(line, "words/messages.de.ts")).toEqual(["1: siege", "1: siege"]);
    expect(named(line, "words/messages.en.ts")).toHaveLength(5);
  });
});
