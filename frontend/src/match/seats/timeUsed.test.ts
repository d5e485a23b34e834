import { describe, expect, it } from "vitest";
import type { Action, MatchEvent } from "../../protocol/types.ts";
import { timesUsed, usedWord } from "./timeUsed.ts";

const event = (number: number, seat: number, at: string): MatchEvent => ({
  number,
  seat,
  action: { seat, type: "end_turn" } as Action,
  at,
  change: {},
  hash: "",
});

describe("the time that seats have used", () => {
  it("is that from the event before to each of their own", () => {
    const events = [
      event(1, 0, "2026-01-01T00:00:00Z"),
      event(2, 0, "2026-01-01T00:00:30Z"),
      event(3, 1, "2026-01-01T00:02:00Z"),
      event(4, 0, "2026-01-01T00:02:05Z"),
    ];
    expect(timesUsed(events, 3)).toEqual([35_000, 90_000, 0]);
  });
  it("is not known where all events have one time, as in uploads", () => {
    const at = "2026-01-01T00:00:00Z";
    expect(timesUsed([event(1, 0, at), event(2, 1, at)], 2)).toEqual([null, null]);
    expect(timesUsed([], 2)).toEqual([null, null]);
  });
  it("is said in minutes and hours, and in days once there are some", () => {
    expect([usedWord(3_000), usedWord(245_000), usedWord(4_800_000)]).toEqual(["0:10", "4:05", "1:20:00"]);
    expect([usedWord(86_400_000), usedWord(3.25 * 86_400_000)]).toEqual(["1 day", "3.3 days"]);
  });
});
