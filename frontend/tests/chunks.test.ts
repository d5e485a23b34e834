import { expect, it } from "vitest";
import { chunks } from "../chunks.ts";

/** What each module imports at once. */
const IMPORTS: Record<string, string[]> = {
  "src/main.ts": ["core"],
  "src/lobby/LobbyPage.svelte": ["core", "mark", "list"],
  "src/match/page/MatchPage.svelte": ["core", "mark", "tile", "map", "turn"],
  "src/replay/ReplayPage.svelte": ["core", "mark", "tile", "map", "timeline"],
  "src/table/TablePage.svelte": ["core", "mark", "tile"],
};
const ROOT = "/front";
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: (IMPORTS[id.replace(`${ROOT}/`, "")] ?? []).map((next) => `${ROOT}/${next}`),
  }),
};

/** The files of a module, by the groups in the order in which the bundler takes them. */
function fileOf(module: string): string | null {
  const groups = chunks(ROOT).sort((one, other) => other.priority - one.priority);
  return groups.map(({ name }) => name(`${ROOT}/${module}`, graph)).find((name) => name !== null) ?? null;
}

it("puts what pages share into one file for each kind of page, and leaves pages to themselves", () => {
  const found = ["core", "mark", "tile", "map", "timeline", "turn", "list"].map(fileOf);
  expect(found).toEqual(["site", "shared", "tiles", "board", "replay", null, null]);
  expect(Object.keys(IMPORTS).map(fileOf)).toEqual([null, null, null, null, null]);
});
