import { expect, it } from "vitest";
import { setLocale } from "../../i18n/index.ts";
import type { View } from "../../protocol/types.ts";
import { played, turnNotes } from "./circus.ts";

const tent = (x?: number): View => ({ seats: [], tiles: [], ...(x === undefined ? {} : { tent: { x, y: 1 } }) });
const action = { seat: 0, type: "end_turn" };

it("the tent flies from its old tile to the new one, and nothing moves where it first comes or stays", () => {
  const [flight] = played({ action, before: tent(0), after: tent(4) });
  expect(flight?.frames?.[0]).toMatchObject({ translate: "-400px 0px" });
  expect(flight?.frames?.at(-1)).toMatchObject({ translate: "0px 0px" });
  for (const before of [tent(), tent(4)]) expect(played({ action, before, after: tent(4) })).toEqual([]);
});

it("the note calls what lies face down tokens in each language, never tiles", () => {
  const view: View = { ...tent(2), bags: { animals: { "1": 2, "4": 1 } } };
  for (const [language, word] of [
    ["en", "Tokens"],
    ["de", "Marker"],
    ["pl", "Żetony"],
  ] as const) {
    setLocale(language);
    const note = turnNotes(view).join();
    expect(note).toContain(word);
    expect(note).not.toMatch(/Plättchen|tile|płyt/i);
  }
  setLocale("en");
});
