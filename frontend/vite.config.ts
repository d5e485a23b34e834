import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { chunks } from "./chunks.ts";
import { withoutDrafts } from "./drafts.ts";
import { ISOLATED } from "./isolated.ts";
import { languages } from "./languages.ts";
import { serviceWorker } from "./serviceWorker.ts";

// The address of a running Daphne during `npm run dev`.
const server = process.env["BASTIDE_SERVER"] ?? "http://127.0.0.1:8000";
const proxy = Object.fromEntries(
  ["/api", "/ws", "/art", "/_allauth"].map((path) => [path, { target: server, ws: path === "/ws" }]),
);

const TESTS = ["src/**/*.test.ts", "tests/**/*.test.ts"];

// The number stands in one place only.
const version = /^version = "(.+?)"/m.exec(readFileSync(new URL("../pyproject.toml", import.meta.url), "utf8"))?.[1];

/** Writes `.br` and `.gz` beside each text file that gets smaller; the server sends what the browser takes. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        // Not the page: the server writes its head.
        if (!/\.(js|css|svg|webmanifest)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const body = readFileSync(path);
        for (const [ending, small] of [
          ["br", brotliCompressSync(body)],
          ["gz", gzipSync(body, { level: 9 })],
        ] as const)
          if (small.length < body.length * 0.9) writeFileSync(`${path}.${ending}`, small);
      }
    },
  };
}

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [withoutDrafts(), svelte(), languages(), serviceWorker("worker/sw.js"), compressed()],
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: "dist",
    // The server reads from it which files a page needs (web/preloads.py).
    manifest: "modules.json",
    target: "es2022",
    // The content security policy forbids inline code and data: URLs in scripts and styles: every file stays a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: chunks(import.meta.dirname) } },
    },
  },
  // Without "browser" Svelte would resolve to its server build under Node, where nothing mounts.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    setupFiles: ["tests/setup.ts"],
    pool: "threads",
    projects: [
      { extends: true, test: { name: "shared", include: TESTS, exclude: ISOLATED, isolate: false } },
      { extends: true, test: { name: "isolated", include: ISOLATED } },
    ],
    // A busy machine may take its time over the first import of a page; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
