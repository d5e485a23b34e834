"""A game of bots alone: started at a table or on the first page, watched by everybody who was there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from pytest_playwright import CreateContextCallback

from tests.e2e_support.server import RunningServer

PHONE: ViewportSize = {"width": 390, "height": 844}


def watching(page: Page) -> None:
    """Expect the match of bots on the page: spectators see it go on, and nothing is asked of them."""
    page.wait_for_url("**/match/*")
    expect(page.locator("[data-tile]").nth(2)).to_be_attached(timeout=30_000)
    expect(page.get_by_test_id("end-turn")).to_have_count(0)
    expect(page.get_by_test_id("confirm")).to_have_count(0)


def headline(page: Page) -> dict[str, object]:
    """Return what the server says about the match of a page."""
    found: dict[str, object] = page.request.get(f"/api/matches/{page.url.rpartition('/')[2]}").json()
    return found


@pytest.mark.usefixtures("bastide")
def test_host_starts_a_game_of_bots_and_all_at_the_table_watch(new_context: CreateContextCallback) -> None:
    host, guest, looker = (new_context().new_page() for _ in range(3))
    host.goto("/")
    host.get_by_label("Your name", exact=True).fill("Ann")
    host.get_by_role("button", name="Create a table").click()
    host.wait_for_url("**/table/*")
    for page in (guest, looker):
        page.goto(host.url)
    guest.get_by_role("button", name="Sit down").first.click()
    guest.get_by_label("Your name", exact=True).fill("Bob")
    guest.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Bob", exact=True).first).to_be_visible()
    host.get_by_test_id("watch-bots").press("Enter")
    dialog = host.get_by_test_id("watch-bots-dialog")
    expect(dialog).to_contain_text("Bob will watch as well")
    dialog.get_by_test_id("bot-level").get_by_role("radio", name="Goose").check(force=True)
    dialog.get_by_test_id("watch-bots-start").press("Enter")
    for page in (host, guest, looker):
        watching(page)
    assert [seat["bot"] for seat in headline(host)["seats"]] == ["random"] * 4  # type: ignore[attr-defined]
    looker.goto("/")
    expect(looker.get_by_test_id("running").get_by_text("Bots only").first).to_be_visible()


def test_first_page_starts_a_game_of_bots_until_the_host_has_enough(
    bastide: RunningServer, new_context: CreateContextCallback
) -> None:
    page = new_context(viewport=PHONE, locale="de-DE").new_page()
    for _ in range(2):
        page.goto("/")
        page.get_by_test_id("bots-seats").select_option("3")
        page.get_by_role("button", name="3 Bots zusehen").click()
        watching(page)
    assert len(headline(page)["seats"]) == 3  # type: ignore[arg-type]
    page.goto("/")
    page.get_by_test_id("watch-bots").click()
    expect(page.get_by_text("2 Partien nur von Bots, die du gestartet hast, laufen noch.")).to_be_visible()
    expect(page).to_have_url(f"{bastide.address}/")
    assert page.request.get("/api/lobby").json()["my_tables"] == []
