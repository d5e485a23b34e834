"""Lessons: a whole one by keyboard, those of the expansions on a phone, one that goes on after a reload."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from rules.lessons.lesson import Lesson
from rules.lessons.reading import lessons

LESSONS = lessons()
OF_EXPANSIONS = [lesson for lesson in LESSONS.values() if lesson.expansion]
PHONE = {"width": 390, "height": 844}
# Tenths of a second until the panel offers what a lesson wants.
PATIENCE = 50


def begin(page: Page, name: str) -> None:
    """Open a lesson with every short cut left as it is for a new player."""
    page.goto(f"/lesson/{name}")
    expect(page.get_by_test_id("coach")).to_be_visible()


def coach_at(page: Page, at: int) -> None:
    """Wait until the coach has seen so many actions."""
    expect(page.get_by_test_id("coach")).to_have_attribute("data-at", str(at))


def rotations(lesson: Lesson, at: int) -> tuple[int, ...]:
    """Return the rotations that the lesson takes for its next action."""
    step, nth = lesson.step_at(at)
    return lesson.steps[step].turns[nth] or ((lesson.wanted(at) or {})["rotation"],)


def _choice(page: Page, wanted: dict[str, Any]) -> Locator | None:
    keys = wanted.keys() - {"seat"}
    for button in page.locator("button[data-action]").all():
        action = json.loads(button.get_attribute("data-action") or "{}")
        if all(action.get(key) == wanted[key] for key in keys):
            return button
    return None


def choice(page: Page, wanted: dict[str, Any]) -> Locator:
    """Return the button of the panel that does just this, as soon as there is one."""
    for _ in range(PATIENCE):
        if found := _choice(page, wanted):
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"no button does {wanted}")


def place(page: Page, lesson: Lesson, at: int, *, keys: bool) -> None:
    """Place the tile where the lesson wants it, turned as it must be."""
    wanted = lesson.wanted(at) or {}
    cell = page.locator(f'[data-cell="{wanted["x"]},{wanted["y"]}"]')
    cell.focus()
    page.keyboard.press("Enter")
    if wanted["type"] == "place_tile":
        for _ in range(4):
            if int(cell.get_attribute("data-rotation") or 0) in rotations(lesson, at):
                break
            page.keyboard.press("r")
    if keys:
        page.keyboard.press("Enter")
    else:
        page.get_by_test_id("confirm").click()


def chosen_group(page: Page, wanted: dict[str, Any]) -> None:
    """Choose the figure first, where there are several to choose from."""
    groups = page.locator(f'.chooser [data-group="{wanted.get("piece")}"]')
    if groups.count():
        groups.first.click()


def end(page: Page, after: int, *, keys: bool) -> None:
    """End the turn, unless the page has done so: it does, a moment after nothing else is possible."""
    button = page.get_by_test_id("end-turn")
    button.or_(page.locator(f"[data-testid=coach][data-at='{after}']")).first.wait_for()
    if button.count() and keys:
        page.keyboard.press("e")
    elif button.count():
        with suppress(Error):  # it has gone meanwhile, or the coach will stand still
            button.click(timeout=3000)


def do(page: Page, lesson: Lesson, at: int, *, keys: bool = False) -> int:
    """Play the lesson's next action; return how many actions are then played."""
    wanted = lesson.wanted(at) or {}
    after = at + 1
    if wanted["type"] in ("place_tile", "place_abbey"):
        place(page, lesson, at, keys=keys)
        following = lesson.wanted(after) or {}
        after += following.get("type") == "build_bridge"  # built with its tile
    elif wanted["type"] == "end_turn":
        end(page, after, keys=keys)
    elif wanted["type"] == "auction_bid":
        page.get_by_test_id("bid").fill(str(wanted["bid"]))
        page.get_by_test_id("say-bid").click()
    else:
        chosen_group(page, wanted)
        button = choice(page, wanted)
        button.wait_for()  # choices of figures are shown once the server has said what they would hold
        if keys:
            button.focus()
            page.keyboard.press("Enter")
        else:
            button.click()
    coach_at(page, after)
    return after


def play(page: Page, lesson: Lesson, *, keys: bool = False, first: int = 0) -> None:
    """Play a lesson to its end."""
    at = first
    while lesson.wanted(at) is not None:
        at = do(page, lesson, at, keys=keys)
    expect(page.get_by_test_id("lesson-done")).to_be_visible(timeout=20_000)


def test_base_lesson_is_played_by_keyboard_and_explains_what_is_refused(page: Page) -> None:
    lesson = LESSONS["roads"]
    page.add_init_script("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    begin(page, "roads")
    page.locator('[data-cell="0,1"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Not in this lesson")
    expect(page.get_by_test_id("hint")).to_be_visible()
    play(page, lesson, keys=True)
    expect(page.locator("li.seat").first).to_contain_text("4")
    expect(page.get_by_role("link", name="Next: Cities")).to_be_visible()
    page.get_by_role("button", name="Share this lesson").click()
    assert page.evaluate("window.copied").endswith("/lesson/roads")
    page.reload()
    page.get_by_test_id("earlier").click()
    expect(page.get_by_test_id("said-before")).to_have_count(len(lesson.steps))


@pytest.mark.parametrize("lesson", OF_EXPANSIONS, ids=lambda lesson: lesson.name)
def test_lesson_of_each_expansion_is_played_on_a_phone(page: Page, lesson: Lesson) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    begin(page, lesson.name)
    play(page, lesson)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# Counts how often what the coach says changes, each time for a screen reader to read out.
LISTEN = """() => {
    window.announced = [];
    const said = document.querySelector("[data-testid=said]");
    new MutationObserver(() => window.announced.push(said.innerText)).observe(
        said, { childList: true, characterData: true, subtree: true });
}"""


def test_coach_says_what_to_do_now_and_keeps_what_was_said(page: Page) -> None:
    lesson = LESSONS["roads"]
    begin(page, "roads")
    said, goal = page.get_by_test_id("said"), page.get_by_test_id("goal")
    expect(said).to_have_attribute("aria-live", "polite")
    expect(goal).to_have_text("Make the road longer on the right.")
    expect(page.get_by_test_id("earlier")).to_have_count(0)
    page.evaluate(LISTEN)
    at = do(page, lesson, 0)
    expect(goal).to_have_text("Put a follower on the road: then it is yours.")
    expect(page.get_by_test_id("ticked")).to_contain_text("Make the road longer on the right.")
    announced = page.evaluate("window.announced")
    assert len(announced) == 1, announced
    assert announced[0].endswith("then it is yours."), announced
    at = do(page, lesson, do(page, lesson, at))
    expect(said).to_contain_text("Your follower guards the road now.")
    expect(goal).to_contain_text("Close your road on the right.")
    page.get_by_test_id("earlier").click()
    before = page.get_by_test_id("said-before")
    expect(before).to_have_count(1)
    expect(before.get_by_role("listitem")).to_have_count(2)
    expect(before).to_contain_text("Your follower guards the road now.")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("earlier")).to_be_focused()


def test_lesson_goes_on_where_a_guest_left_it(page: Page) -> None:
    lesson = LESSONS["cities"]
    begin(page, "cities")
    at = do(page, lesson, 0)
    at = do(page, lesson, at)
    page.reload()
    coach_at(page, at)
    play(page, lesson, first=at)
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("link", name="Cities")).to_contain_text("done")
