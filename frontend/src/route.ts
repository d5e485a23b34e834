// The pages of the site and their addresses.

export type Route =
  | { page: "lobby" | "lessons" | "puzzles" | "me" | "about" | "privacy" | "missing" }
  | { page: "lesson" | "puzzle"; id: string }
  | { page: "player"; id: string }
  | { page: "rules"; id?: string }
  | { page: "account"; step: "reset" | "confirm" | "mails"; key?: string }
  | { page: "table"; id: string; invite?: string }
  | { page: "match"; id: string }
  | { page: "screen"; id: string }
  | { page: "embed"; id: string; n?: number }
  | { page: "replay"; id: string; n?: number };

const PLAIN = ["me", "about", "privacy", "lessons", "puzzles"] as const;
const plain = (name: string): name is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(name);

/** The page that an address (path and query) names. Never throws; what nobody knows is "missing". */
export function parse(address: string): Route {
  const url = new URL(address, "http://here");
  const parts = url.pathname.split("/").filter(Boolean).map(decoded);
  const [first, id, ...rest] = parts; // "/t/" is the short form of invite links
  if (first === undefined) return { page: "lobby" };
  if (first === "account") return account([id, ...rest].filter((part) => part !== undefined));
  if (first === "match" && id !== undefined && rest.length === 1 && rest[0] === "screen") return { page: "screen", id };
  if (first === "embed" && id === "match" && rest.length === 1) return { page: "embed", id: rest[0]!, ...move(url) };
  if (first === "alerts" && id === "off" && rest.length === 1) return { page: "account", step: "mails", key: rest[0]! };
  if (rest.length > 0) return { page: "missing" };
  if (plain(first) && id === undefined) return { page: first };
  if (first === "rules") return id === undefined ? { page: "rules" } : { page: "rules", id };
  if (id === undefined) return { page: "missing" };
  if (first === "table" || first === "t") {
    const invite = url.searchParams.get("invite");
    return invite ? { page: "table", id, invite } : { page: "table", id };
  }
  if (first === "puzzles") return { page: "puzzle", id };
  if (first === "lesson" || first === "player") return { page: first, id };
  if (first === "match") return { page: "match", id };
  if (first === "replay") return { page: "replay", id, ...move(url) };
  return { page: "missing" };
}

/** The move that an address names; what is no number of a move stands for the start. */
function move({ searchParams }: URL): { n?: number } {
  const n = searchParams.get("n");
  return n === null ? {} : { n: /^\d+$/.test(n) ? Number(n) : 0 };
}

/** The addresses in the mails of accounts: /account/reset, /account/reset/<key>, /account/confirm/<key>. */
function account([step, key, ...rest]: string[]): Route {
  if (step === undefined) return { page: "me" };
  if (rest.length === 0 && step === "reset")
    return key === undefined ? { page: "account", step } : { page: "account", step, key };
  if (rest.length === 0 && step === "confirm" && key !== undefined) return { page: "account", step, key };
  return { page: "missing" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
