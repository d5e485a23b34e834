// The address of a replay: the move on show, and whether the analysis is beside it.

/** The address of a move of a replay, with the analysis beside it or not. */
export const replayAddress = (id: string, move: number, analysis: boolean): string =>
  `/replay/${encodeURIComponent(id)}?n=${move}${analysis ? "&analysis=1" : ""}`;

/** What an address says of the analysis. */
export function analysisIn(address: string): "no" | "open" | "start" {
  const said = new URL(address, "http://here").searchParams.get("analysis");
  return said === null ? "no" : said === "start" ? "start" : "open";
}
