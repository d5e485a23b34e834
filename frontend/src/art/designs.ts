// The designs that the server draws: one by one, or all of a set in one request where a board needs many of them.

import { sheetText, type Art, type Level } from "./art.ts";
import { patternsOf, symbolsOf } from "./cutting.ts";
import { requested, sooner, type Need } from "./requests.ts";

/** Inner drawings by the ids of their symbols. */
type Symbols = ReadonlyMap<string, string>;

/** From so many missing designs of a set on, all of the set are fetched: they share most of their words. */
const MANY = 5;

/** Sheets that come or are here, by the addresses of the designs that they have: of single designs, and of sets. */
const single = new Map<string, Promise<Symbols>>();
const together = new Map<string, Promise<Symbols>>();
/** The designs of sets that are here. */
const here = new Set<string>();
const shared = new Map<string, Promise<Symbols>>();

const addressOf = (base: string, level: Level, symbol: string) => `${base}/designs/${level}/${symbol}.svg`;

/** The symbols of a design, maybe with others of its set. The tile in hand does not wait for a set that comes. */
export function designOf(base: string, level: Level, symbol: string, need: Need): Promise<Symbols> {
  const at = addressOf(base, level, symbol);
  const known = need !== "hand" || here.has(at) ? together.get(at) : undefined;
  if (known) return known;
  sooner(at, need);
  return once(single, [at], () => requested(at, need).then(symbolsOf));
}

/** Fetches whole sets of which many designs are missing for these tiles; what else is missing comes one by one. */
export function fetchSets({ base, tiles }: Art, names: Iterable<string>, level: Level, need: Need): void {
  if (!base) return;
  const missing = new Map<string, Set<string>>();
  for (const name of names) {
    const { set, symbol } = tiles[name] ?? {};
    if (!set || !symbol || known(addressOf(base, level, symbol))) continue;
    missing.set(set, (missing.get(set) ?? new Set()).add(symbol));
  }
  for (const [set, symbols] of missing) if (symbols.size >= MANY) fetchSet(base, tiles, set, level, need);
}

const known = (at: string) => single.has(at) || together.has(at);

function fetchSet(base: string, tiles: Art["tiles"], set: string, level: Level, need: Need): void {
  const members = Object.values(tiles).filter((tile) => tile.set === set);
  const unknown = members.map(({ symbol }) => addressOf(base, level, symbol)).filter((at) => !known(at));
  const at = `${base}/sets/${level}/${encodeURIComponent(set)}.svg`;
  once(together, unknown, () => requested(at, need).then(symbolsOf)).then(
    () => unknown.forEach((one) => here.add(one)),
    () => undefined, // `designOf` rejects
  );
}

/** The patterns that drawings refer to, by their ids. */
export function sharedOf(base: string): Promise<Symbols> {
  const at = `${base}/shared.svg`;
  return once(shared, [at], () => sheetText(at).then(patternsOf));
}

/** Returns what is stored under the first of the names; else fetches it, and stores it under all of them. */
function once(
  store: Map<string, Promise<Symbols>>,
  names: readonly string[],
  fetched: () => Promise<Symbols>,
): Promise<Symbols> {
  const stored = store.get(names[0]!);
  if (stored) return stored;
  const found = fetched();
  for (const name of names) store.set(name, found);
  found.catch(() => names.forEach((name) => store.delete(name))); // the next try may find the server again
  return found;
}
