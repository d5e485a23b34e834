"""The embedded replay in a low frame: six seats with long names can all be read beside the board."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, expect

from rules import Record, Setup, record_of
from rules.bots import answer
from tests.e2e_support.pictures import upload
from tests.e2e_support.server import RunningServer
from tests.e2e_support.standing import change

NAMES = [f"{name} of the Winding Road" for name in ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")]
READABLE = 14  # pixels of text


def begun() -> Record:
    """Return a game of six that ends after some tiles."""
    setup = Setup.from_json({"seats": NAMES, "edition": "new-2018", "expansions": []})
    secret, salts = f"{7:064x}", ["00"] * len(NAMES)
    game, rng = Record(setup, seed=secret, salts=salts).start(), Random(7)
    while len(game.table.board.tiles) < 8 or game.decision is None or game.decision.kind != "place_tile":
        game.apply(answer("greedy", game, rng))
    game.apply({"seat": game.decision.seat, "type": "end_together"})
    return record_of(game, secret, salts)


def test_six_seats_of_an_embedded_replay_are_readable_in_a_low_frame(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    page = browser.new_context(base_url=base_url, viewport={"width": 844, "height": 390}).new_page()
    match = upload(page, begun())
    change(bastide, {"listed": True}, match)
    page.goto(f"/embed/match/{match}?n=10")
    seats = page.get_by_test_id("embed").get_by_role("listitem")
    expect(seats).to_have_count(len(NAMES), timeout=30_000)
    board = page.get_by_role("region", name="Board").bounding_box()
    assert board
    assert board["width"] >= 600
    assert board["height"] >= 250
    for seat, name in zip(seats.all(), NAMES, strict=True):
        expect(seat).to_be_in_viewport(ratio=1)
        expect(seat.get_by_title(name)).to_be_visible()
        expect(seat.locator(".number")).to_be_in_viewport(ratio=1)
        size = seat.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
        assert size >= READABLE
        box = seat.bounding_box()
        assert box
        assert box["x"] >= board["x"] + board["width"] - 1, "no seat covers the board"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.context.close()
