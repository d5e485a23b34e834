/** Where the calls of a match go. The id of a lesson is `lessons/<name>`: it answers some of the same calls. */
export const apiOf = (id: string): string =>
  id.startsWith("lessons/") ? `/api/${id}` : `/api/matches/${encodeURIComponent(id)}`;
