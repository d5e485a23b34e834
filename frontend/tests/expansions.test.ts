// The folders of src/expansions/ are held against the expansions of the rules engine.

import { describe, expect, it } from "vitest";
import { catalogues as core } from "../src/words/messages.ts";
import type { ExpansionUI, SetupUI } from "../src/expansions/types.ts";
import type { RefusalWords } from "../src/i18n/refusalWords.ts";
import { problemsOf, type Entry, type Folder } from "./expansionProblems.ts";
import list from "./expansions.json";

const setups = import.meta.glob<{ default: SetupUI }>("../src/expansions/*/setup.ts", { eager: true });
const uis = import.meta.glob<{ default: ExpansionUI }>("../src/expansions/*/index.ts", { eager: true });
const words = import.meta.glob<{ en: RefusalWords }>("../src/expansions/*/refusals.en.ts", { eager: true });
const nameOf = (path: string) => path.split("/").at(-2)!;
const folders = new Map<string, Folder>();
for (const [path, { default: setup }] of Object.entries(setups)) folders.set(nameOf(path), { setup });
for (const [path, { default: ui }] of Object.entries(uis))
  folders.set(nameOf(path), { ...folders.get(nameOf(path)), ui });
for (const [path, { en: refusals }] of Object.entries(words))
  folders.set(nameOf(path), { ...folders.get(nameOf(path)), refusals });
const entries: readonly Entry[] = list.expansions;

describe("the folders of expansions", () => {
  it.each(entries.map((entry) => [entry.name, entry] as const))("%s has all that it needs", (name, entry) => {
    expect(problemsOf(entry, folders.get(name) ?? {})).toEqual([]);
  });

  it("are those of the rules engine", () => {
    expect([...folders.keys()].sort()).toEqual(entries.map(({ name }) => name).sort());
  });

  it("share no key and no rank", () => {
    const keys = [...folders.values()].flatMap(({ ui }) => ui?.catalogues ?? []).flatMap(({ en }) => Object.keys(en));
    const named = [...keys, ...Object.keys(core.en)].filter((key) => /^(piece|kind|on|tile|do|for|part)\./.test(key));
    expect(named.filter((key, nth) => named.indexOf(key) !== nth)).toEqual([]);
    const ranks = [...folders].flatMap(([folder, { ui }]) =>
      Object.entries(ui?.pieces ?? {}).map(([piece, { rank }]) => ({ rank, says: `${folder}/index.ts: ${piece}` })),
    );
    const shared = ranks.filter(({ rank }) => ranks.filter((other) => other.rank === rank).length > 1);
    const taken = new Set(ranks.map(({ rank }) => rank));
    const free = (rank: number): number => (taken.has(rank) ? free(rank + 1) : rank);
    expect(shared.map(({ rank, says }) => `${says} has rank ${rank}, as another piece: ${free(rank)} is free`)).toEqual(
      [],
    );
  });

  it("draw no token, and word no feature, decision, reason and aid, that another one has", () => {
    const parts = ["tokens", "features", "decisions", "reasons", "aids"] as const;
    const named = [...folders].flatMap(([folder, { ui }]) =>
      parts.flatMap((part) => Object.keys(ui?.[part] ?? {}).map((name) => ({ folder, name: `${part}.${name}` }))),
    );
    const twice = named.filter(({ name }, nth) => named.findIndex((other) => other.name === name) !== nth);
    expect(
      twice.map(({ folder, name }) => `${folder}/index.ts: ${name} stands in another folder too: choose another name`),
    ).toEqual([]);
  });
});

describe("what a folder lacks", () => {
  const moon: Entry = {
    name: "moon",
    in_base_game: false,
    figures: ["rover"],
    tokens: ["crater"],
    kinds: ["sea"],
    decisions: ["landing"],
    actions: ["land"],
    reasons: { orbit: "MOON-1" },
    marks: [],
    parts: ["moon-1"],
    tiles: ["MO/CRr"],
    options: { "moon.phase": ["full", "yes"] },
    chapters: ["Landing"],
  };
  const bare = { title: "Moon", maker: "Made by us." };

  it("is reported for a missing folder", () => {
    expect(problemsOf(moon, {})[0]).toMatch(/^src\/expansions\/moon\/setup.ts is missing/);
  });

  it("is reported file by file", () => {
    const words = { en: bare, de: bare, pl: bare };
    const problems = problemsOf(moon, { setup: { words }, ui: { pieces: { comet: { rank: 1 } } } });
    for (const wanted of [
      'words.de.ts: options["moon.phase"] is missing',
      'words.pl.ts: parts["moon-1"] is missing',
      'words.de.ts: chapters["Landing"] is missing',
      "index.ts: pieces.rover is missing: its rank in lists of pieces",
      'messages.*.ts: "piece.crater" is missing: its name',
      "index.ts: tokens.crater is missing: a component that draws its sign",
      "index.ts: decisions.landing is missing: its heading and the component that answers it",
      "index.ts: actions.land.log is missing: its line of the log",
      'messages.*.ts: "kind.orbit" is missing: its column of the result',
      'messages.*.ts: "for.orbit" is missing: what the points are for (or reasons.orbit.said in index.ts)',
      "index.ts: features.sea is missing: its layer on the board",
      'messages.*.ts: "kind.sea" is missing: its name',
      'messages.*.ts: "on.sea" is missing: where a figure goes, "in the city"',
      "refusals.*.ts: kinds.sea is missing: what a refusal calls it",
      "index.ts: pieces.comet is not in rules/expansions",
    ])
      expect(problems).toContain(`src/expansions/moon/${wanted}`);
  });

  it("is a tile of its card that it does not have", () => {
    const words = { en: bare, de: bare, pl: bare };
    const problems = problemsOf(moon, { setup: { words, tiles: ["MO/CRr", "MO/CRrr"] }, ui: {} });
    expect(problems).toContain('src/expansions/moon/setup.ts: tiles has no design "MO/CRrr" in rules/expansions');
    expect(problems.join("\n")).not.toContain('"MO/CRr"');
  });

  it("is a component, where a decision has none", () => {
    const landing = { heading: () => "" };
    const problems = problemsOf(moon, {
      setup: { words: { en: bare, de: bare, pl: bare } },
      ui: { decisions: { landing } },
    });
    expect(problems.join("\n")).toContain("index.ts: decisions.landing has no component");
  });

  it("is a chapter, where the rules have none of that title", () => {
    const old = { ...bare, chapters: { Landing: "Landung", Orbit: "Umlauf" } };
    const problems = problemsOf(moon, { setup: { words: { en: bare, de: old, pl: bare } }, ui: {} });
    expect(problems).toContain('src/expansions/moon/words.de.ts: there is no chapter "Orbit" in docs/rules');
    expect(problems).not.toContain('src/expansions/moon/words.de.ts: chapters["Landing"] is missing');
  });

  it("is a value of an option", () => {
    const phase = {
      ...bare,
      parts: { "moon-1": "Moon I" },
      options: { "moon.phase": { title: "Phase", text: "Phase." } },
    };
    const problems = problemsOf(moon, { setup: { words: { en: phase, de: phase, pl: phase } }, ui: {} });
    expect(problems).toContain('src/expansions/moon/words.en.ts: options["moon.phase"].values["full"] is missing');
  });
});
