// What the lobby's calls and sockets carry: the types made from the server's description (schema.d.ts), under our
// names and with the comments that a reader of the pages wants. A match's own stream has its types in src/wire.

import type { components } from "./schema";

type Sent = components["schemas"];

/** A player, for themselves; marks are what the profile page offers (src/seats.ts). */
export type Player = Sent["Profile"];
export type Marks = Sent["Marks"];
/** Times in milliseconds. */
export type Clock = Sent["ClockInput"];
/** A taken seat: a player's, or a bot's with its level. `salted`: it has given its random value for the fair draw. */
export type TableSeat = Sent["TableSeat"];
/** What a player waits for who wants a quick match. */
export type Quick = Sent["Waiting"];
/** A match as the lobby lists it: its headline without the board. */
export type MatchCard = Sent["Line"];
export type OptionInfo = Sent["Option"];
/** `reconstructed`: the tile list was put together from pictures and may differ from the printed one. */
export type ExpansionInfo = Sent["Expansion"];
/** `GET /api/setup`: everything the table form shows. */
export type SetupInfo = Sent["Setup"];
export type OptionValue = string | number | boolean;

/** A table as its viewer sees it. The description can't say that an empty seat is null. */
export interface Table extends Omit<Sent["Table"], "seats" | "clock" | "sets"> {
  seats: (TableSeat | null)[];
  clock: Clock;
  /** Which parts of its boxes are played: 1 or 0. */
  sets: Record<string, number>;
}

export type TableSettings = Pick<
  Table,
  "name" | "private" | "size" | "edition" | "expansions" | "options" | "sets" | "clock"
>;

/** Settings kept under a name. */
export type Favourite = Sent["Favourite"];
/** Something of a favourite that can't be played (any more). */
export type LeftOut = Sent["LeftOut"];

/** The rules to read: all ledgers, and the clause behind each reason of a score. */
export type Shelf = Sent["Shelf"];
export type Ledger = Sent["Ledger"];
export type Chapter = Sent["Chapter"];
export type Block = Sent["Block"];

export type Page<T> = Omit<Sent["Page"], "matches"> & { matches: T[] };

export interface Lobby extends Omit<Sent["Lobby"], "tables" | "my_tables"> {
  tables: Table[];
  my_tables: Table[];
}
