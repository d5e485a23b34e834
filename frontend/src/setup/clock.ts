import type { Clock } from "../api/types.ts";
import { t } from "../i18n/index.ts";
import { span } from "../i18n/phrases.ts";

/** "10 min + 10 s", "2 min a move", "No clock". */
export function clockWords(clock: Clock | null | undefined): string {
  if (clock?.kind === "move") return t("clock.move.short", { time: span(clock.move ?? 0) });
  if (clock?.kind !== "bank") return t("clock.none");
  const bank = span(clock.bank ?? 0);
  return clock.increment ? t("clock.bank.short", { bank, increment: span(clock.increment) }) : bank;
}
