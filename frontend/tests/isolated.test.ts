import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ISOLATED } from "../isolated.ts";

const replaces = /\bvi\.(mock|doMock|resetModules)\(/;
const files = Object.keys(import.meta.glob(["../src/**/*.test.ts", "../tests/**/*.test.ts"]));

describe("a file of tests that replaces modules", () => {
  it("is in the list of those with modules of their own", () => {
    const found = files.filter((file) => replaces.test(readFileSync(new URL(file, import.meta.url), "utf8")));
    const names = found.map((file) => file.replace(/^\.\.\//, "").replace(/^\.\//, "tests/"));
    expect(names.filter((name) => !ISOLATED.includes(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(5);
  });
});
