"""From the first page into a game against bots, and what its spectators see of the chat."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback


def say(page: Page, text: str) -> None:
    page.get_by_label("Write a message").fill(text)
    page.keyboard.press("Enter")


def test_bots_are_chosen_in_one_row_and_spectators_read_what_is_for_them(
    page: Page, new_context: CreateContextCallback
) -> None:
    page.goto("/")
    expect(page.get_by_test_id("bots-time")).to_contain_text("15 to 25 minutes")
    page.locator("[data-level=random] input").check()
    page.get_by_test_id("bots-seats").select_option("3")
    page.get_by_test_id("bots-game").select_option("all")
    expect(page.get_by_test_id("bots-time")).to_contain_text("70 to 130 minutes")
    page.get_by_test_id("bots-game").select_option("base")
    page.get_by_role("button", name="Play against 2 bots").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("li.seat")).to_have_count(3)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_test_id("chat-players").check()
    say(page, "between us")
    page.get_by_test_id("chat-players").uncheck()
    page.get_by_test_id("chat-phrases").click()
    page.locator("[data-phrase='hello']").click()

    german = new_context(locale="de-DE").new_page()
    german.goto(page.url)
    german.get_by_role("tab", name="Chat").click()
    talk = german.get_by_role("log", name="Chat")
    expect(talk).to_contain_text("Hallo, viel Spaß!")
    expect(talk).not_to_contain_text("between us")
    named = german.get_by_test_id("chat-name")
    named.get_by_role("textbox").fill("Xaver")
    named.get_by_role("button").click()
    german.get_by_label("Nachricht schreiben").fill("Grüße")
    german.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Xaver (guest): Grüße")
    expect(german.get_by_test_id("chat-players")).to_have_count(0)


def test_table_is_filled_with_bots_and_its_start_stays_in_view(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("fill-with-bots").click()
    expect(page.locator(".seat.taken")).to_have_count(4)
    page.locator("[data-preset='first']").click()
    expect(page.locator("[data-preset='first']")).to_have_attribute("aria-pressed", "true")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    start = page.get_by_test_id("start-bar")
    expect(start).to_be_in_viewport(ratio=1)
    expect(start).to_contain_text("No clock")
    expect(start).to_contain_text("Public")
    start.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/match/*")
