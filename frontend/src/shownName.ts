// Names of players as a page shows them: that of a deleted player is a code for words of the reader's language.

import { t } from "./i18n/index.ts";

/** Stands in the place of a deleted player's name, also in views and game files. Nobody can choose it. */
export const DELETED = "Deleted player";

export const shownName = (name: string): string => (name === DELETED ? t("player.deleted") : name);

/** The name of the player at a seat of a view; "?" where there is no such seat. */
export function nameAt({ seats }: { seats: readonly { name: string }[] }, seat: number): string {
  const name = seats[seat]?.name;
  return name === undefined ? "?" : shownName(name);
}
