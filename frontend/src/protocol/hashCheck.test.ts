import { expect, it } from "vitest";
import { HashCheck } from "./hashCheck.ts";
import type { MatchEvent, View } from "./types.ts";
import { viewHash } from "./view.ts";

const view = { seats: [], tiles: [] } as unknown as View;
const event = (hash: string): MatchEvent => ({ number: 3, hash }) as unknown as MatchEvent;

it("knows the view that the server has", async () => {
  const hash = (await viewHash(view))!;
  expect(await new HashCheck().compare(view, event(hash))).toBe("same");
});

it("asks to read anew once, and says so where that did not help", async () => {
  const check = new HashCheck();
  expect(await check.compare(view, event("other"))).toBe("reread");
  check.rereading(event("other"));
  expect(await check.compare(view, event("other"))).toBe("differs");
});
