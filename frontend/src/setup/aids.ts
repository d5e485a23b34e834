// How much the page helps those who play: a setting of the table, enforced by the server.

import { t } from "./messages.ts";

export const AIDS = ["beginner", "usual", "tournament"] as const;
export type Aids = (typeof AIDS)[number];

/** The known name of the aids; a server of an older version sends none, one of a newer version may send others. */
export const aidsOf = (sent: string | undefined): Aids => AIDS.find((one) => one === sent) ?? "usual";

export const aidsName = (sent: string | undefined): string => t(`aids.${aidsOf(sent)}`);
export const aidsText = (sent: string | undefined): string => t(`aids.${aidsOf(sent)}.text`);
