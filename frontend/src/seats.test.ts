import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import SeatMark from "./components/SeatMark.svelte";
import { mark, MARKS } from "./seats.ts";

const css = readFileSync("src/styles/seats.css", "utf8");
const colour = (name: string): string => {
  const found = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(css)?.[1];
  if (!found) throw new Error(`no --${name}`);
  return found.length === 4 ? "#" + [...found.slice(1)].map((digit) => digit + digit).join("") : found;
};

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe("marks", () => {
  it("differ in letter, in shape and in colour", () => {
    for (const key of ["letter", "shape", "path"] as const) expect(new Set(MARKS.map((one) => one[key])).size).toBe(6);
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => colour(`seat-${seat}`))).size).toBe(6);
  });

  it("are those of the record's seats, from A", () => {
    expect([0, 1, 2, 3, 4, 5].map((seat) => mark(seat).letter).join("")).toBe("ABCDEF");
  });

  it.each([0, 1, 2, 3, 4, 5])("seat %i can be read: 3 to 1 for the bold letter", (seat) => {
    expect(contrast(colour(`seat-${seat}`), colour(`seat-${seat}-ink`))).toBeGreaterThanOrEqual(3);
  });
});

describe("SeatMark", () => {
  const drawn = (props: { seat: number; label?: string }) => {
    const view = mount(SeatMark, { target: document.body, props });
    flushSync();
    const svg = document.body.querySelector("svg");
    if (!svg) throw new Error("nothing drawn");
    return { svg, end: () => void unmount(view) };
  };

  it("shows the letter and the colour, and stays silent beside a name", () => {
    const { svg, end } = drawn({ seat: 2 });
    expect(svg.textContent).toBe("C");
    expect(svg.querySelector("path")?.getAttribute("fill")).toBe("var(--seat-2)");
    expect(svg.getAttribute("aria-hidden")).toBe("true");
    end();
  });

  it("says name and seat where it stands alone", () => {
    const { svg, end } = drawn({ seat: 1, label: "Ann" });
    expect(svg.getAttribute("aria-label")).toBe("Ann, seat B");
    expect(svg.getAttribute("role")).toBe("img");
    expect(svg.hasAttribute("aria-hidden")).toBe(false);
    end();
  });
});
