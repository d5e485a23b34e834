/** Whom a menu or a report is about, and where it happened. */
export interface Subject {
  player: string;
  name: string;
  match?: string | undefined;
  /** The message of the chat, where it is about one. */
  message?: { id: number; text: string } | undefined;
}
