"""A page in a certain state, to be photographed."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

REST = 500  # milliseconds until what came last is drawn
STILL = 900  # milliseconds without a new picture of a tile, after which none is expected any more
DRAWN = 20_000  # milliseconds after which a picture is taken of what there is
# The tiles on the boards come in batches, and in each light anew. Until then a board is an empty field.
SHOWN = """() => [...document.querySelectorAll("image[data-at]")].map((tile) => tile.getAttribute("href"))"""
ALL_DRAWN = f"""([still, before]) => {{
  const tiles = ({SHOWN})();
  const [shown, kept] = [tiles.join(), (window.bastideShown ??= {{ shown: null, since: 0 }})];
  if (kept.shown !== shown) Object.assign(kept, {{ shown, since: performance.now() }});
  const come = tiles.every((tile) => tile && !before.includes(tile));
  return come && performance.now() - kept.since >= (tiles.length ? still : 0);
}}"""


def shown(page: Page) -> list[str | None]:
    """Return the addresses of the tiles' pictures on the page."""
    return list(page.evaluate(SHOWN))


def drawn(page: Page, before: list[str | None] | None = None) -> None:
    """Wait until all tiles are drawn as they are to stay: none as it was `before`, in another light."""
    page.evaluate("() => delete window.bastideShown")
    with suppress(TooLate):
        page.wait_for_function(ALL_DRAWN, arg=[STILL, before or []], polling=100, timeout=DRAWN)


@dataclass(frozen=True)
class Scene:
    """An address, how far the browser is in a lesson there, and what is done once it is drawn."""

    name: str
    address: str
    lesson: str = ""
    at: int = 0
    act: Callable[[Page], None] | None = None

    def open(self, page: Page) -> None:
        """Go there, and wait until it is drawn."""
        if self.lesson:
            progress = json.dumps({self.lesson: {"at": self.at}})
            page.evaluate("kept => localStorage.setItem('bastide.lessons', kept)", progress)
        page.goto(self.address)
        page.wait_for_load_state("networkidle")
        if self.act:
            self.act(page)
        page.wait_for_timeout(REST)
        drawn(page)
