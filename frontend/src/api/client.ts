// The HTTP calls of docs/protocol.md, one function each. None throws; each answers with the data or a refusal.

import { call, type Result } from "./http.ts";
import type {
  Favourite,
  LeftOut,
  Ledger,
  Lobby,
  MatchCard,
  Page,
  Player,
  Quick,
  SetupInfo,
  Shelf,
  Table,
  TableSettings,
} from "./types.ts";

const id = encodeURIComponent;
const query = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  return given.length ? "?" + new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString() : "";
};

export const me = {
  read: () => call<{ player: Player | null }>("GET", "/api/me"),
  guest: (name?: string) => call<{ player: Player }>("POST", "/api/me/guest", name ? { name } : {}),
  change: (changes: Partial<Pick<Player, "name" | "marks">>) => call<{ player: Player }>("PATCH", "/api/me", changes),
};

export const lobby = {
  read: (page?: number, signal?: AbortSignal) => call<Lobby>("GET", "/api/lobby" + query({ page }), undefined, signal),
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
  make: (settings: Partial<TableSettings>) => call<Table>("POST", "/api/tables", settings),
  read: (table: string, invite?: string) => call<Table>("GET", at(table) + query({ invite })),
  change: (table: string, settings: Partial<TableSettings>) => call<Table>("PATCH", at(table), settings),
  join: (table: string, salt: string, invite?: string) =>
    call<Table>("POST", `${at(table)}/join`, invite ? { salt, invite } : { salt }),
  leave: (table: string) => call<Table>("POST", `${at(table)}/leave`),
  start: (table: string) => call<Table>("POST", `${at(table)}/start`),
  close: (table: string) => call<Table>("POST", `${at(table)}/close`),
  addBot: (table: string, level: string) => call<Table>("POST", `${at(table)}/bots`, { level }),
  removeBot: (table: string, seat: number) => call<Table>("DELETE", `${at(table)}/bots/${seat}`),
  sendAway: (table: string, seat: number) => call<Table>("DELETE", `${at(table)}/seats/${seat}`),
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
  shelf: () => call<Shelf>("GET", "/api/rules"),
  ledger: (name: string) => call<Ledger>("GET", `/api/rules/${id(name)}`),
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
  /** Sends a mail with a link, if there is such an address; the answer does not tell. */
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
  changePassword: (current_password: string, new_password: string) =>
    call<Session>("POST", "/_allauth/browser/v1/account/password/change", { current_password, new_password }),
};
