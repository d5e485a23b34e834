"""One person and three bots play a whole game with every expansion; its record replays to the same end."""

from __future__ import annotations

import re
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from rules import Record, view, view_hash
from tests.browser.screenplays.everything_on import EXPANSIONS, NAMES, PARTS, PERSON, SALE, SECOND, known
from tests.browser.screenplays.performer import Performer
from tests.browser.screenplays.player import tiles_on
from tests.browser.screenplays.screenplay import Screenplay
from tests.browser.screenplays.seating import performers, put_on, sit_down, stack_the_bag
from tests.e2e_support.server import RunningServer

pytestmark = pytest.mark.slow

STANDSTILL = 90.0  # seconds without a move of the bots
LAST = 12  # actions before the end
BEFORE, AFTER = 3, 6  # actions around a scene
STRETCH = 30  # actions that are worth leaving the page for
PATIENCE = 60_000  # milliseconds
NOTE = ".turn-area .turn-note"
# Bots that don't pause: half of the time.
AT_ONCE = """localStorage.setItem("bastide.bots-pace", "at_once")"""
SOCKET = """(path) => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  socket.onopen = () => socket.send(JSON.stringify({ t: "hello", after: 0, view: true }));
  socket.onmessage = () => resolve();
  window.socket = socket;
})"""


def _every_expansion_and_bots(page: Page) -> None:
    put_on(page, EXPANSIONS)
    for name in NAMES[1:]:
        page.get_by_role("button", name="Add a bot").first.click()
        expect(page.get_by_text(name, exact=True).first).to_be_visible()


def _on_page(play: Screenplay) -> set[int]:
    """Return which of Ann's actions she plays on the page: those around the scenes, new kinds, the last ones.

    To draw all others would take minutes and show nothing more.
    """
    scenes, kinds, found = set(play.scenes.values()), set[str](), set[int]()
    for number, action in enumerate(play.actions):
        if action["seat"] != PERSON:
            continue
        near = any(number - AFTER <= scene < number + BEFORE for scene in scenes)
        with_tile = action["type"] == "build_bridge" and number - 1 in found
        if near or with_tile or action["type"] not in kinds or number >= len(play.actions) - LAST:
            kinds.add(action["type"])
            found.add(number)
    return found


class FullGame:
    """The match on the server and the same game beside it, move by move."""

    def __init__(self, ann: Performer, play: Screenplay) -> None:
        self.ann, self.play = ann, play
        self.game = play.start()
        self.due = sorted((number, name) for name, number in play.scenes.items())
        self.match_id = ann.match_id
        self.on_page = _on_page(play)
        self.away = False  # from the page of the match

    def to_the_end(self) -> None:
        """Ann plays her part of the script; whenever she is asked she has seen what came before."""
        for number, action in enumerate(self.play.actions):
            if action["seat"] == PERSON:
                self._ann(number, action)
            self.game.apply(action)
        self._come_back()
        self._until(len(self.play.actions))
        self._look(len(self.play.actions))

    def _ann(self, number: int, action: dict[str, Any]) -> None:
        """She looks and plays on the page, or the action is sent from a page that draws nothing."""
        if number in self.on_page:
            self._come_back()
        elif not any(number < soon <= number + STRETCH for soon in self.on_page):
            self._go_away()
        if action["type"] != "build_bridge":  # the page may have built one that the tile needed
            self._until(number)
        if number not in self.on_page:
            return self.ann.send(self.match_id, action, number)
        self._look(number)
        return self.ann.perform(action)

    def _go_away(self) -> None:
        """Leave the page, but keep a socket: without one the server takes up the match anew for each move."""
        if not self.away:
            self.ann.page.goto(f"/api/matches/{self.match_id}/offer")
            self.ann.page.evaluate(SOCKET, f"/ws/matches/{self.match_id}/")
            self.away = True

    def _come_back(self) -> None:
        if self.away:
            self.ann.page.goto(f"/match/{self.match_id}")
            self.away = False

    def _until(self, number: int) -> None:
        """The bots have moved so far, and not otherwise than the rules alone."""
        seen, since = -1, monotonic()
        while (offer := self._offer())["number"] != number:
            assert offer["number"] < number, self._first_difference()
            if offer["number"] != seen:
                seen, since = offer["number"], monotonic()
            assert monotonic() - since < STANDSTILL, f"nothing came after {offer}, {number} was due"
            self.ann.page.wait_for_timeout(100)

    def _first_difference(self) -> str:
        """Return in words what the match did otherwise than the rules alone."""
        events = self.ann.page.request.get(f"/api/matches/{self.match_id}/events").json()["events"]
        played = [event["action"] for event in events]
        pairs = enumerate(zip(played, self.play.actions, strict=False))
        return next((f"action {nth}: {did} and not {due}" for nth, (did, due) in pairs if did != due), "")

    def _offer(self) -> dict[str, Any]:
        path = f"/api/matches/{self.match_id}/offer"
        offer: dict[str, Any] = self.ann.page.request.get(path).json()
        return offer

    def _look(self, number: int) -> None:
        """The page shows the scenes that have come since Ann was asked before."""
        while self.due and self.due[0][0] < number:
            at, name = self.due.pop(0)
            _SEEN[name](self, at)

    def tab(self, name: str) -> Locator:
        """Return the panel of a tab, which is opened."""
        self.ann.page.get_by_role("tab", name=re.compile(name)).click()
        return self.ann.page.get_by_role("tabpanel")

    def logged(self, at: int) -> Locator:
        """Locate the line of the history tab about an action, by its index in the log."""
        number = re.compile(rf"^{at + 1}$")
        nth = self.ann.page.locator(".nth", has_text=number)
        return self.tab("History").locator("li", has=nth).locator(".said")

    def crossing(self, at: int) -> None:
        """Check that the log names the player and the drawbridge."""
        name = NAMES[self.play.actions[at]["seat"]]
        expect(self.logged(at)).to_have_text(
            re.compile(rf"^{name}: .+ crossed the drawbridge, "), timeout=PATIENCE
        )

    def said(self, at: int, words: str) -> None:
        """Check what the log says of an action, its player first."""
        name = NAMES[self.play.actions[at]["seat"]]
        expect(self.logged(at)).to_have_text(re.compile(f"^{name} {words}"), timeout=PATIENCE)

    def dragon(self, at: int) -> None:
        """Check that the log follows the dragon."""
        self.said(at, "moved the dragon to ")

    def captured(self, at: int) -> None:
        """Check that the log names whose follower a tower captured."""
        self.said(at, "captured: ")

    def ransom(self, at: int) -> None:
        """Check that the log names the price."""
        self.said(at, "bought back from .+ for 3 points: ")

    def count(self, at: int) -> None:
        """Check that the log follows the count."""
        self.said(at, "moved the count to the ")

    def brought(self, reason: str, words: str) -> None:
        """Every score for that reason so far is in the log of the scores."""
        entries = [entry for entry in self.game.state.scored if entry["reason"] == reason]
        lines = self.tab("Scores").locator(".said", has_text=words)
        expect(lines).to_have_count(len(entries), timeout=PATIENCE)

    def sheep(self, _at: int) -> None:
        """A flock was driven into the stable."""
        self.brought("sheep", "for sheep")

    def circus(self, _at: int) -> None:
        """The circus was scored where the tent stood."""
        self.brought("circus", "for the circus")
        expect(self.ann.page.locator("[data-tent]")).to_have_count(1)

    def office(self, at: int) -> None:
        """Check that the office is in the log and on the board."""
        seat = self.play.actions[at]["seat"]
        words = re.compile(f"^{NAMES[seat]} set up an office at ")
        expect(self.logged(at)).to_have_text(words, timeout=PATIENCE)
        office = f".figures .figure[data-piece='office'][data-seat='{seat}']"
        expect(self.ann.page.locator(office)).to_have_count(1)

    def wanderer(self, _at: int) -> None:
        """Every score of a wanderer so far is in the log of the scores."""
        panel = self.tab("Scores")
        entries = [entry for entry in self.game.state.scored if entry["reason"] == "wanderer"]
        assert entries
        lines = panel.locator(".said", has_text="with the wanderer")
        expect(lines).to_have_count(len(entries), timeout=PATIENCE)
        for entry, line in zip(reversed(entries), lines.all(), strict=True):
            expect(line).to_contain_text(f"{NAMES[entry['seat']]} scored {entry['points']} point")

    def sale(self, _at: int) -> None:
        """In Ann's double turn the bazaar comes first; she comes back to it after a reload."""
        page = self.ann.page
        for reloaded in (False, True):
            if reloaded:
                page.reload()
            expect(page.get_by_test_id("auction")).to_be_visible(timeout=PATIENCE)
            note = "The builder brings a second tile this turn."
            expect(page.locator(NOTE, has_text=note).first).to_be_visible(timeout=PATIENCE)

    def second(self, _at: int) -> None:
        """The bazaar is over, and Ann places again."""
        page = self.ann.page
        note = page.locator(NOTE, has_text="Second tile of this turn")
        expect(note.first).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_test_id("auction")).to_have_count(0)
        expect(page.locator("[data-cell]").first).to_be_attached()


_SEEN = {
    "cross_drawbridge": FullGame.crossing,
    "place_office": FullGame.office,
    "wanderer": FullGame.wanderer,
    "move_dragon": FullGame.dragon,
    "capture": FullGame.captured,
    "pay_ransom": FullGame.ransom,
    "move_count": FullGame.count,
    "sheep": FullGame.sheep,
    "circus": FullGame.circus,
    SALE: FullGame.sale,
    SECOND: FullGame.second,
}


def test_a_whole_game_with_everything_on(browser: Browser, bastide: RunningServer, base_url: str) -> None:
    play = known()
    (ann,) = performers(browser, base_url, 1)
    ann.page.add_init_script(AT_ONCE)
    sit_down(ann, [], _every_expansion_and_bots)
    stack_the_bag(bastide, ann.match_id, play)
    ann.page.reload()
    played = FullGame(ann, play)
    played.to_the_end()

    _end_the_count(ann.page)
    headline = ann.headline()
    assert headline["status"] == "over"
    assert [seat["score"] for seat in headline["seats"]] == play.scores
    totals = ann.page.locator("section.result tr.sum td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(play.scores)

    record = _downloaded(ann.page)
    assert record.setup.sets.items() >= PARTS.items()
    assert record.setup == play.setup
    assert record.actions == play.actions
    again = record.game()
    assert (again.over, again.scores()) == (True, play.scores)
    assert view_hash(view(again)) == view_hash(view(played.game)) == _last_hash(ann, len(play.actions))
    assert tiles_on(ann.page) == len(again.state.board.tiles)
    _look_back(ann, record, len(again.state.board.tiles))
    assert ann.errors == []


def _end_the_count(page: Page) -> None:
    """Skip the rest of the final count, which has some 40 steps in such a game."""
    result = page.locator("#result-title")
    expect(page.get_by_role("heading", name="Final count").or_(result).first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(result).to_be_visible(timeout=PATIENCE)


def _downloaded(page: Page) -> Record:
    """Return the record as the page hands it out at the end."""
    page.get_by_test_id("result-more").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game file").click()
    return Record.from_json(download.value.path().read_text(encoding="utf-8"))


def _look_back(ann: Performer, record: Record, tiles: int) -> None:
    """The replay in the browser: it begins with what lay there, and ends where the match did."""
    moves = len(record.actions)
    ann.page.goto(f"/replay/{ann.match_id}?n=0")
    expect(ann.page.locator("svg [data-tile]")).to_have_count(len(record.setup.start), timeout=PATIENCE)
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_text(f"Move {moves:,} of {moves:,}")).to_be_visible(timeout=PATIENCE)
    expect(ann.page.locator("svg [data-tile]")).to_have_count(tiles, timeout=PATIENCE)


def _last_hash(ann: Performer, number: int) -> str:
    """Return the fingerprint that the server sent with the last of so many events."""
    path = f"/api/matches/{ann.match_id}/events?after={number - 1}"
    (event,) = ann.page.request.get(path).json()["events"]
    assert event["number"] == number
    return str(event["hash"])
