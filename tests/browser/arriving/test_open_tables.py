"""Many open tables: more of them by a button, found by what somebody looks for, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from bench.guests import Guest
from tests.e2e_support.server import running_server

NO_CLOCK = {"kind": "none"}
SIZES = ({"width": 1280, "height": 900}, {"width": 390, "height": 844})
TABLES = 26


@pytest.fixture(scope="module")
def crowded() -> Iterator[str]:
    """Yield the address of a Bastide with 26 open tables of two hosts; one is for four and has the river."""
    with running_server() as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        settings = {"name": "By the water", "size": 4, "expansions": ["river"], "clock": NO_CLOCK}
        bob.call("POST", "/api/tables", settings)
        for number in range(1, TABLES):
            ann.call("POST", "/api/tables", {"name": f"Table {number}", "size": 2, "clock": NO_CLOCK})
        yield server.address


@pytest.fixture(params=SIZES, ids=["desk", "phone"])
def lobby(browser: Browser, crowded: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = browser.new_context(base_url=crowded, viewport=request.param, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    expect(_cards(page)).to_have_count(20)
    yield page
    context.close()


def _cards(page: Page) -> Locator:
    return page.get_by_test_id("open-tables").locator("article")


def test_button_adds_the_rest_and_the_keyboard_goes_on_at_the_first_of_them(lobby: Page) -> None:
    button = lobby.get_by_role("button", name="More tables")
    button.focus()
    lobby.keyboard.press("Enter")
    expect(_cards(lobby)).to_have_count(TABLES)
    expect(_cards(lobby).nth(20).get_by_role("link")).to_be_focused()
    expect(button).to_have_count(0)


def test_tables_are_found_by_name_seats_expansion_and_free_seat(lobby: Page) -> None:
    found = lobby.get_by_text("1 table found")
    lobby.get_by_role("searchbox", name="Name of the table or host").fill("water")
    expect(_cards(lobby)).to_have_count(1)
    expect(found).to_be_visible()
    lobby.get_by_role("button", name="Show all tables").click()
    expect(_cards(lobby)).to_have_count(20)
    lobby.get_by_role("combobox", name="Number of seats").select_option("4 seats")
    expect(found).to_be_visible()
    lobby.get_by_role("combobox", name="Expansions").select_option("river")
    lobby.get_by_role("checkbox", name="With a free seat").check()
    expect(_cards(lobby).get_by_role("heading", name="By the water")).to_be_visible()
    lobby.get_by_role("combobox", name="Number of seats").select_option("3 seats")
    expect(lobby.get_by_text("No open table fits.")).to_be_visible()


def test_page_is_as_wide_as_the_screen(lobby: Page) -> None:
    lobby.get_by_test_id("table-search").fill("table")
    expect(lobby.get_by_text("25 tables found")).to_be_visible()
    assert lobby.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_that_opens_and_fits_appears_while_somebody_looks_for_it(crowded: str, lobby: Page) -> None:
    lobby.get_by_test_id("table-search").fill("castle")
    expect(lobby.get_by_text("0 tables found")).to_be_visible()
    carla = Guest(crowded, "Carla")
    table = carla.call("POST", "/api/tables", {"name": "The castle", "size": 2, "clock": NO_CLOCK})
    expect(_cards(lobby)).to_have_count(1, timeout=10_000)
    carla.call("POST", f"/api/tables/{table['id']}/close")
    expect(_cards(lobby)).to_have_count(0)
