// The dark colours stand twice in tokens.css (a media query and a choice can't share a rule): they must stay the same,
// and every pair of text and ground must be readable in both schemes.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/styles/tokens.css", "utf8");

function block(selector: string): Record<string, string> {
  const from = css.indexOf(selector);
  if (from < 0) throw new Error(`no ${selector}`);
  const body = css.slice(css.indexOf("{", from) + 1, css.indexOf("}", from));
  return Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]));
}

const light = block(":root {");
const dark = block(':root[data-theme="dark"]');

it("has one dark scheme", () => {
  expect(block(':root:not([data-theme="light"])')).toEqual(dark);
});

it("gives every colour of the light scheme a dark counterpart", () => {
  const coloured = Object.entries(light)
    .filter(([, value]) => /^(#|rgb)/.test(value))
    .map(([name]) => name);
  expect(Object.keys(dark)).toEqual(expect.arrayContaining(coloured));
});

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

const TEXTS: [text: string, ground: string, least: number][] = [
  ...["--ground", "--paper", "--paper-raised", "--sunken"].flatMap((ground): [string, string, number][] => [
    ["--ink", ground, 7],
    ["--ink-soft", ground, 4.5],
    ["--focus", ground, 3],
    ["--line-strong", ground, ground === "--sunken" ? 2.4 : 3],
  ]),
  ["--clay", "--paper", 4.5],
  ["--clay", "--ground", 4.5],
  ["--on-clay", "--clay", 4.5],
  ["--clay-deep", "--clay-wash", 4.5],
  ["--green", "--green-wash", 4.5],
  ["--amber", "--amber-wash", 4.5],
  ["--red", "--paper", 4.5],
  ["--ink", "--amber-wash", 7],
  ["--ink", "--red-wash", 7],
  ["--on-go", "--go", 4.5],
  ["--on-go", "--go-deep", 4.5],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("%s", (_name, colours) => {
  it.each(TEXTS)("%s on %s is at least %f to 1", (text, ground, least) => {
    expect(contrast(colours[text] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(least);
  });
});
