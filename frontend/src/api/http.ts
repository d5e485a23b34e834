// Every call to the server goes through here: the CSRF header, one shape of refusal, plain words when the line is down.

import { t } from "../i18n/index.ts";
import { localizedRefusal, refusalWords } from "../i18n/refusals.ts";

/**
 * A refusal as docs/protocol.md gives it; `code` "offline" and "server" are ours, for what is not the player's doing.
 */
export interface Refusal {
  code: string;
  sentence: string;
  /** Ids and numbers that the text of the code needs. */
  params?: Readonly<Record<string, unknown>>;
  clause?: string;
  number?: number;
}
const PASSING = new Set(["offline", "server", "throttled", "service.away", "service.busy", "match.updating"]);

/** Whether the same call may go well a moment later, with nothing changed. */
export const isPassing = ({ code }: Refusal): boolean => PASSING.has(code);

export type Result<T> = { ok: true; data: T } | { ok: false; refusal: Refusal; status: number };
export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Calls `path`; never throws. `data` is undefined for an answer without a body. */
export async function call<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Result<T>> {
  let response: Response;
  try {
    response = await fetch(path, request(method, body, signal));
  } catch {
    return failed("offline", t("error.offline"), 0);
  }
  const answer = await json(response);
  if (response.ok) return { ok: true, data: answer as T };
  return { ok: false, status: response.status, refusal: await refusal(answer, response) };
}

function request(method: Method, body: unknown, signal?: AbortSignal): RequestInit {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-CSRFToken"] = cookie("__Host-csrftoken") || cookie("csrftoken");
  return {
    method,
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}

/** The value of a cookie, "" when there is none. */
export function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(name + "="));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

async function json(response: Response): Promise<unknown> {
  try {
    return response.status === 204 ? undefined : await response.json();
  } catch {
    return undefined;
  }
}

async function refusal(answer: unknown, response: Response): Promise<Refusal> {
  // A 503 may say what is away or full, and what ends that. Any other 5xx is a fault.
  if ((response.status < 500 || response.status === 503) && isRefusal(answer)) {
    await refusalWords();
    return { ...answer, sentence: localizedRefusal(answer) };
  }
  if (response.status >= 500) return { code: "server", sentence: t("error.server") };
  if (response.status === 429) return { code: "throttled", sentence: t("error.throttled") };
  return {
    code: `http.${response.status}`,
    sentence: response.status === 404 ? t("error.missing") : t("error.unknown"),
  };
}

function isRefusal(answer: unknown): answer is Refusal {
  const some = answer as Partial<Refusal> | null | undefined;
  return typeof some?.code === "string" && typeof some.sentence === "string";
}

function failed(code: string, sentence: string, status: number): Result<never> {
  return { ok: false, status, refusal: { code, sentence } };
}
