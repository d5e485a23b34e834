/** Whether this is no match of the server but a lesson (`lessons/<name>`) or a puzzle (`puzzles/<id>`). */
export const isStaged = (id: string): boolean => /^(lessons|puzzles)\//.test(id);

/** Where the calls of a match go. Lessons and puzzles answer some of the same calls. */
export const apiOf = (id: string): string => (isStaged(id) ? `/api/${id}` : `/api/matches/${encodeURIComponent(id)}`);
