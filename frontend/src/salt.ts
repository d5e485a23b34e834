// This browser's random values for the fair draw. They are kept, so that their owner can find them in the record
// afterwards.

const KEY = "bastide.salts";
const KEPT = 40;

/** 16 random bytes as hex, the part of the draw that the server can't choose. */
export function freshSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Remembers which salt was given to a table or a commitment. */
export function keepSalt(where: string, salt: string): void {
  try {
    const kept = Object.entries(all()).filter(([name]) => name !== where);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [where, salt]].slice(-KEPT))));
  } catch {
    /* storage may be forbidden or full: the record holds the salt anyway */
  }
}

export function keptSalt(where: string): string | undefined {
  return all()[where];
}

function all(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}
