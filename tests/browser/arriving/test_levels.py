"""The levels of bots: chosen by their faces, with what each is like; the question at a table with a clock."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback


def test_chosen_level_says_what_it_is_like_and_plays(page: Page) -> None:
    page.goto("/")
    about = page.get_by_test_id("bot-level-about")
    expect(about).to_contain_text("Takes what brings most this turn.")
    expect(page.locator("[data-level]")).to_have_count(5)
    page.locator("[data-level=greedy] input").press("ArrowRight")  # the next one up, as radio buttons go
    expect(page.get_by_role("radio", name="Fox Strong")).to_be_checked()
    expect(about).to_contain_text("test games against the Ox.")
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("li.seat").nth(1)).to_contain_text("bot Fox")


WORDS = {
    "en-US": ("Bots at a table with a clock?", "Yes, with bots", "No, without bots"),
    "de-DE": ("Bots an einem Tisch mit Uhr?", "Ja, mit Bots", "Nein, ohne Bots"),
    "pl-PL": ("Boty przy stole z zegarem?", "Tak, z botami", "Nie, bez botów"),
}


@pytest.mark.parametrize("language", WORDS)
def test_host_is_asked_once_before_a_table_with_a_clock_takes_bots(
    language: str, new_context: CreateContextCallback
) -> None:
    page = new_context(locale=language).new_page()
    ask, yes, no = WORDS[language]
    timed_table(page)
    expect(page.get_by_test_id("start-bar")).to_contain_text("10")  # the change has come to the page
    page.get_by_test_id("add-bot").click()
    dialog = page.get_by_role("dialog", name=ask)
    expect(dialog).to_contain_text("10")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.get_by_test_id("fill-with-bots").press("Enter")
    dialog.get_by_role("button", name=no).press("Enter")
    expect(dialog).to_be_hidden()
    expect(page.locator(".seat.taken")).to_have_count(1)
    page.get_by_test_id("add-bot").press("Enter")
    dialog.get_by_role("button", name=yes).press("Enter")
    expect(page.locator(".seat.taken")).to_have_count(2)
    page.get_by_test_id("fill-with-bots").click()
    expect(page.locator(".seat.taken")).to_have_count(4)
    expect(dialog).to_be_hidden()


def test_host_is_not_asked_where_no_clock_runs(page: Page) -> None:
    table(page, {"kind": "none"})
    page.get_by_test_id("add-bot").click()
    expect(page.locator(".seat.taken")).to_have_count(2)
    expect(page.get_by_test_id("bots-with-clock")).to_have_count(0)


def timed_table(page: Page) -> None:
    table(page, {"kind": "bank", "bank": 600_000, "increment": 0, "out": "bot"})


def table(page: Page, clock: dict[str, object]) -> None:
    """Open a new table with four seats and this clock as its host."""
    page.goto("/")
    page.locator("form .ways button[type=button]").click()
    page.wait_for_url("**/table/*")
    path = page.evaluate("location.pathname").rpartition("/")[2]
    changed = page.evaluate(
        """async ([path, clock]) => {
            const token = document.cookie.match(/csrftoken=([^;]+)/)[1];
            const answer = await fetch(`/api/tables/${path}`, {
                method: "PATCH",
                headers: { "Content-Type": "application/json", "X-CSRFToken": token },
                body: JSON.stringify({ clock }),
            });
            return answer.status;
        }""",
        [path, clock],
    )
    assert changed == 200
