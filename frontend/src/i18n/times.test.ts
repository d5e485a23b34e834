import { describe, expect, it } from "vitest";
import { localizedRefusal } from "./refusals.ts";
import { setLocale } from "./core.svelte.ts";
import { momentWord, waitWord } from "./times.ts";

describe("a time to wait", () => {
  it.each([
    ["en", 1, "1 second"],
    ["en", 59, "59 seconds"],
    ["en", 61, "2 minutes"],
    ["en", 3_600, "1 hour"],
    ["de", 120, "2 Minuten"],
    ["de", 86_400, "1 Tag"],
    ["de", 90_000, "2 Tagen"],
    ["pl", 60, "1 minutę"],
    ["pl", 180, "3 minuty"],
    ["pl", 300, "5 minut"],
    ["pl", 7_200, "2 godziny"],
  ] as const)("in %s, %i seconds", (language, seconds, said) => {
    expect(waitWord(seconds, language)).toBe(said);
  });

  it("stands in the refusal", () => {
    const refused = { code: "http.throttled", sentence: "Too many tries.", params: { seconds: 90 } };
    setLocale("de");
    expect(localizedRefusal(refused)).toBe("Zu viele Versuche. Versuche es wieder in 2 Minuten.");
    setLocale("en");
  });

  it("is not asked of an older server", () => {
    expect(localizedRefusal({ code: "http.throttled", sentence: "Too many tries." })).toBe("Too many tries.");
  });
});

describe("a moment", () => {
  it("names day and year", () => {
    expect(momentWord("2026-03-01T12:00:00Z", "de")).toContain("März 2026");
    expect(momentWord("2026-03-01T12:00:00Z", "pl")).toContain("marca 2026");
  });

  it("that is none is shown as it is", () => expect(momentWord("soon", "en")).toBe("soon"));
});
