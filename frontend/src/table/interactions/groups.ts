// The pairs of expansions that affect each other, by the expansion or part that each of them is about.

import type { Interaction } from "../../api/types.ts";

type Part = Interaction["one"];
export interface Group {
  part: Part;
  others: { part: Part; clauses: string[] }[];
}

/** One group for each part that affects others. A pair stands in the groups of both its parts. */
export function groups(interactions: readonly Interaction[]): Group[] {
  const found = new Map<string, Group>();
  const add = (part: Part, other: Part, clauses: string[]) => {
    const group = found.get(part.name) ?? { part, others: [] };
    group.others.push({ part: other, clauses });
    found.set(part.name, group);
  };
  for (const { one, other, clauses } of interactions) {
    add(one, other, clauses);
    add(other, one, clauses);
  }
  return [...found.values()];
}
