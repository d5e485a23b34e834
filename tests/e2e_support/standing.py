"""Matches and tables as the lobby lists them, and matches that rest: paused, or frozen after a fault."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.e2e_support.midgame import asked, match_at
from tests.e2e_support.pictures import SEATS, played, played_with_everything
from tests.e2e_support.scene import Scene
from tests.e2e_support.server import RunningServer, manage

RESTING = ("closed", "frozen")  # states of a match in the database


def matches(bastide: RunningServer, page: Page) -> Iterator[Scene]:
    """Begin matches that everybody may see; yield their pages, and the lobby that lists them."""
    record = played(["inns-and-cathedrals"], seats=3)
    third = len(record.actions) // 3
    placing = next(n for n in range(third, len(record.actions)) if record.actions[n]["type"] == "place_tile")
    match = match_at(bastide, page, record, placing)
    over = match_at(bastide, page, record, len(record.actions))
    resting = {state: match_at(bastide, page, record, placing) for state in RESTING}
    for state, resting_match in resting.items():
        change(bastide, {"status": state}, resting_match)
    yield Scene("listed-lobby", "/")
    yield Scene("listed-match", f"/match/{match}")
    yield Scene("listed-match-figure", f"/match/{match}", act=_place)
    yield Scene("listed-result", f"/match/{over}")
    yield Scene("listed-replay", f"/replay/{over}?n={placing}")
    for state, resting_match in resting.items():
        yield Scene(f"resting-{'paused' if state == 'closed' else state}", f"/match/{resting_match}")
    yield Scene("resting-offline", "/offline.html")


def full(bastide: RunningServer, page: Page) -> Iterator[Scene]:
    """Begin matches of six with every expansion; yield their pages: a tile, its figure, a sale."""
    record = played_with_everything()
    sale = asked(record, "auction_bid")
    placing = max(n for n in range(sale) if record.actions[n]["type"] == "place_tile")
    match = match_at(bastide, page, record, placing)
    yield Scene("full-tile", f"/match/{match}")
    yield Scene("full-figure", f"/match/{match_at(bastide, page, record, placing + 1)}")
    yield Scene("full-sale", f"/match/{match_at(bastide, page, record, sale)}")


def _place(page: Page) -> None:
    """Place the tile in hand, where that is not done yet, so that figures are offered."""
    cell = page.locator("[data-cell]").first
    if not cell.count():
        return
    cell.focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("confirm").first.click()
    page.get_by_test_id("end-turn").wait_for()


def table(page: Page) -> Iterator[Scene]:
    """Make a table; yield its page."""
    page.goto("/")
    button, name = (
        page.get_by_role("button", name="Create a table"),
        page.get_by_label("Your name", exact=True),
    )
    button.wait_for()
    if name.count():
        name.fill(SEATS[0])
    button.click()
    page.wait_for_url("**/table/*")
    yield Scene("table", page.url)


def change(bastide: RunningServer, fields: dict[str, Any], match: str) -> None:
    """Set fields of a match in the database of the server."""
    given = json.dumps({"fields": fields, "match": match})
    manage(bastide.environ, "shell", "-c", f"from {__name__} import changed; changed({given!r})")


def changed(text: str) -> None:
    """Set fields of a match, given as JSON. Runs within the server's settings."""
    from games.models import Match

    wanted = json.loads(text)
    match = Match.objects.get(public_id=wanted["match"])
    if "status" in wanted["fields"]:
        match.seats.update(player=None)  # a player who returns to a seat resumes the match
    Match.objects.filter(pk=match.pk).update(**wanted["fields"])
