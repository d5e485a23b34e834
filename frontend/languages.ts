// A Vite plugin: in the built site the words of each language are files of their own, loaded when somebody reads in it.
//
// The source is plain: a part imports the catalogues of all languages (`messages.en.ts`, `messages.de.ts`, …). In a
// build each of these modules becomes an empty object, and `virtual:words/<language>/<group>` has what belongs into
// them. src/i18n/loading.ts puts it there. In development and in tests nothing is changed.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { drafts } from "./drafts.ts";

const CATALOGUE = /[./](en|de|pl)\.ts$/;
/** Words that only some pages show, or that are seldom needed; all others are of the group "site". */
const GROUPS = {
  ahead: /\/ahead\/messages\.\w+\.ts$/,
  table: /^src\/table\//,
  aids: /^src\/match\/(fields|fitting)\//,
  result: /^src\/match\/(result|ending)\//,
  refusals: /\/refusals\.\w+\.ts$/,
  board: /^src\/(board|match|replay|words)/,
  expansions: /^src\/expansions\/.*messages/,
  pages: /^src\/(lessons|pages|me\/statistics)\//,
};
const groupOf = (path: string) => Object.entries(GROUPS).find(([, paths]) => paths.test(path))?.[0] ?? "site";
const VIRTUAL = "\0virtual:words/";
const WORDS = "?words"; // behind a catalogue's path: the words themselves

export function languages(): Plugin {
  let building = false;
  let root = "";
  return {
    name: "languages",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
      root = config.root;
    },
    resolveId: (source) => (`\0${source}`.startsWith(VIRTUAL) ? `\0${source}` : undefined),
    load(id) {
      if (id.startsWith(VIRTUAL)) return building ? wordsOf(root, id.slice(VIRTUAL.length)) : "export default {};";
      if (!building) return undefined;
      if (id.endsWith(WORDS)) return readFileSync(id.slice(0, -WORDS.length), "utf8");
      return CATALOGUE.test(id) ? emptyOf(root, id) : undefined;
    },
  };
}

/** A module with the words of a language in a group, `de/site`: catalogues by their path. */
function wordsOf(root: string, name: string): string {
  const [language, group] = name.split("/");
  const unplayed = drafts(root);
  const paths = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((path) => `src/${path}`)
    .filter((path) => CATALOGUE.exec(path)?.[1] === language && groupOf(path) === group)
    .filter((path) => !unplayed.some((name) => path.startsWith(`src/expansions/${name}/`)))
    .sort();
  const imports = paths.map(
    (path, n) => `import { ${exportOf(join(root, path))} as words${n} } from "/${path}${WORDS}";`,
  );
  const entries = paths.map((path, n) => `  ${JSON.stringify(path)}: words${n},`);
  return [...imports, "export default {", ...entries, "};"].join("\n");
}

/** The source of a catalogue's module in the built site: an empty object, which the loader fills. */
function emptyOf(root: string, id: string): string {
  const path = JSON.stringify(relative(root, id));
  return `import { catalogueAt } from "/src/i18n/loading.ts";\nexport const ${exportOf(id)} = catalogueAt(${path});`;
}

/** The name of a catalogue's only export. */
function exportOf(file: string): string {
  const names = [...readFileSync(file, "utf8").matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  if (names.length !== 1) throw new Error(`${file} must export one catalogue, not ${names.length}.`);
  return names[0]!;
}
