import { describe, expect, it } from "vitest";
import { pieces } from "./inline.ts";
import { search } from "./search.ts";
import type { Rulebook } from "../api/types.ts";

const known = (name: string) => ["BASE-SCORE-1", "INN-1", "X8-INN-2"].includes(name);
const said = (text: string) => pieces(text, known).map(({ kind, text: words }) => `${kind}:${words}`);

describe("the marks of a text", () => {
  it.each([
    ["plain words", ["text:plain words"]],
    ["an `option = yes` here", ["text:an ", "code:option = yes", "text: here"]],
    ["**strong** and *soft*", ["strong:strong", "text: and ", "stressed:soft"]],
    ["as INN-1, not INN-9", ["text:as ", "clause:INN-1", "text:, not INN-9"]],
    ["X8-INN-2 is not INN-2", ["clause:X8-INN-2", "text: is not INN-2"]],
    ["**INN-1**", ["clause:INN-1"]],
    ["**`ruling`** = ours", ["ruling:ruling", "text: = ours"]],
    ["`ruling` one stack", ["ruling:ruling", "text: one stack"]],
    ["2 * 3 * 4", ["text:2 * 3 * 4"]],
    ["<b>no tag</b>", ["text:<b>no tag</b>"]],
    ["", []],
  ])("%s", (text, expected) => expect(said(text)).toEqual(expected));

  it("loses no word", () => {
    const text = "Given `a`, **b** and *c*: BASE-SCORE-1, -2.";
    expect(
      pieces(text, known)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text.replace(/[`*]/g, ""));
  });
});

const book: Rulebook = {
  name: "inns",
  title: "Inns",
  sources: [],
  chapters: [
    {
      title: "Inn",
      level: 2,
      blocks: [
        {
          kind: "clause",
          id: "INN-1",
          editions: [],
          ruling: false,
          text: "A road beside an inn scores double.",
          examples: ["4 tiles: 8."],
          why: [],
          sources: ["no such page"],
        },
        {
          kind: "clause",
          id: "INN-2",
          editions: [],
          ruling: false,
          text: "Left open it scores nothing: Café.",
          examples: [],
          why: ["so it is"],
          sources: [],
        },
        { kind: "text", text: "A road that is no clause." },
      ],
    },
  ],
};
const found = (question: string) => search([book], question).map((one) => one.clause.id);

describe("the search", () => {
  it.each([
    ["road", ["INN-1"]],
    ["ROAD inn", ["INN-1"]],
    ["scor", ["INN-1", "INN-2"]],
    ["inn-2", ["INN-2"]],
    ["cafe", ["INN-2"]],
    ["tiles", ["INN-1"]],
    ["so is", ["INN-2"]],
    ["oad", []],
    ["page", []],
    ["road nothing", []],
    ["  ", []],
    ["(", []],
  ])("for “%s”", (question, expected) => expect(found(question)).toEqual(expected));
});
