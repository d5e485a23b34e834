// The few marks of the rulebooks' text: `code`, **strong**, *stressed*, and the names of clauses, which become links.

export interface Piece {
  kind: "text" | "code" | "strong" | "stressed" | "clause" | "ruling";
  text: string;
}

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/g;
const CLAUSE = /\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+[a-z]?\b/g;

/** The text in pieces; a name is a clause where `isClause` says so. */
export function pieces(text: string, isClause: (name: string) => boolean): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    found.push(...plain(text.slice(at, match.index), isClause));
    found.push(...marked(match, isClause));
    at = match.index + match[0].length;
  }
  return [...found, ...plain(text.slice(at), isClause)];
}

function marked([, code, strong, stressed]: RegExpMatchArray, isClause: (name: string) => boolean): Piece[] {
  if (code !== undefined) return code === "ruling" ? [{ kind: "ruling", text: code }] : [{ kind: "code", text: code }];
  if (strong !== undefined && /^`[^`]+`$/.test(strong)) return pieces(strong, isClause);
  if (strong !== undefined)
    return isClause(strong) ? [{ kind: "clause", text: strong }] : [{ kind: "strong", text: strong }];
  return [{ kind: "stressed", text: stressed ?? "" }];
}

function plain(text: string, isClause: (name: string) => boolean): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(CLAUSE)) {
    if (!isClause(match[0])) continue;
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    found.push({ kind: "clause", text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}
