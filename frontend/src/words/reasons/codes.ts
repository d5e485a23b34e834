// The codes of reasons (rules/analysis/results.py, docs/analysis.md).

export const CODES = [
  "scores",
  "gives",
  "shares",
  "takes",
  "claims",
  "grows",
  "blocks",
  "farms",
  "figures",
  "better",
] as const;
export type ReasonCode = (typeof CODES)[number];

/** A code of the server, which may be newer than this page: one that the page does not have is "better". */
export const knownCode = (code: string): ReasonCode => CODES.find((one) => one === code) ?? "better";
