import { afterEach, expect, test } from "vitest";
import { setLocale } from "../../i18n/core.svelte.ts";
import { LOCALES } from "../../i18n/render.ts";
import { CODES } from "./codes.ts";
import { reasonSentence } from "./reasons.ts";

const nameOf = (seat: number) => ["Ann", "Bob"][seat] ?? "?";

afterEach(() => setLocale("en"));

test("a reason is a sentence that names the feature, the place, the player and the points", () => {
  const reason = { code: "shares", kind: "city", x: 4, y: -1, points: 8.0, seat: 1 };
  expect(reasonSentence(reason, nameOf)).toBe("Shares the city at 4 east, 1 north with Bob: 8 points");
});

test("points are whole, and at least one", () => {
  expect(reasonSentence({ code: "better", points: 2.6 }, nameOf)).toBe("Brings about 3 points more in all");
  expect(reasonSentence({ code: "better", points: 0.2 }, nameOf)).toBe("Brings about 1 point more in all");
});

test("figures are counted by themselves", () => {
  expect(reasonSentence({ code: "figures", points: 3.4, count: 1 }, nameOf)).toBe("Keeps 1 more figure in hand");
});

test("a feature of an expansion is named, and a code that nobody knows is worth its points", () => {
  expect(reasonSentence({ code: "claims", kind: "cloud_city", x: 0, y: 1, points: 5 }, nameOf)).toContain("Cloud city");
  expect(reasonSentence({ code: "dazzles", points: 5 }, nameOf)).toBe("Brings about 5 points more in all");
});

test.each(LOCALES)("every code is a whole sentence in %s", async (language) => {
  await setLocale(language);
  for (const code of CODES)
    for (const points of [1, 3, 5]) {
      const said = reasonSentence({ code, kind: "road", x: 1, y: 1, points, seat: 0, count: points }, nameOf);
      expect(said).not.toMatch(/[{}]|undefined/);
      expect(said).toContain(String(points));
    }
});
