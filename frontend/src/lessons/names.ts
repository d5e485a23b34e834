// The names of the seats in a lesson or a puzzle.

/** Names for seats that texts can decline in every language; nobody plays against somebody of the same name. */
export function namesFor(you: string, other: string): { you: string; other: string } {
  return { you, other: you === other ? "Bea" : other };
}
