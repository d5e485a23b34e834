// Which expansions go together, and a random choice of them. The server says what each expansion needs; this module
// knows no rule.

import type { ExpansionInfo } from "../../api/types.ts";

type Offered = readonly Pick<ExpansionInfo, "name" | "needs">[];

/** The names in the order of `offered`, each once; unknown names are left out. */
const inOrder = (offered: Offered, names: ReadonlySet<string>): string[] =>
  offered.map((one) => one.name).filter((name) => names.has(name));

/** All that `name` needs, directly or through another expansion, without itself. */
export function needsOf(offered: Offered, name: string): string[] {
  const found = new Set<string>();
  const look = (at: string) => {
    for (const need of offered.find((one) => one.name === at)?.needs ?? []) {
      if (need === name || found.has(need)) continue;
      found.add(need);
      look(need);
    }
  };
  look(name);
  return inOrder(offered, found);
}

/** All expansions that need `name`. */
export const neededBy = (offered: Offered, name: string): string[] =>
  offered.map((one) => one.name).filter((other) => other !== name && needsOf(offered, other).includes(name));

export interface Step {
  chosen: string[];
  /** Other expansions that were added or removed with it. */
  along: string[];
}

/** Adds an expansion and what it needs. */
export function taking(offered: Offered, chosen: readonly string[], name: string): Step {
  const along = needsOf(offered, name).filter((need) => !chosen.includes(need));
  return { chosen: inOrder(offered, new Set([...chosen, name, ...along])), along };
}

/** Removes an expansion and those that need it. */
export function leaving(offered: Offered, chosen: readonly string[], name: string): Step {
  const along = neededBy(offered, name).filter((other) => chosen.includes(other));
  return { chosen: chosen.filter((one) => one !== name && !along.includes(one)), along };
}

/**
 * Returns `count` random expansions. What one needs is added and counts, so there may be one more or less.
 * `random` gives numbers from 0 up to, but not including, 1. Avoids the choice `not` if a few attempts find another.
 */
export function randomChoice(
  offered: Offered,
  count: number,
  random: () => number,
  not: readonly string[] = [],
): string[] {
  let found: string[] = [];
  for (let tries = 0; tries < 20; tries += 1) {
    const next = drawn(offered, count, random);
    const fresh = next.join() !== inOrder(offered, new Set(not)).join();
    if (fresh && next.length === count) return next;
    if (fresh || found.length === 0) found = next;
  }
  return found;
}

/** Takes expansions in random order as long as they fit into `count`. */
function drawn(offered: Offered, count: number, random: () => number): string[] {
  let chosen: string[] = [];
  for (const { name } of shuffled(offered, random)) {
    const step = taking(offered, chosen, name);
    if (step.chosen.length <= count) chosen = step.chosen;
  }
  return chosen;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
