// Clocks to choose from; in between there is nothing that a table needs.

import type { Clock } from "../../api/types.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS: readonly { id: string; clock: Clock }[] = [
  { id: "none", clock: { kind: "none" } },
  { id: "move-1", clock: { kind: "move", move: MINUTE, out: "bot" } },
  { id: "move-2", clock: { kind: "move", move: 2 * MINUTE, out: "bot" } },
  { id: "bank-5", clock: { kind: "bank", bank: 5 * MINUTE, increment: 5000, out: "forfeit" } },
  { id: "bank-10", clock: { kind: "bank", bank: 10 * MINUTE, increment: 10_000, out: "forfeit" } },
  { id: "bank-20", clock: { kind: "bank", bank: 20 * MINUTE, increment: 20_000, out: "forfeit" } },
  { id: "day", clock: { kind: "move", move: DAY, out: "forfeit" } },
];

const same = (a: Clock, b: Clock) =>
  a.kind === b.kind &&
  (a.kind === "none" ||
    (a.kind === "move" ? a.move === b.move : a.bank === b.bank && (a.increment ?? 0) === (b.increment ?? 0)));

/** Which of ours a table's clock is; "own" when somebody made another one. */
export const clockId = (clock: Clock): string => CLOCKS.find((one) => same(one.clock, clock))?.id ?? "own";
