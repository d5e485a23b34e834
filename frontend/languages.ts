// A Vite plugin: in the built site the words of each language are files of their own, loaded when somebody reads in it.
//
// The source is plain: a part imports the catalogues of all languages (`messages.en.ts`, `messages.de.ts`, …). In a
// build each of these modules becomes an empty object, and `virtual:words/<language>/<group>` has what belongs into
// them. src/i18n/loading.ts puts it there. In development and in tests nothing is changed.
//
// A catalogue may be cut in two: lists of tables show an expansion's title, only some pages its options and chapters.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { transformWithOxc, type Plugin } from "vite";
import { drafts } from "./drafts.ts";

const CATALOGUE = /[./](en|de|pl)\.ts$/;
/** Words that only some pages show, or that are seldom needed; all others are of the group "site". */
const GROUPS = {
  analysis: /^src\/replay\/analysis\//,
  ahead: /\/ahead\/messages\.\w+\.ts$/,
  table: /^src\/table\//,
  aids: /^src\/match\/(fields|fitting)\//,
  result: /^src\/match\/(result|ending)\//,
  reasons: /^src\/(words\/reasons|match\/hints)\//,
  refusals: /\/refusals\.\w+\.ts$/,
  board: /^src\/(board|match|replay|words)/,
  expansions: /^src\/expansions\/.*messages/,
  pages: /^src\/(lessons|puzzles|pages|me\/statistics)\//,
  shared: /^src\/(people|rules)\//,
};
/** The group that has the words of a catalogue. */
export const groupOf = (path: string): string =>
  Object.entries(GROUPS).find(([, paths]) => paths.test(path))?.[0] ?? "site";
/** Catalogues that are cut in two: some keys are words of the site, the others wait for the group "setup". */
const CUT = { paths: /^src\/expansions\/[\w-]+\/words\.\w+\.ts$/, atOnce: ["title"], later: "setup" };
const isIn = (group: string, path: string) => groupOf(path) === group || (group === CUT.later && CUT.paths.test(path));
const VIRTUAL = "\0virtual:words/";
const WORDS = "?words"; // behind a catalogue's path: the words themselves
const AT_ONCE = `${WORDS}=at-once`; // of a catalogue that is cut: those of the site
const LATER = `${WORDS}=later`;
const PART = /\?words(=[\w-]+)?$/;

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
      if (PART.test(id)) return partOf(id.replace(PART, ""), id.slice(id.lastIndexOf("?")));
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
    .filter((path) => CATALOGUE.exec(path)?.[1] === language && isIn(group!, path))
    .filter((path) => !unplayed.some((name) => path.startsWith(`src/expansions/${name}/`)))
    .sort();
  const imports = paths.map(
    (path, n) => `import { ${exportOf(join(root, path))} as words${n} } from "/${path}${queryOf(path, group!)}";`,
  );
  const entries = paths.map((path, n) => `  ${JSON.stringify(path)}: words${n},`);
  return [...imports, "export default {", ...entries, "};"].join("\n");
}

/** What stands behind a catalogue's path for the words of it that belong into a group. */
function queryOf(path: string, group: string): string {
  if (!CUT.paths.test(path)) return WORDS;
  return group === CUT.later ? LATER : AT_ONCE;
}

/** The source of a catalogue, or of a part of one that is cut. */
async function partOf(file: string, query: string): Promise<string> {
  const source = readFileSync(file, "utf8");
  if (query === WORDS) return source;
  const { code } = await transformWithOxc(source, file);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, object>;
  const part = cutOf(module[exportOf(file)]!, query === AT_ONCE);
  return `export const ${exportOf(file)} = ${JSON.stringify(part)};`;
}

/** The words of a catalogue that are fetched at once, or the others. */
export const cutOf = (words: object, atOnce: boolean): object =>
  Object.fromEntries(Object.entries(words).filter(([key]) => CUT.atOnce.includes(key) === atOnce));

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
