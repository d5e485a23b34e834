"""The address of a replay: a move that the match does not have."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e_support.pictures import played, upload


def test_replay_opens_at_a_move_that_there_is(page: Page) -> None:
    record = played([], seats=2)
    match, moves = upload(page, record), len(record.actions)
    timeline = page.get_by_role("slider", name="Timeline")
    for wanted, shown in ((str(moves + 500), moves), ("-3", 0), ("soon", 0)):
        page.goto(f"/replay/{match}?n={wanted}")
        expect(timeline).to_have_attribute("max", str(moves))
        expect(timeline).to_have_value(str(shown))
    page.goto(f"/replay/{match}?n={moves + 500}")
    page.wait_for_url(f"**/replay/{match}?n={moves}")
