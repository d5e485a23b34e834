// Every kind of decision that the rules may ask has words in each language, and a handle in docs/testing.md.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { decisionUI } from "../src/expansions/registry.ts";
import { LOCALES, setLocale } from "../src/i18n/index.ts";
import { turnWord } from "../src/match/turn/turn.ts";
import type { View } from "../src/protocol/types.ts";
import list from "./expansions.json";

const OF_THE_CORE = ["place_tile", "act"];
const KINDS = [...OF_THE_CORE, ...list.expansions.flatMap(({ decisions }) => decisions)];
const LISTED = Array.from(
  readFileSync(join(import.meta.dirname, "../../docs/testing.md"), "utf8")
    .split("### Kinds of decision\n\n")[1]!
    .split("\n\n")[0]!
    .matchAll(/^\| `(\w+)` \| (\S.*) \|$/gm),
  ([, kind = ""]) => kind,
);
const seats = ["Ann", "Ben"].map((name) => ({ name, score: 0, supply: {} }));
const asking = (kind: string): View => ({
  seats,
  tiles: [],
  turn: { seat: 0, tile: null },
  decision: { seat: 0, kind },
});
/** What the seat that decides reads above its buttons, and what the others read. */
const read = (kind: string) => [turnWord(asking(kind), 0, []), turnWord(asking(kind), 1, null)];

afterEach(() => setLocale("en"));

describe("a kind of decision", () => {
  it.each(KINDS)("%s has words of its own in each language, for the seat that decides and for others", (kind) => {
    const said = LOCALES.flatMap((language) => (setLocale(language), read(kind)));
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) {
      expect(words).not.toMatch(/[{}_]|undefined/);
      expect(words).not.toBe(kind);
    }
    if (!OF_THE_CORE.includes(kind)) expect(decisionUI(kind)).toBeDefined();
  });

  it.each(LOCALES)("is worded unlike all others in %s", (language) => {
    setLocale(language);
    const unknown = turnWord(asking("something_new"), 0, []);
    const said = KINDS.map((kind) => read(kind)[0]);
    expect(said).not.toContain(unknown);
    expect(new Set(said).size).toBe(KINDS.length);
  });

  it("stands in docs/testing.md under Kinds of decision with its handle, once", () => {
    expect(LISTED.toSorted()).toEqual(KINDS.toSorted());
  });
});
