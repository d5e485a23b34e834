// Which modules the built site has in one file. Left to itself the bundler makes a file for each set of pages that
// share something: eighty requests for a page with a board, most of them for half a kilobyte. Here what all pages need
// is one file, and so are what the lobby shares with others, what a board shares with pages that have none, what a
// match shares with its replay, and what only the replay has at once. A page fetches little more than what it needs.

interface Module {
  importedIds: readonly string[];
}
interface Graph {
  getModuleInfo: (id: string) => Module | null;
}

const [SITE, LOBBY, MATCH, REPLAY] = [
  "src/main.ts",
  "src/lobby/LobbyPage.svelte",
  "src/match/page/MatchPage.svelte",
  "src/replay/ReplayPage.svelte",
];
/** Pages that share small parts with the lobby. */
const OTHERS = [MATCH, REPLAY, "src/table/TablePage.svelte", "src/lessons/LessonPage.svelte", "src/me/MePage.svelte"];
/** Pages without a board that show tiles, seats or rules. */
const PLAIN = ["src/table/TablePage.svelte", "src/rules/RulesPage.svelte", "src/me/MePage.svelte"];

/**
 * The groups of modules for the bundler, each before those that build on it, since a group takes along what its modules
 * import. `root` is the folder of the front end.
 */
export function chunks(root: string) {
  const found = new Map<string, ReadonlySet<string>>();
  function fileOf(id: string, graph: Graph): string | null {
    const needs = (page: string): boolean => {
      let all = found.get(page);
      if (!all) found.set(page, (all = closure(`${root}/${page}`, graph)));
      return all.has(id);
    };
    if (id === `${root}/${SITE}` || id === `${root}/${REPLAY}`) return null;
    if (needs(SITE)) return "site";
    if (needs(LOBBY)) return OTHERS.some(needs) ? "shared" : null;
    if (!needs(REPLAY)) return null;
    if (PLAIN.some(needs)) return "tiles";
    return needs(MATCH) ? "board" : "replay";
  }
  return ["site", "shared", "tiles", "board", "replay"].map((file, nth) => ({
    name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
    priority: 5 - nth,
  }));
}

/** A module and all that it imports; what is fetched later is not among them. */
function closure(first: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
