// Refusals in every language: a text for each code that the server may send (docs/refusals.json), with its params and
// no others, and a word for each id that a param may be.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RefusalWords } from "../src/i18n/refusalWords.ts";
import { LOCALES, setLocale, type Locale, type Plural } from "../src/i18n/index.ts";
import { de } from "../src/i18n/refusals.de.ts";
import { en } from "../src/i18n/refusals.en.ts";
import { pl } from "../src/i18n/refusals.pl.ts";
import { holesOf, localizedRefusal, PARAM_TYPES } from "../src/i18n/refusals.ts";
import type { SetupUI } from "../src/expansions/types.ts";

interface Declared {
  code: string;
  expansion?: string;
  params: Record<string, string>;
  english: string | Plural;
}
interface Word {
  id: string;
  expansion?: string;
}
const listed = JSON.parse(readFileSync(join(import.meta.dirname, "../../docs/refusals.json"), "utf8")) as {
  refusals: Declared[];
  tasks: Word[];
};

const folders = import.meta.glob<{ default: SetupUI }>("../src/expansions/*/setup.ts", { eager: true });
const core: Record<Locale, RefusalWords> = { en, de, pl };
/** The catalogue that answers for a code: the core's, or that of an expansion. */
const wordsOf = (expansion: string | undefined, locale: Locale): RefusalWords | undefined =>
  expansion === undefined
    ? core[locale]
    : folders[`../src/expansions/${expansion}/setup.ts`]?.default.refusals?.[locale];

/** Malformed input has one text for all codes: its only param is the detail, in English. */
const isShared = ({ params }: Declared) => Object.keys(params).join() === "detail";
const own = listed.refusals.filter((one) => !isShared(one));
/** Codes of the accounts library, which docs/refusals.json does not list, and the shared text. */
const MORE = /^account\.|^page\.malformed$|^record\.(form|undo)$/;

const EXAMPLES: Record<string, unknown> = {
  seat: 1,
  "seat[]": [0, 1],
  piece: "meeple",
  kind: "road",
  "kind[]": ["road", "city"],
  side: "N",
  task: "place_tile",
  number: 3,
  text: "Bob",
};
const example = ({ params }: Declared) => ({
  count: 2,
  ...Object.fromEntries(Object.entries(params).map(([name, type]) => [name, EXAMPLES[type]])),
});

beforeAll(async () => {
  await import("../src/expansions/setups.ts");
});
afterEach(() => setLocale("en"));

describe.each(LOCALES)("refusals in %s", (locale) => {
  it.each(own)("have a text for $code with its params only", (refusal) => {
    const text = wordsOf(refusal.expansion, locale)?.texts[refusal.code];
    expect(text, `${refusal.code} is missing`).toBeDefined();
    const asked = new Set(holesOf(text!).map((hole) => hole.split(".")[0]));
    const params = Object.keys(refusal.params);
    for (const param of asked) expect(params, `{${param}} of ${refusal.code}`).toContain(param);
    for (const param of params) expect(asked, `{${param}} of ${refusal.code}`).toContain(param);
  });

  it.each(own)("leave no hole in $code", (refusal) => {
    setLocale(locale);
    const said = localizedRefusal({ ...refusal, sentence: "", params: example(refusal) }, (seat) => "AB"[seat] ?? null);
    expect(said).toMatch(/^[^{}]*[.)]$/);
  });

  it("have no text for an unknown code", () => {
    const groups = [core[locale], ...Object.values(folders).flatMap((one) => one.default.refusals?.[locale] ?? [])];
    const codes = listed.refusals.map(({ code }) => code);
    for (const code of groups.flatMap(({ texts }) => Object.keys(texts)))
      if (!MORE.test(code)) expect(codes).toContain(code);
  });

  it.each(listed.tasks)("say what to do in the decision $id", ({ id, expansion }) => {
    const said = wordsOf(expansion, locale)?.tasks?.[id];
    expect(said, `tasks.${id} of ${expansion ?? "the core"}, refusals.${locale}.ts`).toBeDefined();
    expect(said).toMatch(/\.$/);
  });

  it("have the plural forms of the language", () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [code, text] of Object.entries(core[locale].texts))
      if (typeof text !== "string") expect(Object.keys(text).sort(), code).toEqual([...forms].sort());
  });
});

describe("params", () => {
  it("have the types that their names stand for", () => {
    for (const { code, params } of own)
      for (const [name, type] of Object.entries(params)) {
        const plain = type === "number" || type === "text" ? undefined : type.replace("[]", "");
        expect((PARAM_TYPES as Record<string, string>)[name], `${name} of ${code}`).toBe(plain);
      }
  });
});

describe("a refusal", () => {
  const refusal = (code: string, params: Record<string, unknown> = {}) => ({ code, params, sentence: "In English." });
  const name = (seat: number) => (seat === 0 ? null : "Bob");
  it.each([
    ["en", "deploy.supply", { piece: "big" }, "You have no big follower left. You get one back when one scores."],
    [
      "de",
      "deploy.kind",
      { piece: "mayor", kind: "field", kinds: ["city"] },
      "Der Bürgermeister darf nicht auf die Wiese. Möglich: Stadt.",
    ],
    ["de", "place.no_need", { piece: "bridge" }, "Hier brauchst du keine Brücke."],
    ["de", "deploy.alone", { piece: "pig" }, "Setze das Schwein dorthin, wo du schon einen Gefolgsmann hast."],
    ["pl", "deploy.alone", { piece: "pig" }, "Postaw świnię tam, gdzie masz już podwładnego."],
    [
      "pl",
      "place.edge",
      { side: "W", kind: "road", neighbour: "field" },
      "Krawędź od zachodu nie pasuje: droga obok łąki. Obróć płytkę albo wybierz inne pole.",
    ],
    [
      "en",
      "deploy.occupied",
      { kind: "city", players: [0, 1] },
      "This city already has a follower (you, Bob). Choose another feature or end your turn.",
    ],
    ["en", "seat.turn", { player: 1 }, "It’s Bob’s turn."],
    ["de", "type.now", { task: "abbey" }, "Das geht jetzt nicht. Lege zuerst deine Abtei oder ziehe ein Plättchen."],
    ["pl", "table.size", { count: 5 }, "Siedzi tu 5 graczy. Zostaw co najmniej 5 miejsc."],
    [
      "de",
      "action.form",
      { detail: "x" },
      "Diese Seite hat etwas gesendet, womit der Server nichts anfangen kann. Lade die Seite neu.",
    ],
  ] as const)("is said in %s: %s", (locale, code, params, said) => {
    setLocale(locale);
    expect(localizedRefusal(refusal(code, params), name)).toBe(said);
  });

  it("keeps the server's sentence for an unknown code, and where a param is missing", () => {
    setLocale("pl");
    expect(localizedRefusal(refusal("moon.full"))).toBe("In English.");
    expect(localizedRefusal(refusal("seat.turn"))).toBe("In English.");
    expect(localizedRefusal({ code: "seat.turn", sentence: "In English." })).toBe("In English.");
  });
});
