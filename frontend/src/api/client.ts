// The HTTP calls of docs/protocol.md, one function each. None throws; each answers with the data or a refusal.

import { call, type Result } from "./http.ts";
import type {
  Alerts,
  AlertsChange,
  DataCopy,
  Favourite,
  LeftOut,
  Rulebook,
  Lobby,
  MatchCard,
  Me,
  Page,
  PublicPlayer,
  Player,
  Privacy,
  PushBrowser,
  Quick,
  Relation,
  ReportInput,
  SetupInfo,
  RulebookList,
  Table,
  TablePage,
  Interactions,
  TileCounts,
  TableSettings,
  TablesWanted,
} from "./types.ts";

const id = encodeURIComponent;
const query = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  return given.length ? "?" + new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString() : "";
};

export const me = {
  read: () => call<Me>("GET", "/api/me"),
  guest: (name?: string) => call<{ player: Player }>("POST", "/api/me/guest", name ? { name } : {}),
  change: (changes: Partial<Pick<Player, "name" | "marks">>) => call<{ player: Player }>("PATCH", "/api/me", changes),
};

/** The address of the copy of one's own data, which the browser saves as a file. */
export const EXPORT = "/api/me/export";

export const people = {
  list: () => call<{ people: Relation[] }>("GET", "/api/me/people"),
  relate: (player: string, kind: Relation["kind"]) => call<Relation>("POST", "/api/me/people", { player, kind }),
  forget: (player: string) => call<unknown>("DELETE", `/api/me/people/${id(player)}`),
  player: (player: string) => call<PublicPlayer>("GET", `/api/players/${id(player)}`),
  report: (report: ReportInput) => call<{ id: number }>("POST", "/api/reports", report),
  readNotice: (notice: number) => call<unknown>("DELETE", `/api/me/notices/${notice}`),
};

const BROWSERS = "/api/me/alerts/browsers";
/** How the player is alerted of a turn while away. */
export const alerts = {
  read: () => call<Alerts>("GET", "/api/me/alerts"),
  change: (changes: AlertsChange) => call<Alerts>("PATCH", "/api/me/alerts", changes),
  add: (endpoint: string, keys: { p256dh: string; auth: string }) =>
    call<PushBrowser>("POST", BROWSERS, { endpoint, keys }),
  remove: (browser: number) => call<unknown>("DELETE", `${BROWSERS}/${browser}`),
  /** The link in a mail: ends the mails of the player for whom it was made. */
  off: (token: string) => call<{ mail: boolean }>("POST", `/api/alerts/off/${id(token)}`),
};

/** A copy that the worker makes, and the address of its file. */
export const COPY_FILE = "/api/me/export/file";
export const copies = {
  read: () => call<DataCopy>("GET", "/api/me/export/copy"),
  start: () => call<DataCopy>("POST", EXPORT),
};

export const privacy = {
  read: () => call<Privacy>("GET", "/api/privacy"),
  remove: (password: string) => call<unknown>("POST", "/api/me/delete", password ? { password } : {}),
};

export const lobby = {
  read: (page?: number, after?: string, signal?: AbortSignal) =>
    call<Lobby>("GET", "/api/lobby" + query({ page, after }), undefined, signal),
  quick: (seats: number, salt?: string, commitment?: string) =>
    call<{ quick: Quick | null; match: string | null }>("POST", "/api/quick", {
      seats,
      ...(salt && commitment ? { salt, commitment } : {}),
    }),
  stop: () => call<unknown>("DELETE", "/api/quick"),
};

export const setup = { read: () => call<SetupInfo>("GET", "/api/setup") };

const at = (table: string) => `/api/tables/${id(table)}`;
export const tables = {
  list: ({ search, size, expansions, free }: TablesWanted, after?: string) =>
    call<TablePage>(
      "GET",
      "/api/tables" +
        query({
          search: search || undefined,
          size: size || undefined,
          expansions: expansions || undefined,
          free: free ? "true" : undefined,
          after,
        }),
    ),
  make: (settings: Partial<TableSettings>) => call<Table>("POST", "/api/tables", settings),
  read: (table: string, invite?: string) => call<Table>("GET", at(table) + query({ invite })),
  change: (table: string, settings: Partial<TableSettings>) => call<Table>("PATCH", at(table), settings),
  interactions: (table: string, invite?: string) =>
    call<Interactions>("GET", `${at(table)}/interactions` + query({ invite })),
  tiles: (table: string, invite?: string) => call<TileCounts>("GET", `${at(table)}/tiles` + query({ invite })),
  join: (table: string, salt: string, invite?: string) =>
    call<Table>("POST", `${at(table)}/join`, invite ? { salt, invite } : { salt }),
  leave: (table: string) => call<Table>("POST", `${at(table)}/leave`),
  start: (table: string) => call<Table>("POST", `${at(table)}/start`),
  watch: (table: string, level: string) => call<Table>("POST", `${at(table)}/watch`, { level }),
  close: (table: string) => call<Table>("POST", `${at(table)}/close`),
  addBot: (table: string, level: string) => call<Table>("POST", `${at(table)}/bots`, { level }),
  fillWithBots: (table: string, level: string) => call<Table>("POST", `${at(table)}/bots`, { level, fill: true }),
  removeBot: (table: string, seat: number) => call<Table>("DELETE", `${at(table)}/bots/${seat}`),
  addCompanion: (table: string, name: string, salt: string) =>
    call<Table>("POST", `${at(table)}/companions`, { name, salt }),
  removeCompanion: (table: string, seat: number) => call<Table>("DELETE", `${at(table)}/companions/${seat}`),
  sendAway: (table: string, seat: number) => call<Table>("DELETE", `${at(table)}/seats/${seat}`),
  readmit: (table: string, player: string) => call<Table>("DELETE", `${at(table)}/removed/${id(player)}`),
};

type Kept = { favourites: Favourite[]; most: number };
const kept = (favourite: string) => `/api/me/favourites/${id(favourite)}`;
export const favourites = {
  list: () => call<Kept>("GET", "/api/me/favourites"),
  save: (name: string, table: string, invite?: string) =>
    call<Favourite>("POST", "/api/me/favourites", { name, table, ...(invite ? { invite } : {}) }),
  rename: (favourite: string, name: string) => call<Favourite>("PATCH", kept(favourite), { name }),
  forget: (favourite: string) => call<unknown>("DELETE", kept(favourite)),
  apply: (favourite: string, table: string) =>
    call<{ table: Table; left_out: LeftOut[] }>("POST", `${at(table)}/favourite`, { favourite }),
};

export const rules = {
  list: () => call<RulebookList>("GET", "/api/rules"),
  open: (name: string) => call<Rulebook>("GET", `/api/rules/${id(name)}`),
};

export const matches = {
  list: (wanted: { status?: string; mine?: boolean; page?: number }) =>
    call<Page<MatchCard>>("GET", "/api/matches" + query({ ...wanted, mine: wanted.mine ? 1 : undefined })),
  upload: (record: unknown) => call<{ id: string }>("POST", "/api/records", record),
};

/** What allauth answers to a log-in or a sign-up that went well; the caller reads /api/me afterwards. */
type Session = { status: number };
const AUTH = "/_allauth/browser/v1/auth";
export const account = {
  signUp: (username: string, password: string, email: string) =>
    call<Session>("POST", `${AUTH}/signup`, { username, password, ...(email ? { email } : {}) }),
  logIn: (username: string, password: string) => call<Session>("POST", `${AUTH}/login`, { username, password }),
  /** allauth says 401 ("nobody is logged in now") to a log-out that went well. */
  logOut: async (): Promise<Result<unknown>> => {
    const answer = await call<unknown>("DELETE", `${AUTH}/session`);
    return !answer.ok && answer.status === 401 ? { ok: true, data: undefined } : answer;
  },
  /** Sends an email with a link if there is such an address; the answer is the same if there is none. */
  askReset: (email: string) => call<Session>("POST", `${AUTH}/password/request`, { email }),
  /** allauth answers 401 ("now log in") when the password was changed without logging in. */
  reset: async (key: string, password: string): Promise<Result<unknown>> => {
    const answer = await call<unknown>("POST", `${AUTH}/password/reset`, { key, password });
    return !answer.ok && answer.status === 401 ? { ok: true, data: undefined } : answer;
  },
  confirmEmail: async (key: string): Promise<Result<unknown>> => {
    const answer = await call<unknown>("POST", `${AUTH}/email/verify`, { key });
    return !answer.ok && answer.status === 401 ? { ok: true, data: undefined } : answer;
  },
  /** The second step of a log-in: a code of the app, or a recovery code. */
  sendCode: (code: string) => call<Session>("POST", `${AUTH}/2fa/authenticate`, { code }),
  /** Confirms with the password who this is, for changes of the second step. */
  confirm: (password: string) => call<Session>("POST", `${AUTH}/reauthenticate`, { password }),
  changePassword: (current_password: string, new_password: string) =>
    call<Session>("POST", "/_allauth/browser/v1/account/password/change", { current_password, new_password }),
};

/** A browser where the player is logged in; times in seconds. */
export interface LoggedIn {
  id: number;
  user_agent: string;
  is_current: boolean;
  created_at: number;
  last_seen_at?: number;
}
type Listed<T> = { data: T };
export const sessions = {
  list: () => call<Listed<LoggedIn[]>>("GET", `${AUTH}/sessions`),
  end: (ids: number[]) => call<Listed<LoggedIn[]>>("DELETE", `${AUTH}/sessions`, { sessions: ids }),
};

const FACTORS = "/_allauth/browser/v1/account/authenticators";
export interface Factor {
  type: "totp" | "recovery_codes";
  total_code_count?: number;
  unused_code_count?: number;
}
export interface RecoveryCodes extends Factor {
  unused_codes: string[];
}
export const secondStep = {
  list: () => call<Listed<Factor[]>>("GET", FACTORS),
  /** The key for an authenticator app. allauth sends it with 404: the player has no app yet. */
  key: async (): Promise<Result<string>> => {
    const answer = await call<unknown>("GET", `${FACTORS}/totp`);
    if (answer.ok || answer.status !== 404) return answer as Result<string>;
    return { ok: true, data: (answer.refusal as unknown as { meta: { secret: string } }).meta.secret };
  },
  switchOn: (code: string) => call<unknown>("POST", `${FACTORS}/totp`, { code }),
  switchOff: () => call<unknown>("DELETE", `${FACTORS}/totp`),
  codes: () => call<Listed<RecoveryCodes>>("GET", `${FACTORS}/recovery-codes`),
  newCodes: () => call<Listed<RecoveryCodes>>("POST", `${FACTORS}/recovery-codes`),
};
