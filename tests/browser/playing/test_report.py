"""A player reports a message, an operator warns its author, and the author reads the words once."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.accessible.test_decisions import nothing_found
from tests.browser.screenplays.seating import performers, sit_down
from tests.e2e_support.server import RunningServer, manage

INSULT = "You play like a wet sock"
WORDS = "Please stay friendly."
# What the form of the admin site does with the one open report; its pages have tests of their own.
WARN = f"""
from lobby.admin.decisions import decide
from lobby.models import Player, Report
report = Report.objects.get(status="open")
assert [line["text"] for line in report.lines if line.get("reported")] == [{INSULT!r}], report.lines
staff = Player.objects.create(name="Operator", is_staff=True)
decide(report, staff, {{"action": "warning", "words": {WORDS!r}, "days": None}})
"""


def test_reported_message_leads_to_a_warning(browser: Browser, base_url: str, bastide: RunningServer) -> None:
    ann, bob = performers(browser, base_url, 2)
    sit_down(ann, [bob], lambda _page: None)
    for each in (ann, bob):
        each.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_label("Write a message").fill(INSULT)
    bob.page.keyboard.press("Enter")
    said = ann.page.get_by_role("log", name="Chat").get_by_text(INSULT)
    expect(said).to_be_visible(timeout=15_000)
    nothing_found(ann.page)

    ann.page.get_by_role("button", name="Options for this message by").click()
    nothing_found(ann.page)
    ann.page.get_by_role("button", name="Report this message").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.locator("blockquote")).to_have_text(INSULT)
    # Where the panels become a drawer, the window stays: it takes all clicks.
    ann.page.set_viewport_size({"width": 800, "height": 1100})
    expect(dialog.locator("blockquote")).to_be_visible()
    dialog.get_by_label("Insults or harassment").check()
    dialog.get_by_role("button", name="Send the report").click()
    expect(ann.page.get_by_test_id("reported")).to_contain_text("The operators will look at it")
    nothing_found(ann.page)
    dialog.get_by_role("button", name="Close").last.click()

    manage(bastide.environ, "shell", "--command", WARN)
    bob.page.goto("/")
    notice = bob.page.get_by_text(WORDS)
    expect(notice).to_be_visible(timeout=15_000)
    bob.page.get_by_role("button", name="I have read this").click()
    expect(notice).to_have_count(0)
    with bob.page.expect_response("**/api/me"):
        bob.page.reload()
    expect(bob.page.get_by_role("heading", level=1)).to_be_visible()
    expect(notice).to_have_count(0)
