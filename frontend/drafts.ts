// A Vite plugin: the built site leaves out expansions that nobody can play yet; the server names them nowhere. In
// development and in tests they are there.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** The folders of expansions whose manifest says that they are drafts. */
export function drafts(root: string): string[] {
  const folder = join(root, "../rules/expansions");
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .filter(({ name }) => /^\s+draft=True/m.test(readFileSync(join(folder, name, "__init__.py"), "utf8")))
    .map(({ name }) => name.replaceAll("_", "-"));
}

export function withoutDrafts(): Plugin {
  let entries: string[] = [];
  let root = "";
  return {
    name: "without-drafts",
    apply: "build",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      entries = drafts(root).flatMap((name) =>
        ["index", "setup"].map((module) => `src/expansions/${name}/${module}.ts`),
      );
    },
    load: (id) => (entries.includes(relative(root, id)) ? "export default null;" : undefined),
  };
}
