/** What a change of settings brought about, to be said beside them. */
export interface Notice {
  text: string;
  /** What was left out, one line each. */
  lines?: readonly string[];
  /** One of a row of choices by chance: "Undo" goes back to before the first of them. */
  chance?: boolean;
}
