import { afterEach, beforeAll, expect, it } from "vitest";
import { LOCALES, setLocale } from "../../i18n/index.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { noteBadge, noteSentences } from "./replayNote.ts";

const name = (seat: number) => ["Ann", "Bob"][seat] ?? null;
const TURN = {
  code: "seat.turn",
  clause: "BASE-TURN-1",
  params: { player: 1 },
  sentence: "It's seat B's turn.",
};

beforeAll(refusalWords);
afterEach(() => setLocale("en"));

it("says at which event a file ends here, with code, reason and clause", () => {
  expect(noteSentences({ revision: 7, stopped: 21, refusal: TURN }, name)).toEqual([
    {
      text: expect.stringMatching(/^The game file goes on, but its event 21 \(seat\.turn\) can’t .*: .*Bob/) as string,
      clause: "BASE-TURN-1",
    },
  ]);
  expect(noteBadge({ revision: 7, stopped: 21, refusal: TURN })).toBe("Not the whole game");
});

it("says that the file is of newer rules, and then where it ends", () => {
  const said = noteSentences({ revision: 7, newer: 9, stopped: 4, refusal: TURN }, name).map((one) => one.text);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain("newer rules (revision 9)");
  expect(said[0]).toContain("(revision 7)");
  expect(said[1]).toContain("event 4");
});

it("never quotes a reason that is only about the form of an action", () => {
  const refusal = { code: "action.field", params: { detail: "x is a number." }, sentence: "x is a number." };
  const [said] = noteSentences({ revision: 7, stopped: 3, refusal }, name);
  expect(said?.text).toContain("(action.field)");
  expect(said?.text).toContain("something that these rules don’t have");
});

it.each(LOCALES)("has a sentence of its own in %s for a hash that differs", (locale) => {
  setLocale(locale);
  const said = noteSentences({ revision: 7, differs: 12 }, name);
  expect(said.map((one) => one.text.includes("12"))).toEqual([true]);
  expect(said[0]?.text.includes("From event")).toBe(locale === "en");
  expect(noteBadge({ revision: 7, differs: 12 })).not.toBe(noteBadge({ revision: 7, stopped: 12 }));
});
