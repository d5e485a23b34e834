// A clause's name as a link: read in place by a plain click, followed as a link by any other; the dialog shows the
// clause.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLocale } from "../i18n/index.ts";
import { answered, clauseDialog } from "./clauseDialog.svelte.ts";
import ClauseDialog from "./ClauseDialog.svelte";
import ClauseLink from "./ClauseLink.svelte";

const RULEBOOKS = {
  ledgers: [{ name: "base", title: "Base", clauses: ["BASE-SCORE-1", "BASE-SCORE-2"] }],
  reasons: { road: "BASE-SCORE-1" },
};
const clause = (id: string, text: string) => ({
  kind: "clause",
  id,
  editions: ["all"],
  ruling: true,
  text,
  examples: ["7 tiles = 7."],
  why: ["it is so."],
  sources: ["W"],
});
const BASE = {
  name: "base",
  title: "Base",
  sources: [],
  chapters: [
    {
      title: "Points",
      level: 2,
      blocks: [
        clause("BASE-SCORE-1", "A road: 1 point, see BASE-SCORE-2 and BASE-SCORE-99."),
        clause("BASE-SCORE-2", "Once."),
      ],
    },
  ],
};

// The answer comes at once; how soon a busy machine draws it is its own affair.
const PATIENT = { timeout: 30_000 };

let shown: Record<string, unknown> | undefined;
beforeEach(() => {
  setLocale("en");
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", "");
  };
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(JSON.stringify(path === "/api/rules" ? RULEBOOKS : BASE))),
  );
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  answered();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function link(props: { clause: string; here?: boolean; words?: string }): HTMLAnchorElement {
  shown = mount(ClauseLink, { target: document.body, props });
  flushSync();
  return document.querySelector("a") as HTMLAnchorElement;
}
const click = (on: HTMLElement, more: MouseEventInit = {}) =>
  on.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...more }));

it("asks for the clause on a plain click and stays where it is", () => {
  const name = link({ clause: "BASE-SCORE-1" });
  expect(name.getAttribute("href")).toBe("/rules/BASE-SCORE-1");
  expect(click(name)).toBe(false);
  expect(clauseDialog.clause).toBe("BASE-SCORE-1");
});

it("is an ordinary link for a new tab, and on the page of rules itself", () => {
  expect(click(link({ clause: "BASE-SCORE-1" }), { ctrlKey: true })).toBe(true);
  expect(clauseDialog.clause).toBeNull();
  document.body.replaceChildren();
  expect(click(link({ clause: "BASE-SCORE-1", here: true }))).toBe(true);
  expect(clauseDialog.clause).toBeNull();
});

it("says which clause it leads to where it has other words", () => {
  expect(link({ clause: "BASE-SCORE-1", words: "Why" }).getAttribute("aria-label")).toBe("Why (BASE-SCORE-1)");
});

it("shows the clause with its example and why it was settled so, and leads on to those it names", async () => {
  shown = mount(ClauseDialog, { target: document.body, props: { clause: "BASE-SCORE-1" } });
  await vi.waitFor(() => expect(document.querySelector("article")?.textContent).toContain("A road: 1 point"), PATIENT);
  const text = document.querySelector("article")?.textContent ?? "";
  for (const words of ["our decision", "7 tiles = 7.", "it is so."]) expect(text).toContain(words);
  const named = [...document.querySelectorAll<HTMLElement>("article [data-clause]")];
  expect(named.map((one) => one.dataset["clause"])).toEqual(["BASE-SCORE-2"]);
  click(named[0] as HTMLElement);
  expect(clauseDialog.clause).toBe("BASE-SCORE-2");
  expect(document.querySelector("a.button")?.getAttribute("target")).toBe("_blank");
});

it("says so where there is doesn’t exist", async () => {
  shown = mount(ClauseDialog, { target: document.body, props: { clause: "MOON-1" } });
  await vi.waitFor(
    () => expect(document.querySelector("[data-testid=clause]")?.textContent).toContain("doesn’t exist"),
    PATIENT,
  );
});
