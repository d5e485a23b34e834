import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "kind.abbacy": "Leżący opat",
  "on.abbacy": "jako leżący opat",
  "for.abbacy": "leżący opat",
  "source.abbacy": "Leżący opaci",
  "abbacy.end": "Punktuje na końcu: 1 punkt za każdą płytkę rzędu i kolumny bez przerwy",
  "abbacy.closed": "Gdy został otoczony, byli tu tylko leżący opaci, więc nigdy nie będzie ukończony",
};
