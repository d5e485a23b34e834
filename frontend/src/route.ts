// The pages of the site and their addresses.

export type Route =
  | { page: "lobby" | "me" | "about" | "privacy" | "missing" }
  | { page: "player"; id: string }
  | { page: "rules"; id?: string }
  | { page: "account"; step: "reset" | "confirm"; key?: string }
  | { page: "table"; id: string; invite?: string }
  | { page: "match"; id: string }
  | { page: "replay"; id: string; n?: number };

/** The page that an address (path and query) names. Never throws; what nobody knows is "missing". */
export function parse(address: string): Route {
  const url = new URL(address, "http://here");
  const parts = url.pathname.split("/").filter(Boolean).map(decoded);
  const [first, id, ...rest] = parts; // "/t/" is the short form of invite links
  if (first === undefined) return { page: "lobby" };
  if (first === "account") return account([id, ...rest].filter((part) => part !== undefined));
  if (rest.length > 0) return { page: "missing" };
  if ((first === "me" || first === "about" || first === "privacy") && id === undefined) return { page: first };
  if (first === "rules") return id === undefined ? { page: "rules" } : { page: "rules", id };
  if (id === undefined) return { page: "missing" };
  if (first === "table" || first === "t") {
    const invite = url.searchParams.get("invite");
    return invite ? { page: "table", id, invite } : { page: "table", id };
  }
  if (first === "player") return { page: "player", id };
  if (first === "match") return { page: "match", id };
  if (first === "replay") {
    const n = url.searchParams.get("n");
    return n !== null && /^\d+$/.test(n) ? { page: "replay", id, n: Number(n) } : { page: "replay", id };
  }
  return { page: "missing" };
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
