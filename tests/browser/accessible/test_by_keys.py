"""A whole match by keyboard alone; all that is read out to the player is checked."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from rules import Record
from tests.browser.screenplays.player import ASKED, OWN_END

TURNS_AT_MOST = 80
# Everything that the live region of the page says, in order.
LISTEN = """() => {
  window.said = [];
  const note = () => {
    const now = document.querySelector("[data-testid=announcer]")?.textContent.trim();
    if (now && now !== window.said.at(-1)) window.said.push(now);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
FOCUSED = "css => document.activeElement?.matches(css) ?? false"


def tab_to(page: Page, css: str, most: int = 80) -> None:
    """Go on with the Tab key until such an element has the focus."""
    for _ in range(most):
        if page.evaluate(FOCUSED, css):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {css}")


def begin_by_keys(page: Page) -> None:
    """Give a name and begin a game against a bot, from the top of the lobby."""
    page.goto("/")
    page.get_by_label("Your name", exact=True).wait_for()
    tab_to(page, "main input")
    page.keyboard.press("Control+a")
    page.keyboard.type("Ann")
    button = page.get_by_role("button", name="Play against a bot")
    for _ in range(20):
        if button.evaluate("e => e === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")


def turn(page: Page, nth: int) -> None:
    """Choose the first cell, confirm; a figure in every third turn; the end."""
    tab_to(page, "[data-cell]")
    page.keyboard.press("Enter")
    end = page.get_by_test_id("end-turn")
    for _ in range(20):
        page.wait_for_timeout(750)  # a press that comes sooner is meant for what was asked before
        if end.is_visible():
            break
        page.keyboard.press("Enter")
    end.wait_for()
    figure = page.locator("button[aria-keyshortcuts='1']")
    if nth == 0:  # on his first tile a player always has a choice
        figure.wait_for()
    if nth % 3 == 0 and figure.count():
        page.keyboard.press("1")
        figure.wait_for(state="detached")
        page.get_by_test_id("end-turn").wait_for()
    page.keyboard.press("e")
    page.wait_for_function(f"() => ({ASKED})() !== 'act'")


def test_whole_match_by_keyboard_is_read_out(page: Page) -> None:
    page.add_init_script(OWN_END)
    page.emulate_media(reduced_motion="reduce")
    begin_by_keys(page)
    page.locator("[data-cell]").first.wait_for(timeout=30_000)
    page.evaluate(LISTEN)
    summary = page.get_by_test_id("board-summary")
    expect(summary).to_contain_text("Nothing is yours yet.")
    described = page.get_by_role("application").first.get_attribute("aria-describedby")
    assert described == summary.get_attribute("id")
    owned = False  # the first figure may come home at once, with a feature that its tile completes
    for nth in range(TURNS_AT_MOST):
        page.wait_for_function(f"() => ['place', 'over'].includes(({ASKED})())", timeout=60_000)
        if page.evaluate(ASKED) == "over":
            break
        owned = owned or bool(re.search(r"Yours: (City|Road|Field|Monastery)", summary.text_content() or ""))
        turn(page, nth)
    assert owned
    expect(page.locator("#result-title")).to_be_visible()

    match = page.url.rpartition("/")[2]
    record = Record.from_json(page.request.get(f"/api/matches/{match}/record").text())
    mine = record.actions[0]["seat"] if record.setup.seats[0] == "Ann" else 1 - record.actions[0]["seat"]
    said = " ".join(page.evaluate("window.said"))
    theirs = [a for a in record.actions if a["seat"] != mine and a["type"] == "place_tile"]
    assert len(theirs) > 25
    bot = record.setup.seats[1 - mine]
    assert said.count(f"{bot} placed ") >= len(theirs)
    assert said.count("Your turn") >= len(theirs) - 1
    assert re.search(r"scores? \d+ point|\d+ points? for", said), said[-500:]
    assert "over" in page.evaluate("window.said.at(-1)"), said[-300:]
