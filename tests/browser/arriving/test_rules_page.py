"""The page of the rules: first the page for players in the reader's language, then the clauses, folded."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

HEADINGS = {
    "en": ["What's new", "On your turn", "Scoring", "End of the game", "Good to know"],
    "de": ["Das ist neu", "In deinem Zug", "Wertung", "Ende der Partie", "Gut zu wissen"],
    "pl": ["Co nowego", "W twojej turze", "Punktacja", "Koniec partii", "Warto wiedzieć"],
}
SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1280, "height": 800},
}


@pytest.fixture(params=[(language, size) for language in HEADINGS for size in SIZES], ids="-".join)
def reader(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Iterator[tuple[Page, str]]:
    language, size = request.param
    context = browser.new_context(
        base_url=base_url, viewport=SIZES[size], locale=language, reduced_motion="reduce"
    )
    yield context.new_page(), language
    context.close()


def test_page_for_players_comes_first_in_the_language_of_the_reader(reader: tuple[Page, str]) -> None:
    page, language = reader
    page.goto("/rules/drawbridges")
    summary = page.get_by_test_id("summary")
    expect(summary.locator("h2")).to_have_text(HEADINGS[language])
    picture = summary.locator("figure img")
    expect(picture).to_be_visible()
    page.wait_for_function("document.querySelector('figure img').naturalWidth > 0")
    expect(page.locator("details.chapter").first).to_be_visible()
    expect(page.locator("details.chapter[open]")).to_have_count(0)
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page scrolls sideways"


def test_table_of_scoring_fits_the_page(reader: tuple[Page, str]) -> None:
    page, _language = reader
    page.goto("/rules/base")
    expect(page.get_by_test_id("summary").locator("table")).to_be_visible()
    table, width = page.evaluate(
        "[document.querySelector('[data-testid=summary] table').getBoundingClientRect().right, innerWidth]"
    )
    assert table <= width, "the table is wider than the page"
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page scrolls sideways"


def test_clause_of_a_sentence_opens_in_place_and_leads_to_its_chapter(reader: tuple[Page, str]) -> None:
    page, _language = reader
    page.goto("/rules/drawbridges")
    link = page.get_by_test_id("summary").get_by_role("link", name="DRAW-15").last
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("article.clause")).to_contain_text("do not prevent the move")
    expect(dialog.locator(".short")).to_be_visible()
    dialog.locator("a.button").click()
    page.wait_for_url(re.compile(r"/rules/drawbridges#DRAW-15$"))
    expect(page.locator("#DRAW-15")).to_be_in_viewport()
    expect(page.locator("details.chapter[open]")).to_have_count(1)


def test_address_of_a_clause_unfolds_it(reader: tuple[Page, str]) -> None:
    page, _language = reader
    page.goto("/rules/DRAW-22")
    page.wait_for_url("**/rules/drawbridges#DRAW-22")
    clause = page.locator("#DRAW-22")
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("meant"))
    expect(clause.locator("details")).not_to_have_attribute("open", "")
    clause.locator("summary").click()
    expect(clause.locator(".why").first).to_be_visible()


def test_search_finds_clauses_and_leads_to_them(reader: tuple[Page, str]) -> None:
    page, _language = reader
    page.goto("/rules/drawbridges")
    page.get_by_role("search").get_by_role("searchbox").fill("several moved followers spread")
    found = page.locator(".found li a").first
    found.click()
    expect(page.locator("#DRAW-18")).to_be_in_viewport()


def test_rules_that_cannot_be_fetched_are_asked_for_again(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, locale="en")
    page = context.new_page()
    page.route("**/api/rules/drawbridges", lambda route: route.abort())
    page.goto("/rules/drawbridges")
    again = page.get_by_role("button", name=re.compile("again", re.IGNORECASE))
    expect(again).to_be_visible()
    page.unroute("**/api/rules/drawbridges")
    again.click()
    expect(page.get_by_test_id("summary")).to_be_visible()
    context.close()


def test_rules_are_printed_dark_on_white_without_what_is_to_be_pressed(
    browser: Browser, base_url: str
) -> None:
    page = browser.new_context(base_url=base_url, color_scheme="dark").new_page()
    page.goto("/rules/bridges-castles-bazaars")
    summary = page.get_by_test_id("summary")
    expect(summary).to_be_visible()
    page.emulate_media(media="print")
    expect(summary).to_be_visible()
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("contentinfo")).to_be_hidden()
    expect(page.get_by_role("search")).to_be_hidden()
    expect(page.locator("button:visible")).to_have_count(0)
    colours = "page => { const s = getComputedStyle(page); return [s.color, s.backgroundColor] }"
    assert page.locator("body").evaluate(colours) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    assert summary.evaluate(colours)[0] == "rgb(0, 0, 0)"
