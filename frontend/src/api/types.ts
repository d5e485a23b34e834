// What the lobby's calls and sockets carry: the types made from the server's description (schema.d.ts), under our
// names and with the comments that a reader of the pages wants. A match's own stream has its types in src/protocol.

import type { components } from "./schema";

type Sent = components["schemas"];

/** A player, for themselves; marks are what the profile page offers (src/seats.ts). */
export type Player = Sent["Profile"];
/** The player of this session, what operators have said, and whether this browser's player is barred. */
export type Me = Sent["Me"];
export type Notice = Sent["Notice"];
export type Bar = Sent["Bar"];
/** Somebody whom the player has blocked or muted. */
export type Relation = Sent["Relation"];
/** A player, for others. */
export type PublicPlayer = Omit<Sent["PublicPlayer"], "matches"> & { matches: MatchCard[] };
export type ReportReason = Sent["ReportInput"]["reason"];
/** A report of a player, of what happened at a match, or of one message there. */
export type ReportInput = Pick<Sent["ReportInput"], "player" | "reason" | "words"> &
  Partial<Pick<Sent["ReportInput"], "match" | "message">>;
/** How the player is alerted of a turn; `push_key` is empty where the server sends no push messages. */
export type Alerts = Sent["Alerts"];
export type AlertsChange = Partial<Sent["PatchedAlertsInput"]>;
export type PushBrowser = Sent["PushBrowser"];
export type Privacy = Sent["Privacy"];
/** How far the copy of one's data is. */
export type DataCopy = Sent["Copy"];
export type Marks = Sent["Marks"];
/** Times in milliseconds. */
export type Clock = Sent["ClockInput"];
/** A taken seat: a player's, or a bot's with its level. `salted`: it has given its random value for the fair draw. */
export type TableSeat = Sent["TableSeat"];
/** What a player waits for who wants a quick match. */
export type Quick = Sent["Waiting"];
/** A match as the lobby lists it: its headline without the board. */
type MaybeSent = "spectators" | "moved";
export type MatchCard = Omit<Sent["LobbyLine"], "seats" | MaybeSent> &
  Partial<Pick<Sent["LobbyLine"], MaybeSent>> & { seats: Sent["LobbySeat"][] };
export type OptionInfo = Sent["Option"];
/** How strong a level of bots is against the one below it: the share of games won, a shared one as a half. */
export type Strength = Sent["Strength"];
/** `reconstructed`: the tile list was put together from pictures and may differ from the printed one. */
export type ExpansionInfo = Sent["Expansion"];
/** `GET /api/setup`: everything the table form shows. */
export type SetupInfo = Sent["Setup"];
/** A choice of expansions, with the decisions that a game takes for each number of seats. */
export type Preset = Sent["Preset"];
export type OptionValue = string | number | boolean;

/** A table as its viewer sees it. The description can't say that an empty seat is null. */
export interface Table extends Omit<Sent["Table"], "seats" | "clock" | "sets"> {
  seats: (TableSeat | null)[];
  clock: Clock;
  /** Which parts of its expansions are played: 1 or 0. */
  sets: Record<string, number>;
}

/** What the lobby's list shows of a table. The description can't say that an empty seat is null. */
export interface TableCard extends Omit<Sent["TableCard"], "seats" | "clock"> {
  seats: (Sent["CardSeat"] | null)[];
  clock: Clock;
}

/** Which expansions of a table affect each other, and by which clauses. */
export type Interactions = Sent["Interactions"];
export type Interaction = Sent["Interaction"];
/** The tiles that a table plays with, start tiles included. */
export type TileCounts = Sent["TileCounts"];
/** A page of the open tables; `next` is null at the last. */
export type TablePage = Omit<Sent["TablePage"], "tables"> & { tables: Table[] };
/** What somebody looks for among them; an empty value means anything. */
export interface TablesWanted {
  search: string;
  size: string;
  expansions: string;
  free: boolean;
}

export type TableSettings = Pick<
  Table,
  | "name"
  | "private"
  | "size"
  | "edition"
  | "expansions"
  | "options"
  | "sets"
  | "supply"
  | "clock"
  | "aids"
  | "claim_days"
>;

/** Settings kept under a name. */
export type Favourite = Sent["Favourite"];
/** Something of a favourite that can't be played (any more). */
export type LeftOut = Sent["LeftOut"];

/** The rules to read: all rulebooks, and the clause behind each reason of a score. */
export type RulebookList = Sent["RulebookList"];
export type Lesson = Sent["Lesson"];
export type LessonLine = Sent["LessonLine"];
export type LessonPlace = Sent["LessonPlace"];
/** Puzzles: the list with the player's progress, one of them, and what came of a move. */
export type PuzzleList = Sent["PuzzleList"];
export type PuzzleLine = Sent["PuzzleLine"];
export type PuzzleProgress = Sent["PuzzleProgress"];
export type Puzzle = Sent["Puzzle"];
export type PuzzlePlace = Sent["PuzzlePlace"];
export type PuzzleAnswer = Sent["PuzzleAnswer"];
export type PuzzleVerdict = Sent["PuzzleVerdict"];
export type PuzzleSolution = Sent["PuzzleSolution"];
export type PuzzleShown = Sent["PuzzleShown"];
export type Rulebook = Sent["Rulebook"];
export type Chapter = Sent["Chapter"];
export type Block = Sent["Block"];
/** The page for players. */
export type Summary = Sent["Summary"];
export type SummarySection = Sent["SummarySection"];
export type SummaryBlock = Sent["SummaryBlock"];
export type Sentence = Sent["Sentence"];

export type Page<T> = Omit<Sent["Page"], "matches"> & { matches: T[] };

export interface Lobby extends Omit<Sent["Lobby"], "tables" | "my_tables" | "running" | "finished" | "my_matches"> {
  tables: TableCard[];
  running: MatchCard[];
  finished: Page<MatchCard> & Pick<Sent["LobbyPage"], "next">;
  my_matches: MatchCard[];
  my_tables: Table[];
}

/** Messages of the lobby's socket. */
export type LobbyMessage =
  | (Pick<Sent["LobbyMessage"], "t"> & Lobby)
  | { t: Sent["TableMessage"]["t"]; table: Table }
  | { t: Sent["MatchMessage"]["t"]; match: MatchCard }
  | (Pick<Sent["OwnLobbyMessage"], "t"> & Pick<Lobby, "my_tables" | "my_matches"> & { quick?: Quick | null })
  | { t: Sent["RunningMessage"]["t"]; running: MatchCard[] }
  | Sent["GoneMessage"]
  | Sent["HereMessage"]
  | Sent["PairedMessage"]
  | Sent["PongMessage"]
  | Sent["RefusedMessage"]
  | Sent["RestartMessage"];
