// The list of blocked and muted players, and the dialog of a report, against a server that answers as ours does.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadMe } from "../me.svelte.ts";
import { toasts } from "../toasts.svelte.ts";
import { forget, loadPeople, people, relate } from "./people.svelte.ts";
import ReportDialog from "./ReportDialog.svelte";

const ANN = { id: "p-ann22222", name: "Ann", guest: true, username: null, email: null, marks: {} };
const BOB = { player: "p-bob22222", name: "Bob", kind: "blocked", since: "2026-01-01T00:00:00Z" };
type Sent = { method: string; path: string; body: unknown };
let sent: Sent[];
let answers: Record<string, [status: number, body: unknown]>;
let shown: Record<string, unknown> | null = null;

beforeEach(async () => {
  sent = [];
  answers = { "GET /api/me": [200, { player: ANN }], "GET /api/me/people": [200, { people: [BOB] }] };
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string, { method, body }: RequestInit) => {
      sent.push({ method: method ?? "GET", path, body: body ? JSON.parse(String(body)) : undefined });
      const [status, answer] = answers[`${method} ${path}`] ?? [404, { code: "x", sentence: "No." }];
      return new Response(status === 204 ? null : JSON.stringify(answer), { status });
    }),
  );
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  await loadMe();
  await loadPeople(true);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("hides the messages of blocked players and of no others", () => {
  expect(people.hides(BOB.player)).toBe(true);
  expect(people.hides("p-cleo2222")).toBe(false);
  expect(people.hides(null)).toBe(false);
});

it("shows them again after an undo", async () => {
  answers[`DELETE /api/me/people/${BOB.player}`] = [204, null];
  expect(await forget(BOB.player, "Bob")).toBe(true);
  expect(people.hides(BOB.player)).toBe(false);
});

it("keeps what was when the server refuses, and says why", async () => {
  answers["POST /api/me/people"] = [409, { code: "player.self", sentence: "This is you." }];
  expect(await relate("p-cleo2222", "Cleo", "muted")).toBe(false);
  expect(people.kind("p-cleo2222")).toBeNull();
  expect(toasts.at(-1)?.text).toBe("This is you.");
});

async function settled() {
  await tick();
  await new Promise((resolve) => setTimeout(resolve, 10));
  flushSync();
}

function open() {
  const subject = { player: BOB.player, name: "Bob", match: "m234567890", message: { id: 7, text: "you fool" } };
  shown = mount(ReportDialog, { target: document.body, props: { subject, onclose: () => undefined } });
  flushSync();
}

async function report(reason: string) {
  document.querySelector<HTMLInputElement>(`input[value="${reason}"]`)!.click();
  flushSync();
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await settled();
}

it("sends the message and the match with the reason, and thanks", async () => {
  answers["POST /api/reports"] = [201, { id: 1 }];
  open();
  expect(document.querySelector("blockquote")?.textContent).toBe("you fool");
  await report("insults");
  const body = { player: BOB.player, reason: "insults", words: "", match: "m234567890", message: 7 };
  expect(sent.at(-1)).toEqual({ method: "POST", path: "/api/reports", body });
  expect(document.querySelector('[data-testid="reported"]')).not.toBeNull();
});

it("says that it was reported already, and keeps what was written", async () => {
  answers["POST /api/reports"] = [409, { code: "report.already", sentence: "Already." }];
  open();
  await report("spam");
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("You have reported this already");
  expect(document.querySelector<HTMLInputElement>('input[value="spam"]')?.checked).toBe(true);
});

it("asks for words where a reason alone says nothing", () => {
  open();
  document.querySelector<HTMLInputElement>('input[value="other"]')!.click();
  flushSync();
  expect(document.querySelector("textarea")?.required).toBe(true);
});
