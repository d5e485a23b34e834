import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DataCopy } from "../api/types.ts";
import { LOCALES, setLocale } from "../i18n/index.ts";
import CopyOfData from "./CopyOfData.svelte";
import { sizeWord } from "./yourCopy.svelte.ts";

const NONE: DataCopy = { state: "none", done: 0, actions: 12, size: 0, until: null };
const UNTIL = "2026-03-01T12:00:00Z";
/** What the server answers next; the last one again and again. */
let answers: { copy?: DataCopy; refused?: { code: string; sentence: string; params?: object }; status?: number }[];
const calls: string[] = [];
let app: Record<string, unknown> | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string, init: RequestInit) => {
      calls.push(`${init.method} ${path}`);
      const { copy, refused, status = 200 } = answers.length > 1 ? answers.shift()! : answers[0]!;
      return Promise.resolve(new Response(JSON.stringify(refused ?? copy), { status }));
    }),
  );
});
afterEach(async () => {
  if (app) await unmount(app);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await setLocale("en");
});

const settle = async (ms = 0) => {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
};
async function open(...given: typeof answers) {
  answers = given;
  app = mount(CopyOfData, { target: document.body });
  await settle();
}
const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const state = () => find("copy")!.dataset["state"];
const start = () => find("copy-start")!;
const said = () => document.querySelector("[role=status]")!.textContent.trim();

it("is asked for, waited for, and downloaded", async () => {
  await open(
    { copy: NONE },
    { copy: { ...NONE, state: "waiting" }, status: 202 },
    { copy: { ...NONE, state: "making", done: 3 } },
    { copy: { ...NONE, state: "ready", done: 12, size: 1_400_000, until: UNTIL } },
  );
  expect(start().textContent).toBe("Prepare a copy in the background");
  expect(find("copy-file")).toBeNull();
  start().click();
  await settle();
  expect([state(), start().getAttribute("aria-disabled")]).toEqual(["waiting", "true"]);
  expect(document.activeElement).toBe(start());
  start().click();
  await settle(2000);
  expect(state()).toBe("making");
  expect(document.body.textContent).toContain("3 of 12 moves");
  expect(document.querySelector("progress")!.value).toBe(3);
  await settle(2000);
  expect(said()).toMatch(/Your copy is ready: 1\.4 MB\.\s+It stays here until March 1, 2026/);
  expect(find("copy-file")!.getAttribute("href")).toBe("/api/me/export/file");
  const looked = calls.length;
  await settle(60_000);
  expect(calls.length).toBe(looked); // nothing more to wait for
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual(["POST /api/me/export"]);
});

it("can be tried again after a failure, and says when that is too often", async () => {
  const refused = { code: "limit.rate", sentence: "Too fast.", params: { seconds: 600 } };
  await open({ copy: { ...NONE, state: "failed" } }, { refused, status: 429 });
  expect([start().textContent, said()]).toEqual(["Try again", "Your copy could not be made."]);
  start().click();
  await settle();
  expect(document.querySelector("[role=alert]")!.textContent).not.toBe("");
  expect(start().getAttribute("aria-disabled")).toBe("false");
});

it("is looked for again after an answer that did not come, and not once the page is left", async () => {
  await open({ copy: { ...NONE, state: "making" } }, { refused: { code: "x", sentence: "" }, status: 503 });
  await settle(2000);
  expect(state()).toBe("making");
  answers = [{ copy: { ...NONE, state: "ready", size: 10 } }];
  await settle(15_000);
  expect(state()).toBe("ready");
  answers = [{ copy: { ...NONE, state: "making" } }];
  start().click();
  await settle();
  await unmount(app!);
  app = undefined;
  const looked = calls.length;
  await settle(60_000);
  expect(calls.length).toBe(looked);
});

it("is recommended to those who have played much", async () => {
  await open({ copy: { ...NONE, actions: 5000 } });
  expect(document.body.textContent).toContain("You have made 5,000 moves");
});

it.each(LOCALES)("has words for each state in %s", async (language) => {
  await setLocale(language);
  const texts = new Set<string>();
  for (const each of ["none", "waiting", "making", "ready", "failed"] as const) {
    await open({ copy: { ...NONE, state: each, size: 2000, until: UNTIL } });
    texts.add(find("copy")!.textContent);
    await unmount(app!);
    app = undefined;
    document.body.replaceChildren();
  }
  expect(texts.size).toBe(5);
});

it("says sizes as people do", () => {
  expect([sizeWord(812_345, "en"), sizeWord(1_440_000, "de"), sizeWord(10, "pl")]).toEqual([
    "813 kB",
    "1,4 MB",
    "1 kB",
  ]);
});
