// A Vite plugin: writes /sw.js, the service worker, with the list of the files that it keeps.
//
// They are the shell: what the lobby's page needs, the words of all languages, and the page for when the server is
// away. The version is a hash of their names and contents, so a build that changes none of them is no update.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULES = [
  "index.html",
  "src/app/SitePage.svelte",
  "src/lobby/LobbyPage.svelte",
  ...["en", "de", "pl"].map((language) => `virtual:words/${language}/site`),
];
/** Files without a hash in their names. */
const PLAIN = [
  "index.html",
  "offline.html",
  "offline.js",
  "offline.css",
  "theme.js",
  "favicon.ico",
  "favicon.svg",
  "icon-180.png",
  "manifest.webmanifest",
];
/** Scripts with handlers of their own, where there are such. */
const HANDLERS = ["push-worker.js"];

interface Entry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The worker is read from `source` and written beside the page. */
export function serviceWorker(source: string): Plugin {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      const files = [...shellOf(folder), ...PLAIN].filter((file) => existsSync(join(folder, file)));
      const handlers = HANDLERS.filter((file) => existsSync(join(folder, file)));
      const worker = readFileSync(source, "utf8");
      const hash = createHash("sha256").update(worker);
      for (const file of [...files, ...handlers]) hash.update(file).update(readFileSync(join(folder, file)));
      const paths = (names: string[]) => JSON.stringify(names.map((name) => `/${name}`));
      const head = [
        `const VERSION = ${JSON.stringify(hash.digest("hex").slice(0, 16))};`,
        `const FILES = ${paths(files)};`,
        `const HANDLERS = ${paths(handlers)};`,
      ];
      writeFileSync(join(folder, "sw.js"), `${head.join("\n")}\n${worker}`);
    },
  };
}

/** The scripts and style sheets of the shell, by Vite's list of modules. */
function shellOf(folder: string): string[] {
  const entries = JSON.parse(readFileSync(join(folder, "modules.json"), "utf8")) as Record<string, Entry>;
  const seen = new Set<string>();
  const files = new Set<string>();
  const waiting = [...MODULES];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const entry = entries[name];
    if (!entry || seen.has(name)) continue;
    seen.add(name);
    for (const file of [entry.file, ...(entry.css ?? [])]) if (file.startsWith("assets/")) files.add(file);
    waiting.push(...(entry.imports ?? []));
  }
  return [...files].sort();
}
