// The pages for players: each sentence with the clauses that it sums up, in the chosen language; a clause of the book
// unfolds when the address names it, and the dialog shows the player's sentences above it.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Rulebook, Sentence } from "../api/types.ts";
import { LOCALES, setLocale, type Locale } from "../i18n/index.ts";
import { navigate } from "../router.svelte.ts";
import Book from "./Book.svelte";
import { answered, clauseDialog } from "./clauseDialog.svelte.ts";
import ClauseDialog from "./ClauseDialog.svelte";
import RulesPage from "./RulesPage.svelte";
import { openBook, loadRulebooks } from "./rulebookStore.svelte.ts";
import { cardOf, newIn, sentencesAbout } from "./summary.ts";
import SummaryPage from "./SummaryPage.svelte";

const said = (text: string, ...clauses: string[]): Sentence => ({ text, clauses });
const NEW = { en: "What's new", de: "Das ist neu", pl: "Co nowego" };

function page(locale: Locale) {
  return {
    title: "Moon",
    caption: [said("Red lands.", "MOON-1")],
    sections: [
      {
        name: "new",
        title: NEW[locale],
        blocks: [{ kind: "text" as const, sentences: [said(`A ${locale} rover.`, "MOON-1"), said("Two.", "MOON-2")] }],
      },
      {
        name: "turn",
        title: "Turn",
        blocks: [
          { kind: "item" as const, sentences: [said("**Rover:** You may land.", "MOON-2")] },
          { kind: "item" as const, sentences: [said("You must stay.", "MOON-3", "MOON-1")] },
        ],
      },
      {
        name: "scoring",
        title: "Points",
        blocks: [{ kind: "table" as const, head: ["what", "points"], rows: [[said("rover"), said("2", "MOON-3")]] }],
      },
    ],
  };
}
const clause = (id: string) => ({
  kind: "clause" as const,
  id,
  editions: ["all"],
  ruling: false,
  text: `Text of ${id}.`,
  examples: ["given a rover: 2."],
  why: [],
  sources: ["W"],
});
const MOON = {
  name: "moon",
  title: "Moon",
  sources: [],
  chapters: [
    { title: "Landing", level: 2, blocks: [clause("MOON-1")] },
    { title: "Staying", level: 2, blocks: [clause("MOON-2")] },
    { title: "Longer", level: 3, blocks: [clause("MOON-3")] },
  ],
  summary: { en: page("en"), de: page("de"), pl: page("pl") },
} satisfies Rulebook;
const RULEBOOKS = {
  ledgers: [
    {
      name: "moon",
      title: "Moon",
      clauses: ["MOON-1", "MOON-2", "MOON-3"],
      card: { en: page("en").sections.slice(0, 2), de: page("de").sections.slice(0, 2), pl: [] },
    },
  ],
  reasons: {},
};

const ANSWERS: Record<string, unknown> = { "/api/rules": RULEBOOKS, "/api/rules/moon": MOON };

let shown: Record<string, unknown> | undefined;
beforeEach(async () => {
  setLocale("en");
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", "");
  };
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(JSON.stringify(ANSWERS[path] ?? { expansions: [], art: "d" }))),
  );
  await loadRulebooks();
  await openBook("moon");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  answered();
  navigate("/");
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}
const openChapters = () => [...document.querySelectorAll("details.chapter[open] h3")].map((h) => h.textContent);

it.each(LOCALES)("shows the sections in %s with a link to each clause of a sentence", (locale) => {
  const body = show(SummaryPage, { page: page(locale), name: "moon", meant: "" });
  expect([...body.querySelectorAll("h2")].map((h) => h.textContent)).toEqual([NEW[locale], "Turn", "Points"]);
  expect(body.querySelector("section.new p")?.textContent).toMatch(new RegExp(`^A ${locale} rover\\.\\sMOON-1 Two\\.`));
  expect([...body.querySelectorAll("section.turn li")].map((li) => li.textContent)).toEqual([
    "Rover: You may land.\u00a0MOON-2",
    "You must stay.\u00a0MOON-3 MOON-1",
  ]);
  expect(body.querySelector("section.scoring tbody th[scope=row]")?.textContent).toBe("rover");
  expect(body.querySelectorAll("section.scoring a[data-clause='MOON-3']")).toHaveLength(1);
});

it("marks the sentences of the clause that the address names", () => {
  const body = show(SummaryPage, { page: page("en"), name: "moon", meant: "MOON-1" });
  expect([...body.querySelectorAll(".meant")].map((s) => s.textContent?.split("\u00a0")[0])).toEqual([
    "Red lands.",
    "A en rover.",
    "You must stay.",
  ]);
});

it("opens a clause of the page in place", () => {
  const body = show(SummaryPage, { page: page("en"), name: "moon", meant: "" });
  const link = body.querySelector<HTMLAnchorElement>("section.turn a");
  expect(link?.getAttribute("href")).toBe("/rules/MOON-2");
  link?.click();
  expect(clauseDialog.clause).toBe("MOON-2");
});

it("unfolds the chapter of the clause that the address names, and no other", async () => {
  navigate("/rules/moon#MOON-3");
  show(Book, { book: MOON, folded: true });
  await vi.waitFor(() => expect(openChapters()).toEqual(["Staying"]));
  expect(document.getElementById("MOON-3")?.classList).toContain("meant");
  await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
  navigate("/rules/moon#MOON-1");
  await vi.waitFor(() => expect(openChapters()).toEqual(["Landing", "Staying"]));
});

it("shows all chapters of a rulebook without a page for players", () => {
  show(Book, { book: MOON, folded: false });
  expect(openChapters()).toEqual(["Landing", "Staying"]);
});

it("folds example and source of a clause away", () => {
  show(Book, { book: MOON, folded: false });
  const more = document.querySelector<HTMLDetailsElement>("#MOON-1 details");
  expect(more?.open).toBe(false);
  expect(more?.querySelector("summary")?.textContent).toBe("Example and source");
  expect(more?.textContent).toContain("given a rover: 2.");
});

it("shows the page for players first, then the clauses", async () => {
  show(RulesPage, { id: "moon" });
  await vi.waitFor(() => expect(document.querySelector("[data-testid=summary]")).not.toBeNull());
  const headings = [...document.querySelectorAll("h2")].map((h) => h.textContent);
  expect(headings).toEqual(["What's new", "Turn", "Points", "Rules in full"]);
  expect(openChapters()).toEqual([]);
});

it("puts the player's sentences above the clause in the dialog", async () => {
  show(ClauseDialog, { clause: "MOON-3" });
  await vi.waitFor(() => expect(document.querySelector("article.clause")?.textContent).toContain("Text of MOON-3."));
  expect(document.querySelector(".short")?.textContent?.trim()).toBe("You must stay. rover: 2");
});

it("takes the caption of the picture only where nothing else speaks of a clause", () => {
  const texts = (id: string) => sentencesAbout(MOON, id).map((sentence) => sentence.text);
  expect(texts("MOON-1")).toEqual(["A en rover.", "You must stay."]);
  expect(texts("MOON-9")).toEqual([]);
  const bare = { ...MOON, summary: { en: { ...page("en"), sections: [] } } };
  expect(sentencesAbout(bare, "MOON-1").map((sentence) => sentence.text)).toEqual(["Red lands."]);
});

it("gives the card what is new and the turn, in the chosen language", () => {
  expect(newIn("moon")).toBe("A en rover. Two.");
  setLocale("de");
  expect(newIn("moon")).toBe("A de rover. Two.");
  expect(cardOf("moon").map((section) => section.name)).toEqual(["new", "turn"]);
  expect(newIn("sun")).toBeUndefined();
});
