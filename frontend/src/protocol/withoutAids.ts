/** Whether a match is played without aids now: the server gives none before it is over. */
export const withoutAids = (match: { aids?: string; status: string } | null): boolean =>
  match !== null && match.aids === "tournament" && match.status !== "over";
