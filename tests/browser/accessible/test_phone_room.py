"""On phones what a turn asks has its room: its main button one line, the tile its size, no need to scroll."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, StorageState, expect

from tests.browser.accessible.in_sight import out_of_sight
from tests.browser.accessible.test_in_sight import game
from tests.browser.screenplays.player import OWN_END
from tests.e2e_support.decided import match_asking
from tests.e2e_support.pictures import played, upload
from tests.e2e_support.server import RunningServer

Phone = Callable[..., Page]
UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)
# How many lines of text an element has.
LINES = """(found) => {
  const range = document.createRange();
  range.selectNodeContents(found);
  return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
}"""


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Phone]:
    """Yield what opens a phone of this size."""
    opened = []

    def open_page(size: tuple[int, int], language: str = "en", storage: StorageState | None = None) -> Page:
        width, height = size
        context = browser.new_context(
            base_url=base_url,
            viewport={"width": width, "height": height},
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
            storage_state=storage,
        )
        context.add_init_script(f"localStorage.setItem('bastide.language', {language!r})")
        opened.append(context)
        return context.new_page()

    yield open_page
    for context in opened:
        context.close()


def after_others(page: Page) -> None:
    """Play a turn, so that the next one stands below what the others did."""
    page.locator("[data-cell]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".turn-area [data-testid=confirm]").click()
    page.get_by_test_id("end-turn").click()
    page.get_by_test_id("last-moves").wait_for(timeout=60_000)
    page.locator("[data-cell]").first.wait_for(timeout=60_000)


def test_main_button_has_one_line_in_each_language(phone: Phone) -> None:
    first = phone(UPRIGHT)
    game(first, 2)
    first.locator("[data-cell]").first.wait_for(timeout=60_000)
    storage, found = first.context.storage_state(), {}
    for language in ("en", "de", "pl"):
        for size in (UPRIGHT, (360, 640), (412, 732), ON_ITS_SIDE):
            page = phone(size, language, storage)
            page.goto(first.url)
            confirm = page.locator(".turn-area [data-testid=confirm]")
            expect(confirm).to_be_in_viewport(ratio=1, timeout=30_000)
            found[language, size] = confirm.evaluate(LINES)
            page.context.close()
    assert {each: lines for each, lines in found.items() if lines != 1} == {}


def test_replay_names_its_players_beside_a_button_with_a_label(phone: Phone) -> None:
    page = phone(UPRIGHT, "de")
    page.goto(f"/replay/{upload(page, played([], seed=5, seats=3))}")
    link = page.get_by_role("button", name="Link kopieren: Diesen Schritt teilen")
    expect(link).to_be_visible(timeout=30_000)
    expect(link).to_have_text("", use_inner_text=True)
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("Ann, Bob und Cid")
    assert title.evaluate("(found) => found.scrollWidth <= found.clientWidth")


@pytest.mark.parametrize("bots", [2, 3])
def test_hand_keeps_its_size_below_what_others_did(phone: Phone, bots: int) -> None:
    page = phone(ON_ITS_SIDE)
    page.add_init_script(OWN_END)
    game(page, bots)
    page.locator("[data-cell]").first.wait_for(timeout=60_000)
    after_others(page)
    box = page.get_by_test_id("hand").bounding_box()
    assert box
    assert box["width"] == pytest.approx(142, abs=1)
    assert out_of_sight(page) == []


@pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE])
def test_discarding_needs_no_scrolling(
    phone: Phone, bastide: RunningServer, page: Page, size: tuple[int, int]
) -> None:
    match = match_asking(bastide, page, "discard_tile")
    held = phone(size, storage=page.context.storage_state())
    held.goto(f"/match/{match}")
    expect(held.get_by_role("button", name="Discard the tile")).to_be_in_viewport(ratio=1, timeout=30_000)
    assert out_of_sight(held) == []


@pytest.mark.parametrize(
    ("language", "begin"),
    [("en", "Play against a bot"), ("de", "Gegen einen Bot spielen"), ("pl", "Zagraj z botem")],
)
@pytest.mark.parametrize("size", [ON_ITS_SIDE, (667, 375)])
def test_first_page_shows_on_its_side_how_to_begin(
    phone: Phone, size: tuple[int, int], language: str, begin: str
) -> None:
    page = phone(size, language)
    page.goto("/")
    expect(page.locator("#guest-name")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=begin)).to_be_in_viewport(ratio=1)


def test_one_click_is_not_offered_to_a_finger(phone: Phone) -> None:
    page = phone(UPRIGHT)
    game(page, 1)
    page.locator("[data-cell]").first.wait_for(timeout=60_000)
    page.get_by_role("button", name="Show scores").click()
    page.get_by_role("tab", name="Game").click()
    expect(page.get_by_label("End my turn automatically")).to_be_visible()
    expect(page.get_by_label("Place tiles with one click")).to_have_count(0)
