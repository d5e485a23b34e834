// Which boxes go together, and a choice of some by chance. The server says what each box needs; nothing here knows a
// rule.

import type { ExpansionInfo } from "../../api/types.ts";

type Shelf = readonly Pick<ExpansionInfo, "name" | "needs">[];

/** The shelf's order, each name once, only what is on the shelf. */
const inOrder = (shelf: Shelf, names: ReadonlySet<string>): string[] =>
  shelf.map((one) => one.name).filter((name) => names.has(name));

/** Everything that `name` needs, directly or by way of another, without itself. */
export function needsOf(shelf: Shelf, name: string): string[] {
  const found = new Set<string>();
  const look = (at: string) => {
    for (const need of shelf.find((one) => one.name === at)?.needs ?? []) {
      if (need === name || found.has(need)) continue;
      found.add(need);
      look(need);
    }
  };
  look(name);
  return inOrder(shelf, found);
}

/** Everything that can't be without `name`. */
export const neededBy = (shelf: Shelf, name: string): string[] =>
  shelf.map((one) => one.name).filter((other) => other !== name && needsOf(shelf, other).includes(name));

export interface Step {
  chosen: string[];
  /** What came or went along, besides the box itself. */
  along: string[];
}

/** The boxes after one more is taken, with what it needs. */
export function taking(shelf: Shelf, chosen: readonly string[], name: string): Step {
  const along = needsOf(shelf, name).filter((need) => !chosen.includes(need));
  return { chosen: inOrder(shelf, new Set([...chosen, name, ...along])), along };
}

/** The boxes after one is put back, with those that can't be without it. */
export function leaving(shelf: Shelf, chosen: readonly string[], name: string): Step {
  const along = neededBy(shelf, name).filter((other) => chosen.includes(other));
  return { chosen: chosen.filter((one) => one !== name && !along.includes(one)), along };
}

/**
 * `count` boxes by chance; what a box needs comes along and counts, so that now and then there is one more or less.
 * `random` gives numbers from 0 up to, but not including, 1. Another choice than `not`, where a few tries find one.
 */
export function byChance(shelf: Shelf, count: number, random: () => number, not: readonly string[] = []): string[] {
  let found: string[] = [];
  for (let tries = 0; tries < 20; tries += 1) {
    const next = drawn(shelf, count, random);
    const fresh = next.join() !== inOrder(shelf, new Set(not)).join();
    if (fresh && next.length === count) return next;
    if (fresh || found.length === 0) found = next;
  }
  return found;
}

/** Boxes taken from a shuffled shelf as long as they fit. */
function drawn(shelf: Shelf, count: number, random: () => number): string[] {
  let chosen: string[] = [];
  for (const { name } of shuffled(shelf, random)) {
    const step = taking(shelf, chosen, name);
    if (step.chosen.length <= count) chosen = step.chosen;
  }
  return chosen;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
