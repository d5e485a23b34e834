// Several things on one spot stand side by side.

/** Each entry with how many entries of the same name come before it. */
export function countedByName<T>(entries: readonly T[], nameOf: (entry: T) => string): { entry: T; nth: number }[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const name = nameOf(entry);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { entry, nth };
  });
}
