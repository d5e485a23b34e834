// The reader's running matches as the page showed them the last time: the way back is there before the lobby has come.

const KEY = "bastide.matches";
/** So many are shown; the others stand in the list of the page. */
export const MOST = 3;

export interface WayBack {
  id: string;
  /** The names of all seats, for people. */
  names: string;
  /** How it stood and what it is played with; empty if only the match itself was seen. */
  about: string;
  yours: boolean;
}

/** Whose turn it is may have changed since. */
export function rememberedMatches(): WayBack[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const ways = Array.isArray(kept) ? (kept as Partial<WayBack>[]) : [];
    return ways.flatMap((way) =>
      typeof way?.id === "string" && typeof way.names === "string"
        ? [{ id: way.id, names: way.names, about: typeof way.about === "string" ? way.about : "", yours: false }]
        : [],
    );
  } catch {
    return [];
  }
}

/** A running match of the reader; `names` is null once it is none. */
export function rememberMatch(id: string, names: string | null): void {
  const before = rememberedMatches();
  const others = before.filter((way) => way.id !== id);
  const about = before.find((way) => way.id === id)?.about ?? "";
  rememberMatches(names === null ? others : [{ id, names, about, yours: false }, ...others].slice(0, MOST));
}

export function rememberMatches(ways: readonly WayBack[]): void {
  try {
    const kept = ways.map(({ id, names, about }) => ({ id, names, about }));
    if (kept.length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    /* storage may be forbidden: they then come with the lobby */
  }
}
