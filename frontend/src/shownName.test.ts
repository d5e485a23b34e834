import { afterEach, expect, it } from "vitest";
import { setLocale } from "./i18n/index.ts";
import { DELETED, nameAt, shownName } from "./shownName.ts";

afterEach(() => setLocale("en"));

it("shows a deleted player in the reader's language, and every other name as it is", () => {
  const shown = (["en", "de", "pl"] as const).map((locale) => {
    setLocale(locale);
    return [shownName(DELETED), shownName("Ann")];
  });
  expect(shown).toEqual([
    ["Deleted player", "Ann"],
    ["Gelöschter Spieler", "Ann"],
    ["Usunięty gracz", "Ann"],
  ]);
});

it("finds the name at a seat", () => {
  setLocale("de");
  const view = { seats: [{ name: "Ann" }, { name: DELETED }] };
  expect([0, 1, 2].map((seat) => nameAt(view, seat))).toEqual(["Ann", "Gelöschter Spieler", "?"]);
});
