"""The analysis of a finished game: asked for, watched as it comes, a mistake on the board, luck and skill."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing.test_ending import pictures
from tests.browser.test_accessibility import findings
from tests.e2e_support.analysed import to_analysis
from tests.e2e_support.pictures import careless, upload

WAIT = 240_000  # ms: the analysis gives way to everything else on the machine


@pytest.fixture
def analysed(page: Page) -> Iterator[tuple[Page, str]]:
    """Upload a finished game, press *Analyse* on its result, and wait until all turns are there."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    match = upload(page, careless(), owner="Ann")
    page.goto(f"/replay/{match}")
    page.get_by_test_id("analyse").click()
    expect(page.get_by_test_id("chance-graph")).to_be_visible()
    page.get_by_test_id("analysis-start").click()
    expect(page.get_by_test_id("analysis-start")).to_have_count(0)
    expect(page.get_by_test_id("luck")).to_be_attached(timeout=WAIT)
    yield page, match
    assert errors == []


def moment_is_shared(page: Page, link: str) -> None:
    """Expect a picture of the moment on show, and a button that copies its link."""
    share = page.get_by_test_id("analysis-share")
    picture = page.request.get(str(share.get_by_role("link").get_attribute("href")))
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    share.get_by_role("button", name="Share this moment").click()
    assert str(page.evaluate("navigator.clipboard.readText()")).endswith(link)


def whole_on_a_phone(page: Page) -> None:
    """Expect the analysis of the page within the width of a phone, its graph in sight."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    expect(page.get_by_test_id("luck")).to_be_attached(timeout=30_000)
    expect(page.get_by_test_id("chance-graph")).to_be_in_viewport(ratio=1)
    to_analysis(page)
    expect(page.get_by_test_id("luck")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert findings(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})


def test_finished_game_is_analysed_and_a_mistake_is_shown_on_the_board(
    analysed: tuple[Page, str],
) -> None:
    page, match = analysed
    said = page.request.get(f"/api/matches/{match}/analysis").json()
    assert said["state"] == "done"
    wrong = [turn for turn in said["turns"] if turn["mistake"]]
    assert wrong, "a random bot makes mistakes"
    rows = page.get_by_test_id("mistakes").locator("[data-mistake]")
    expect(rows).to_have_count(len(wrong))
    page.get_by_label("How bad").select_option("blunder")
    blunders = [turn for turn in wrong if turn["mistake"]["grade"] == "blunder"]
    expect(rows).to_have_count(len(blunders))
    page.get_by_label("How bad").select_option("slip")

    worst = max(wrong, key=lambda turn: turn["mistake"]["points"])["mistake"]
    page.locator(f"[data-mistake='{worst['event']}']").click()
    page.wait_for_url(f"**/replay/{match}?n={worst['event'] - 1}&analysis=1")
    card = page.get_by_test_id("mistake")
    expect(card).to_have_attribute("data-event", str(worst["event"]))
    expect(card).to_contain_text("chance to win")
    best = worst["best"][0]
    better = page.get_by_test_id("better-move").locator(f"[data-better='{best['x']},{best['y']}']")
    expect(better).to_have_attribute("data-rotation", str(best["rotation"]))
    played = worst["played"][0]
    if (played["x"], played["y"]) != (best["x"], best["y"]):
        expect(page.get_by_test_id("better-arrow")).to_be_visible()
    moment_is_shared(page, f"/replay/{match}?n={worst['event'] - 1}&analysis=1")
    assert findings(page) == []
    pictures(page, "analysis")

    ghosts = page.get_by_test_id("better-move").locator("[data-better]")
    expect(ghosts).to_have_count(1)
    page.keyboard.press("l")
    expect(ghosts).to_have_count(2)
    page.keyboard.press("Shift+L")
    expect(ghosts).to_have_count(1)

    later = [turn["mistake"]["event"] for turn in wrong if turn["mistake"]["event"] > worst["event"]]
    earlier = [turn["mistake"]["event"] for turn in wrong if turn["mistake"]["event"] < worst["event"]]
    page.keyboard.press("m" if later else "Shift+M")
    expect(card).to_have_attribute("data-event", str(min(later) if later else max(earlier)))

    luck = page.get_by_test_id("luck")
    for seat in said["summary"]["seats"]:
        sign = "+" if seat["margin"] > 0 else "−"
        expect(luck.locator(f"table[data-seat='{seat['seat']}']")).to_contain_text(sign)


def test_graph_and_table_go_to_a_turn_and_a_link_opens_the_same(
    analysed: tuple[Page, str], browser: Browser, base_url: str
) -> None:
    page, match = analysed
    graph = page.get_by_test_id("chance-graph")
    moments = page.request.get(f"/api/matches/{match}/analysis").json()["graph"]
    graph.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", str(moments[1]["event"] - 1))
    box = graph.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 10, box["y"] + 20)
    expect(graph).to_have_attribute("aria-valuenow", str(moments[-1]["event"] - 1))
    page.get_by_text("All turns as a table").click()
    row = page.get_by_test_id("turn-table").locator("tbody tr").nth(3)
    row.get_by_role("button").click()
    page.wait_for_url(f"**/replay/{match}?n={moments[3]['event'] - 1}&analysis=1")
    page.reload()
    expect(page.get_by_test_id("luck")).to_be_attached(timeout=30_000)
    expect(page.get_by_test_id("chance-graph")).to_have_attribute(
        "aria-valuenow", str(moments[3]["event"] - 1)
    )
    whole_on_a_phone(page)
    stranger = browser.new_context(base_url=base_url).new_page()
    stranger.goto(f"/replay/{match}?n=3")
    stranger.locator("[data-tile]").first.wait_for(state="attached", timeout=30_000)
    stranger.wait_for_load_state("networkidle")
    expect(stranger.get_by_test_id("analyse")).to_have_count(0)


def test_address_of_the_button_on_the_result_has_the_analysis_made_and_it_can_be_cancelled(
    page: Page,
) -> None:
    match = upload(page, careless(), owner="Ann")
    page.goto(f"/replay/{match}?n=4&analysis=start")
    state = page.get_by_test_id("analysis-state")
    page.wait_for_url(f"**/replay/{match}?n=4&analysis=1")
    page.get_by_test_id("analysis-cancel").click()
    expect(state).to_have_attribute("data-state", "cancelled")
    expect(page.get_by_test_id("analysis-start")).to_have_text("Go on with the analysis")
    assert findings(page) == []
    page.get_by_test_id("analyse").click()
    expect(page.get_by_test_id("chance-graph")).to_have_count(0)
    page.wait_for_url(f"**/replay/{match}?n=4")
