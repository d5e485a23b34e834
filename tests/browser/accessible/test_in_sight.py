"""In low windows what a page asks for is in sight: a phone on its side, a low window of a desktop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from tests.browser.accessible.in_sight import out_of_sight
from tests.browser.accessible.test_decisions import nothing_found
from tests.browser.arriving.test_lessons import LESSONS, begin, do
from tests.e2e_support.pictures import played, upload

Open = Callable[..., Page]
SIZES = {"phone on its side": (844, 390), "low desktop": (1024, 600)}
# Where the words of a lesson take room from its choices.
OF_LESSONS = SIZES | {
    "phone": (390, 844),
    "laptop": (1280, 657),
    "tablet": (1024, 768),
    "desktop": (1440, 900),
}
ON_ITS_SIDE = [("phone on its side", name) for name in ("bazaars", "drawbridges", "abbey")]


@pytest.fixture
def low(browser: Browser, base_url: str) -> Iterator[Open]:
    """Yield what opens an empty page of this size."""
    opened = []

    def open_page(size: str, **more: Any) -> Page:
        width, height = OF_LESSONS[size]
        finger = size.startswith("phone")
        context = browser.new_context(
            base_url=base_url,
            viewport={"width": width, "height": height},
            has_touch=finger,
            is_mobile=finger,
            **more,
        )
        opened.append(context)
        return context.new_page()

    yield open_page
    for context in opened:
        context.close()


def game(page: Page, bots: int) -> None:
    """Begin a game against bots."""
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill("Ann")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    for seated in range(bots):
        page.get_by_role("button", name="Add a bot").first.click()
        expect(page.locator(".seat.taken")).to_have_count(seated + 2)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/match/*")


@pytest.mark.parametrize("size", SIZES)
def test_turns_of_a_game_of_four_are_in_sight(low: Open, size: str) -> None:
    page = low(size, reduced_motion="reduce")
    game(page, 3)
    for turn in range(3):
        page.locator("[data-cell]").first.wait_for(timeout=60_000)
        assert out_of_sight(page) == [], turn
        page.locator("[data-cell]").first.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("outcome").locator("li").first).to_be_visible()
        assert out_of_sight(page) == [], turn
        page.locator(".turn-area [data-testid=confirm]").click()
        page.get_by_test_id("end-turn").wait_for()
        assert out_of_sight(page) == [], turn
        page.get_by_test_id("end-turn").click()


@pytest.mark.parametrize("size", ["desktop", "tablet"])
def test_turn_of_six_with_everything_shows_the_tile_and_the_way_on(low: Open, size: str) -> None:
    page = low(size, reduced_motion="reduce")
    page.goto("/")
    page.get_by_label("Players").select_option("6")
    page.get_by_label("Game", exact=True).select_option(label="With all expansions")
    page.get_by_role("button", name="Play against").click()
    page.locator("[data-cell]").first.wait_for(timeout=60_000)
    if size == "desktop":  # the tabs show some lines, and each seat its name, its total and what it has
        assert box_of(page.locator(".panels-area"))["height"] >= 219
        assert out_of_sight(page) == []
    button = box_of(page.locator(".turn-area [data-testid=confirm]"))
    assert foot(page, "[data-testid=hand]") <= button["y"]
    page.locator("[data-cell]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".turn-area [data-testid=confirm]").click()
    expect(page.get_by_test_id("end-turn")).to_be_in_viewport(ratio=1)
    panel = box_of(page.locator(".turn-area"))
    assert foot(page, "[data-testid=end-turn]") <= panel["y"] + panel["height"]


@pytest.mark.parametrize("size", SIZES)
def test_offer_of_short_cuts_is_whole_and_can_be_answered(low: Open, size: str) -> None:
    page = low(size, reduced_motion="reduce")
    game(page, 1)
    for _ in range(2):
        page.locator("[data-cell]").first.focus()
        page.keyboard.press("Enter")
        page.locator(".turn-area [data-testid=confirm]").click()
        page.get_by_test_id("end-turn").click()
        page.locator("[data-cell]").first.wait_for(timeout=60_000)
    offer = page.get_by_test_id("short-cuts")
    expect(offer).to_be_in_viewport(ratio=1)
    if size == "phone on its side":  # it shares the line of the other button
        assert abs(box_of(offer)["y"] - box_of(page.get_by_test_id("hint-ask"))["y"]) < 2
    offer.click()
    answer = page.get_by_role("dialog").get_by_role("button", name="No, thanks")
    expect(answer).to_be_in_viewport(ratio=1)
    # A finger always confirms a place, so one click is offered to a mouse only.
    expect(page.get_by_role("dialog").get_by_text("One click")).to_have_count(int(size == "low desktop"))
    nothing_found(page)
    answer.click()
    expect(offer).to_have_count(0)
    expect(page.get_by_test_id("turn-title")).to_be_focused()


@pytest.mark.parametrize(
    ("size", "name"), [*ON_ITS_SIDE, ("phone", "bazaars"), ("laptop", "place"), ("laptop", "builders")]
)
def test_decisions_of_a_lesson_are_in_sight(low: Open, size: str, name: str) -> None:
    page, lesson, at = low(size, reduced_motion="reduce"), LESSONS[name], 0
    begin(page, name)
    while lesson.wanted(at) is not None:
        expect(page.get_by_test_id("goal")).to_be_in_viewport(ratio=1)
        assert out_of_sight(page) == [], (lesson.wanted(at) or {})["type"]
        at = do(page, lesson, at)


def box_of(found: Locator) -> FloatRect:
    """Return where an element lies in the window, in pixels."""
    box = found.bounding_box()
    assert box
    return box


def foot(page: Page, handle: str) -> float:
    """Return where an element of the turn ends, in pixels from the top of the window."""
    box = box_of(page.locator(f".turn-area {handle}"))
    return box["y"] + box["height"]


@pytest.mark.parametrize("size", ["laptop", "tablet"])
def test_sale_of_a_lesson_lies_clear_of_its_answer(low: Open, size: str) -> None:
    page, lesson, at = low(size, reduced_motion="reduce"), LESSONS["bazaars"], 0
    begin(page, "bazaars")
    while (lesson.wanted(at) or {})["type"] != "auction_bid":
        at = do(page, lesson, at)
    answer = page.get_by_test_id("auction").locator(".answer")
    expect(answer).to_be_visible()
    top = box_of(answer)["y"]
    for handle in ("[data-testid=auction] .row", ".standing"):
        assert foot(page, handle) <= top, handle


def test_way_to_score_instead_of_building_a_castle_has_one_line(low: Open) -> None:
    page, lesson, at = low("desktop", reduced_motion="reduce"), LESSONS["bridges"], 0
    begin(page, "bridges")
    while (lesson.wanted(at) or {})["type"] != "build_castle":
        at = do(page, lesson, at)
    score = page.get_by_test_id("castle").get_by_role("button", name="Score")
    font = float(score.evaluate("(button) => parseFloat(getComputedStyle(button).fontSize)"))
    words = score.evaluate(
        "(button) => { const range = document.createRange(); range.selectNodeContents(button);"
        " return range.getBoundingClientRect().height }"
    )
    assert words < 1.6 * font


def test_words_of_a_lesson_on_a_tablet_lie_clear_of_the_button(low: Open) -> None:
    page = low("tablet", reduced_motion="reduce")
    begin(page, "roads")
    button = box_of(page.locator(".turn-area [data-testid=confirm]"))
    assert foot(page, ".hint") <= button["y"]


def test_replay_with_the_city_leaves_a_phone_more_than_half_for_the_board(low: Open) -> None:
    page, record = low("phone"), played(["count"], seats=2)
    game, at = record.start(), 0
    while game.decision and game.decision.kind != "leave_city":
        game.apply(record.actions[at])
        at += 1
    page.goto(f"/replay/{upload(page, record)}?n={at}")
    city = page.get_by_test_id("city")
    expect(city).to_be_visible(timeout=30_000)
    board = box_of(page.locator(".board-area"))
    assert board["height"] > 844 / 2
    city.locator("summary").click()
    expect(city.locator("[data-quarter=castle]")).to_be_visible()


def test_final_count_of_six_is_in_sight_on_a_phone_on_its_side(low: Open) -> None:
    page = low("phone on its side")
    record = played(["inns-and-cathedrals"], seed=5)
    match = upload(page, record)
    page.goto(f"/match/{match}")
    page.get_by_test_id("statistics").wait_for(timeout=30_000)
    page.get_by_test_id("result-more").click()
    page.get_by_test_id("watch-count").click()
    expect(page.get_by_test_id("count").locator(".total").last).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("skip-count")).to_be_in_viewport(ratio=1)
    assert out_of_sight(page) == []
    moves = len(record.actions)
    page.goto(f"/replay/{match}?n={moves}")
    expect(page.get_by_text(f"Move {moves} of {moves}")).to_be_in_viewport(timeout=30_000)
    assert out_of_sight(page) == []


def test_heading_of_the_scores_stays_while_they_scroll(page: Page) -> None:
    record = played([], seed=5, seats=3)
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(f"/replay/{upload(page, record)}?n={len(record.actions) - 1}")
    page.get_by_role("tab", name="Scores").click()
    heading = page.get_by_text("Scored, newest first")
    expect(heading).to_be_visible(timeout=30_000)
    panel = page.get_by_role("tabpanel").first
    panel.evaluate("(panel) => panel.scrollTo(0, panel.scrollHeight)")
    expect(heading).to_be_in_viewport(ratio=1)
    first = page.locator("ol.log li").first
    expect(first).not_to_be_in_viewport()
