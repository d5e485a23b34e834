"""A page in a certain state, to be photographed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

REST = 500  # milliseconds until what came last is drawn


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
