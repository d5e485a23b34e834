import { afterEach, beforeEach, expect, it, vi } from "vitest";

let inTurn: typeof import("./inTurn.ts").inTurn;

beforeEach(async () => {
  vi.resetModules();
  ({ inTurn } = await import("./inTurn.ts"));
});
afterEach(() => vi.restoreAllMocks());

it("does some work at once, and the rest as that ends", async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (nth: number) =>
    inTurn(() => {
      begun.push(nth);
      return new Promise<number>((resolve) => ends.push(() => resolve(nth)));
    });
  const all = Promise.all([0, 1, 2, 3, 4, 5].map(work));
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 3]));
  ends[2]!();
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 3, 4]));
  ends[0]!();
  await vi.waitFor(() => expect(begun).toHaveLength(6));
  ends.forEach((end) => end());
  expect(await all).toEqual([0, 1, 2, 3, 4, 5]);
});

it("goes on after work that fails", async () => {
  const failing = Array.from({ length: 5 }, () => inTurn(() => Promise.reject(new Error("no"))));
  for (const work of failing) await expect(work).rejects.toThrow("no");
  expect(await inTurn(() => Promise.resolve("done"))).toBe("done");
});

it("waits for a frame once the work has had its share of one", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const first = inTurn(() => Promise.resolve("first"));
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  frames[0]!(1000);
  expect(await first).toBe("first");
  expect(await inTurn(() => Promise.resolve("in the same frame"))).toBe("in the same frame");
  now.mockReturnValue(1009);
  const late = inTurn(() => Promise.resolve("in the next frame"));
  await vi.waitFor(() => expect(frames).toHaveLength(2));
  frames[1]!(1009);
  expect(await late).toBe("in the next frame");
});
