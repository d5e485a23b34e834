"""A refused move is explained in the page's language; the clause is a link beside the sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

PATIENCE = 30_000
# An action that the server refuses, and the sentence on the page in each language.
REFUSED: list[tuple[dict[str, Any], dict[str, str]]] = [
    (
        {"type": "place_tile", "x": 40, "y": 40, "rotation": 0},
        {
            "en": "Place the tile next to another one. Corners don’t count.",
            "de": "Lege das Plättchen an ein anderes an. Ecken zählen nicht.",
            "pl": "Połóż płytkę obok innej. Rogi się nie liczą.",
        },
    ),
    (
        {"type": "place_tile", "x": 0, "y": 0, "rotation": 0},
        {
            "en": "There is already a tile on this space. Choose an empty one.",
            "de": "An dieser Stelle liegt schon ein Plättchen. Wähle eine leere Stelle.",
            "pl": "Na tym polu leży już płytka. Wybierz puste pole.",
        },
    ),
    (
        {"type": "end_turn"},
        {
            "en": "You can’t do that now. Place your tile first.",
            "de": "Das geht jetzt nicht. Lege zuerst dein Plättchen.",
            "pl": "Teraz nie możesz tego zrobić. Najpierw połóż swoją płytkę.",
        },
    ),
]
SIZES = [{"width": 360, "height": 740}, {"width": 1280, "height": 800}]


class Forger:
    """Replaces the next action that the page sends by one that is against the rules."""

    def __init__(self, page: Page) -> None:
        self.action: dict[str, Any] | None = None
        page.route_web_socket(re.compile("/ws/matches/"), self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(self._forged(text)))

    def _forged(self, text: str | bytes) -> str | bytes:
        message = json.loads(text)
        if message["t"] != "act" or self.action is None:
            return text
        message["action"] = {"seat": message["action"]["seat"], **self.action}
        return json.dumps(message)


@pytest.fixture(params=[(locale, nth) for locale in ("en", "de", "pl") for nth in range(len(SIZES))])
def visitor(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Iterator[tuple[str, Page]]:
    locale, nth = request.param
    context = browser.new_context(
        base_url=base_url, viewport=SIZES[nth], locale=locale, reduced_motion="reduce"
    )
    yield locale, context.new_page()
    context.close()


def test_refused_move_is_explained_in_the_language_of_the_page(visitor: tuple[str, Page]) -> None:
    locale, page = visitor
    forger = Forger(page)
    page.goto("/")
    page.locator("form input").first.fill("Ann")
    page.get_by_role("button", name=re.compile(r"\b[Bb]ot(em)?\b")).first.click()
    page.wait_for_url("**/match/*")
    for action, sentences in REFUSED:
        forger.action = action
        page.locator("[data-cell]").first.focus(timeout=PATIENCE)
        if page.locator("[data-cell][aria-pressed=true]").count() == 0:
            page.keyboard.press("Enter")
        page.get_by_test_id("confirm").click()
        note = page.get_by_role("alert")
        expect(note).to_contain_text(sentences[locale], timeout=PATIENCE)
        expect(note.get_by_role("link", name=re.compile(r"BASE-[A-Z]+-\d+"))).to_be_visible()
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
        note.get_by_role("button", name="OK").click()
