// Whether a match whose players stay away can be claimed: a setting of the table, for matches without a clock.

import { t } from "./messages.ts";

/** The choices of days; 0 is never. */
export const CLAIM_DAYS = [0, 1, 3, 7, 14, 30] as const;

export const claimName = (days: number): string => (days ? t("after", { count: days }) : t("never"));
export const claimText = (days: number): string => t(days ? "after.text" : "never.text");
