"""Expansions at a table: what needs what, favourites, and the rules read without leaving a match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e_support.pictures import played, upload


@pytest.fixture
def quiet(page: Page) -> Iterator[Page]:
    """Yield the page, which says nothing on its console that is an error."""
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []


def expansion(page: Page, name: str) -> Locator:
    """Return the checkbox of an expansion's card."""
    return page.locator(f"[data-expansion='{name}'] .head input")


def table_of(page: Page) -> dict[str, Any]:
    table: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    return table


def new_table(page: Page) -> tuple[str, str]:
    """Open a table; the name of an expansion that needs another, and of the other."""
    page.goto("/")
    page.get_by_role("button", name="Create a table").click()
    page.locator("[data-expansion]").first.wait_for()
    expansions = page.request.get("/api/setup").json()["expansions"]
    needing = next(one for one in expansions if one["needs"])
    return needing["name"], needing["needs"][0]


def test_expansion_adds_what_it_needs_and_favourite_restores_both(quiet: Page) -> None:
    page = quiet
    needing, needed = new_table(page)
    expansion(page, needing).check()
    expect(expansion(page, needed)).to_be_checked()
    expect(page.get_by_test_id("notice")).to_contain_text("Also adds")
    assert {needing, needed} <= set(table_of(page)["expansions"])

    page.get_by_test_id("favourites").click()
    page.get_by_label("Save these settings").fill("Both of them")
    page.get_by_test_id("save-favourite").click()
    expect(page.get_by_role("button", name="Use “Both of them” for this table")).to_be_visible()
    page.keyboard.press("Escape")

    expansion(page, needed).uncheck()
    expect(expansion(page, needing)).not_to_be_checked()
    expect(page.get_by_test_id("notice")).to_contain_text("Also removes")
    assert table_of(page)["expansions"] == []

    page.get_by_test_id("favourites").click()
    page.get_by_role("button", name="Use “Both of them” for this table").click()
    expect(expansion(page, needing)).to_be_checked()
    expect(page.get_by_test_id("notice")).to_contain_text("This table now uses “Both of them”.")
    assert {needing, needed} <= set(table_of(page)["expansions"])

    page.get_by_test_id("undo-settings").click()
    expect(expansion(page, needing)).not_to_be_checked()
    expect(page.get_by_test_id("notice")).to_have_count(0)
    assert table_of(page)["expansions"] == []


def test_random_expansions_include_what_they_need_and_can_be_undone(quiet: Page) -> None:
    page = quiet
    new_table(page)
    needs = {one["name"]: one["needs"] for one in page.request.get("/api/setup").json()["expansions"]}
    before = table_of(page)
    page.get_by_role("group", name="Random expansions").get_by_text("3").click()
    seen: list[list[str]] = [before["expansions"]]
    for _ in range(4):
        with page.expect_response(lambda answer: answer.request.method == "PATCH"):
            page.get_by_test_id("surprise").click()
        expect(page.get_by_test_id("notice")).to_contain_text("Chosen at random")
        chosen = table_of(page)["expansions"]
        assert len(chosen) == 3
        assert chosen != seen[-1]
        assert all(set(needs[name]) <= set(chosen) for name in chosen)
        seen.append(chosen)
    page.get_by_test_id("undo-settings").click()
    expect(page.get_by_test_id("notice")).to_have_count(0)
    assert table_of(page)["expansions"] == before["expansions"]


def test_score_links_to_its_rule_inside_the_match(quiet: Page) -> None:
    page = quiet
    record = played([])
    match = upload(page, record)
    page.goto(f"/replay/{match}?n={len(record.actions)}")
    page.get_by_role("tab", name="Scores").click()
    page.locator("[data-clause='BASE-SCORE-1']").first.click()
    clause = page.get_by_test_id("clause")
    expect(clause).to_contain_text("1 point per tile")
    assert f"/replay/{match}" in page.url
    with page.context.expect_page() as opened:
        clause.get_by_role("link", name="Open in the rules").click()
    rules = opened.value
    expect(rules).to_have_url(re.compile(r"/rules/base#BASE-SCORE-1$"))
    expect(rules.locator("#BASE-SCORE-1")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(clause).to_have_count(0)
    expect(page.get_by_role("tab", name="Scores")).to_be_visible()


def test_rules_page_search_finds_a_clause(quiet: Page) -> None:
    page = quiet
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
    page.get_by_role("searchbox").fill("completed monastery 9")
    page.get_by_role("main").get_by_text("BASE-SCORE-5").wait_for()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status").filter(has_text="xyzzy")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("link", name="Base game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Base game")
    page.locator("summary").filter(has_text="Fields").first.click()
    expect(page.locator("#BASE-FARM-1")).to_be_visible()
