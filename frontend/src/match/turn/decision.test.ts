import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { amount } from "../../expansions/bridges-castles-bazaars/bazaars/auction.ts";
import type { Choice } from "../../board/figures/choices.ts";
import { LOCALES, setLocale } from "../../i18n/index.ts";
import type { Action, Decision, View } from "../../protocol/types.ts";
import { t } from "../../words/messages.ts";
import { withLabel } from "./decision.svelte.ts";
import OtherDecision from "./OtherDecision.svelte";
import { aboutSpot, choicesOf, endWord, turnWord } from "./turn.ts";
import { eventWord, scoredWord, signed } from "../../words/words.ts";

afterEach(() => setLocale("en"));

const city: Action = { seat: 0, type: "choose_feature", x: 2, y: -1, feature: "city@N" };
const road: Action = { seat: 0, type: "choose_feature", x: 2, y: -1, feature: "road@S" };
const values = [
  { x: 2, y: -1, feature: "road@S", value: 1 },
  { x: 2, y: -1, feature: "city@N", value: 8 },
];
const taking: View = {
  seats: [
    { name: "Ann", score: -3, supply: {} },
    { name: "Ben", score: 0, supply: {} },
  ],
  tiles: [],
  decision: {
    seat: 0,
    kind: "choose_feature",
    about: { x: 1, y: 0, feature: "castle@0", vicinity: [[0, 0]], values },
    actions: [city, road],
  },
};
const event = (action: Action) => ({ number: 1, seat: 0, action, at: "", change: {}, hash: "" });

describe("what a castle takes", () => {
  const labels = () => choicesOf([city, road]).map((choice) => withLabel(choice, "choose_feature", taking).label);

  it("asks the player who chooses and informs the others", () => {
    expect(turnWord(taking, 0, [city, road])).toBe("Which completed feature does your castle score?");
    expect(turnWord(taking, 1, null)).toBe("Ann chooses what the castle scores");
    expect(aboutSpot(taking.decision)).toEqual({ x: 1, y: 0 });
  });

  it("is a button for each feature, with its place and its own value", () => {
    expect(labels()).toEqual(["City, 2 east, 1 north: 8 points", "Road, 2 east, 1 north: 1 point"]);
    expect(choicesOf([city, road]).map((choice) => withLabel(choice, "choose_feature", taking).value)).toEqual([8, 1]);
  });

  it("is a button in every language, none like another", () => {
    for (const language of ["de", "pl"] as const) {
      setLocale(language);
      expect(labels().every((label) => label.includes("8") !== label.includes(": 1"))).toBe(true);
      expect(new Set(labels()).size).toBe(2);
    }
  });

  it("is logged with the feature taken", () => {
    expect(eventWord(event(city), taking, null, taking)).toMatch(/^Ann’s castle scored the city at 2 east, 1 north$/i);
  });

  it("leaves choices without a value from the server as they are", () => {
    const [choice] = choicesOf([city]);
    expect(withLabel(choice!, "choose_feature", { ...taking, decision: null })).toBe(choice);
  });
});

describe("a tile to discard", () => {
  const discard: Action = { seat: 0, type: "discard_tile" };

  it("is a button beside the placements, with a number key", () => {
    const laid: Action = { seat: 0, type: "place_tile", x: 0, y: 1, rotation: 0 };
    expect(choicesOf([laid, discard])).toEqual([{ action: discard, digit: 1, label: "Discard the tile" }]);
  });

  it("is logged", () => {
    expect(eventWord(event(discard), taking, null, taking)).toBe("Ann discarded a tile that needed a bridge");
  });
});

describe("a knight who goes home", () => {
  const acting = { ...taking, decision: { seat: 0, kind: "act" } };
  const knight: Action = { seat: 0, type: "remove_knight", owner: 1, piece: "mayor", x: 1, y: -1, feature: "city@N" };

  it("is what the turn asks for where nothing else is possible", () => {
    expect(turnWord(acting, 0, [knight])).toBe("A princess is here: send a knight home");
    expect(turnWord(acting, 0, [knight, { seat: 0, type: "end_turn" }])).toBe("Place a figure, or end your turn");
  });
});

describe("numbers", () => {
  it("below zero have a minus sign, not a hyphen", () => {
    expect(signed(-3)).toBe("−3");
    expect(signed(12)).toBe("12");
    expect(scoredWord({ seq: 1, seat: 0, points: -2, reason: "city" }, taking)).toContain("−2");
  });

  it("of a bid stay between the lowest and the highest", () => {
    expect([amount(10_000, 3), amount(9999, 3), amount(2, 3), amount(Number.NaN, 3)]).toEqual([9999, 9999, 3, 3]);
  });
});

const placing: Choice = { action: { seat: 0, type: "deploy" }, digit: 1, label: "" };
const tileAt = (x: number) => ({ tile: "T", x, y: 0, rotation: 0 });
const standing = { seat: 0, piece: "meeple", x: 1, y: 0, feature: "road@N" };
const viewWith = (pieces: View["pieces"]): View => ({ seats: [], tiles: [tileAt(0), tileAt(1)], pieces: pieces ?? [] });

it("says that no figure is placed only while the player has none on the newest tile", () => {
  expect(endWord(viewWith([]), 0, [placing])).toBe("No figure: end turn");
  expect(endWord(viewWith([{ ...standing, x: 0 }]), 0, [placing])).toBe("No figure: end turn");
  expect(endWord(viewWith([{ ...standing, seat: 1 }]), 0, [placing])).toBe("No figure: end turn");
  expect(endWord(viewWith([standing]), 0, [placing])).toBe("End turn");
  expect(endWord(viewWith([]), 0, [])).toBe("End turn");
});

/** What is read where a seat is asked this, and what each button does when it is pressed. */
function asked(decision: Decision, actions: Action[]) {
  const view: View = { seats: [{ name: "Ann", score: 0, supply: {} }], tiles: [], decision };
  const done: Action[] = [];
  const props = {
    decision,
    view,
    choices: choicesOf(actions),
    seat: 0,
    ondo: (action: Action) => void done.push(action),
    onhover: () => undefined,
  };
  const shown = mount(OtherDecision, { target: document.body, props });
  const text = document.querySelector(".what")?.textContent?.trim();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[data-action]")];
  buttons.forEach((button) => button.click());
  const labels = buttons.map((button) => button.textContent?.trim());
  void unmount(shown);
  document.body.replaceChildren();
  return { text, labels, done };
}

describe("a decision without a component", () => {
  const land: Action = { seat: 0, type: "land_rover", x: 2, y: 0 };

  it.each(LOCALES)("says in %s that the page has no words for a kind that it does not know", (language) => {
    setLocale(language);
    const { text, labels, done } = asked({ seat: 0, kind: "moon_landing", about: { x: 1, y: 0 } }, [land]);
    expect(text).toContain(t("act.other.what"));
    expect(text).toContain(t("place.east", { count: 1 }));
    expect(text?.toLowerCase()).not.toMatch(/moon.landing/);
    expect(labels[0]).toMatch(language === "en" ? /^Land rover, / : /^„Land rover[“”], /);
    expect(done).toEqual([land]);
  });

  it.each(LOCALES)("takes the words of the expansion's folder in %s", (language) => {
    setLocale(language);
    const take: Action = { seat: 0, type: "choose_feature", x: 2, y: 0, feature: "city@N" };
    const { text, done } = asked({ seat: 0, kind: "choose_feature", about: { x: 1, y: 0 } }, [take]);
    expect(text).toContain(t("place.east", { count: 1 }));
    expect(text).not.toContain(t("act.other.what"));
    expect(text).toMatch({ en: /completed at once/, de: /zugleich fertig/, pl: /ukończono naraz/ }[language]);
    expect(done).toEqual([take]);
  });
});
