import { describe, expect, it } from "vitest";
import { requestCache } from "./requestCache.ts";

describe("requestCache", () => {
  it("sends the same question once", async () => {
    const cached = requestCache<number>();
    let sent = 0;
    const request = () => Promise.resolve(++sent);
    expect(await Promise.all([cached("a", request), cached("a", request)])).toEqual([1, 1]);
    expect(await cached("b", request)).toBe(2);
  });

  it("asks again after a failure", async () => {
    const cached = requestCache<number>();
    expect(await cached("a", () => Promise.resolve(null))).toBeNull();
    await Promise.resolve();
    expect(await cached("a", () => Promise.resolve(7))).toBe(7);
  });

  it("forgets the oldest answer above its limit", async () => {
    const cached = requestCache<string>(1);
    await cached("a", () => Promise.resolve("first"));
    await cached("b", () => Promise.resolve("second"));
    expect(await cached("a", () => Promise.resolve("again"))).toBe("again");
  });
});
