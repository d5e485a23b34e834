"""`python -m tests.e2e_support.pictures`: photographs of the project, for README and docs.

A real game between bots is uploaded to a Bastide of its own and looked at in Chromium.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from rules import Record, Setup, describe_options, record_of
from rules.bots import answer
from tests.e2e_support.chromium import launch_arguments
from tests.e2e_support.server import running_server
from tools import ROOT

PICTURES = ROOT / "docs" / "pictures"
SEATS = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
SHORT = 12  # tiles of a game that is analysed: enough for some mistakes, few enough to be judged soon
LARGE = 100  # tiles: the moments that are photographed have more
Scheme = Literal["light", "dark"]


def played(expansions: list[str], seed: int = 11, seats: int = len(SEATS)) -> Record:
    """Return a whole game between so many bots."""
    setup = Setup.from_json({"seats": SEATS[:seats], "edition": "new-2018", "expansions": expansions})
    secret, salts = f"{seed:064x}", ["00"] * seats
    game, rng = Record(setup, seed=secret, salts=salts).start(), Random(seed)
    while not game.over:
        game.apply(answer("greedy", game, rng))
    return record_of(game, secret, salts)


def careless(seed: int = 5) -> Record:
    """Return a short game between a bot that plays anything and one that counts."""
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "edition": "new-2018", "expansions": []})
    secret, salts = f"{seed:064x}", ["00", "00"]
    game, rng = Record(setup, seed=secret, salts=salts).start(), Random(seed)
    while not game.over:
        decision = game.decision
        if len(game.table.board.tiles) > SHORT and decision and decision.kind == "place_tile":
            game.apply({"seat": decision.seat, "type": "end_together"})
            break
        bot = "random" if decision and decision.seat == 0 else "greedy"
        game.apply(answer(bot, game, rng))
    return record_of(game, secret, salts)


def played_with_everything() -> Record:
    """Play a whole game between six bots with every expansion."""
    return played([expansion["name"] for expansion in describe_options()["expansions"]])


@contextmanager
def page(browser: Browser, address: str, size: str, scheme: Scheme) -> Iterator[Page]:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, color_scheme=scheme
    )
    yield context.new_page()
    context.close()


def headers(visitor: Page) -> dict[str, str]:
    """Return what a request that changes something has to carry. The page has been opened before."""
    token = next(c["value"] for c in visitor.context.cookies() if "csrf" in c.get("name", ""))
    return {"X-CSRFToken": str(token), "Content-Type": "application/json"}


def upload(visitor: Page, record: Record, owner: str | None = None) -> str:
    """Return the id under which the record can be watched now; `owner`: become a guest of that name first."""
    visitor.goto("/")
    visitor.wait_for_load_state("networkidle")
    if owner is not None and not visitor.request.get("/api/me").json()["player"]:
        visitor.request.post("/api/me/guest", data={"name": owner}, headers=headers(visitor))
    answer_ = visitor.request.post("/api/records", data=record.to_json(), headers=headers(visitor))
    return str(answer_.json()["id"])


def take(visitor: Page, address: str, target: Path) -> None:
    """Open an address, wait until it is drawn, and photograph it."""
    visitor.goto(address)
    visitor.wait_for_load_state("networkidle")
    if address.startswith("/replay"):
        visitor.locator("[data-tile]").nth(LARGE).wait_for(state="attached")
    visitor.wait_for_timeout(2000)
    visitor.screenshot(path=target)


def take_table(visitor: Page, target: Path) -> None:
    """A table before the game: its settings, and who sits where."""
    visitor.goto("/")
    visitor.get_by_label("Your name", exact=True).fill(SEATS[0])
    visitor.get_by_role("button", name="Create a table").click()
    for expansion in ("abbey-and-mayor", "inns-and-cathedrals"):
        visitor.locator(f"[data-expansion='{expansion}'] .head input").check()
    for seated in (1, 2):
        visitor.get_by_role("button", name="Add a bot").click()
        visitor.locator(".seat.taken").nth(seated).wait_for()
    visitor.evaluate("scrollTo(0, 0)")
    visitor.mouse.move(0, 0)
    visitor.wait_for_timeout(1000)
    visitor.screenshot(path=target)


def _moment(record: Record) -> int:
    """Late in the game, right after a figure was set: nothing is asked that would hide the board."""
    late = len(record.actions) * 9 // 10
    set_ = (n for n in range(late, len(record.actions)) if record.actions[n]["type"] == "deploy")
    return next(set_, late) + 1


def _sale(record: Record) -> int:
    """In the middle of the last auction that somebody bid in: the board and the sale share a small screen."""
    return max(n for n, action in enumerate(record.actions) if action["type"] == "auction_bid") + 1


def main(folder: Path = PICTURES) -> int:
    """Write the pictures. Return the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    everything = played_with_everything()
    number = _moment(everything)
    with running_server() as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments({}))
        with page(browser, running.address, "desktop", "light") as visitor:
            match = upload(visitor, everything)
            take(visitor, f"/replay/{match}?n={number}", folder / "game.png")
            take_table(visitor, folder / "table.png")
        with page(browser, running.address, "tablet", "dark") as visitor:
            take(visitor, f"/replay/{match}?n={number}", folder / "tablet.png")
        with page(browser, running.address, "phone", "light") as visitor:
            take(visitor, f"/replay/{match}?n={_sale(everything)}", folder / "phone.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
