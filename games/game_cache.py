"""Cache of running games. Without it, each action would replay its match from the log. The log is
authoritative.

A process keeps the games it used last. Each is replayed from the log under the setup of its match, then
brought up to date row by row; rows that other processes wrote are read in the same way.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec

import rules
from games import conf, metrics
from games.models import LoggedAction, Match
from games.schemas.events import EventSchema, OfferMessage, decision
from games.timestamps import stamp
from realtime.refusals import RequestRefused

UNDO = "undo"


def order_of(match: Match) -> list[str]:
    """The order in which the match's tiles are drawn. Secret until the match is over."""
    setup = rules.Setup.from_json(match.setup)
    order = match.draws
    if order is None:
        order = rules.draw_order(setup.bag(), match.seed, match.salts)
    return setup.stacked(order)


class EngineError(Exception):
    """The rules engine raised an exception that is no refusal, or a log does not replay: a bug."""

    def __init__(self, cause: Exception, action: dict[str, Any] | None = None) -> None:
        super().__init__(type(cause).__name__)
        self.action = action  # that the engine was to play


@dataclass(frozen=True)
class Played:
    """What an action did to the public view."""

    action: dict[str, Any]
    change: dict[str, Any]
    hash: str


class LiveMatch:
    """One match in memory: the game, its public view, and its events as they are sent."""

    def __init__(self, match: Match) -> None:
        self.pk, self.public_id = match.pk, match.public_id
        setup = rules.Setup.from_json(match.setup)
        self.game = rules.Game(setup, order_of(match))
        self.first = self.seen = rules.view(self.game, None)
        self.events: list[str] = []
        self._offer: tuple[int, str, str] | None = None

    @property
    def number(self) -> int:
        """The newest row of the log that was played here."""
        return len(self.events)

    def play(self, action: dict[str, Any]) -> Played:
        """Apply an action or an undo. Raises rules.Refused, and then nothing has changed."""
        try:
            return self._play(action)
        except rules.Refused:
            raise
        except Exception as error:
            raise EngineError(error, action) from error

    def _play(self, action: dict[str, Any]) -> Played:
        if action.get("type") == UNDO:
            self.game.undo(action["seat"])
        else:
            self.game.apply(action)
        before, self.seen = self.seen, rules.view(self.game, None)
        return Played(action, rules.change(before, self.seen), rules.fingerprint(self.seen))

    def publish_event(self, played: Played, at: datetime) -> None:
        """Add the event of an action that is in the log now, so that it can be sent."""
        event = EventSchema(
            number=self.number + 1,
            seat=played.action["seat"],
            action=played.action,
            at=stamp(at),
            change=played.change,
            hash=played.hash,
        )
        self.events.append(msgspec.json.encode(event).decode())

    def catch_up(self) -> None:
        """Play the rows of the log that are new here. Raises EngineError if one cannot be played."""
        with metrics.REPLAY_TIME.time():
            rows = LoggedAction.objects.filter(match_id=self.pk, number__gt=self.number).order_by("number")
            try:
                for row in rows.only("action", "at", "match_id").iterator():
                    self.publish_event(self.play(row.action), row.at)
            except rules.Refused as error:
                raise EngineError(error) from error

    def offer(self) -> tuple[str, str] | None:
        """The encoded offer for the seat that decides, and for all others. None if the game is over."""
        if self.game.decision is None:
            return None
        if self._offer is None or self._offer[0] != self.number:
            self._offer = (self.number, *self._offers(self.game.decision.seat))
        return self._offer[1:]

    def _offers(self, seat: int) -> tuple[str, str]:
        undo = self.game.can_undo(seat)
        full = OfferMessage(self.number, decision(self.seen["decision"], self.game.legal()), undo)
        bare = OfferMessage(self.number, decision(self.seen["decision"]), undo)
        return msgspec.json.encode(full).decode(), msgspec.json.encode(bare).decode()


class CacheEntry:
    """A match's entry in the cache. Its lock lets one thread at a time use the game."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.live: LiveMatch | None = None

    def up_to(self, match: Match) -> LiveMatch:
        """The game, brought up to the newest row of the log that `match` knows of."""
        if self.live is None:
            self.live = LiveMatch(match)
        if self.live.number < match.number:
            self.live.catch_up()
        return self.live


class GameCache:
    """The games this process used last, the most recent last."""

    def __init__(self) -> None:
        self._entries: OrderedDict[str, CacheEntry] = OrderedDict()
        self._guard = threading.Lock()

    def peek(self, match_id: str) -> LiveMatch | None:
        """The game if it is in memory. Without the lock, only its list of events may be read."""
        entry = self._entries.get(match_id)
        return entry.live if entry else None

    @contextmanager
    def lock(self, match_id: str) -> Iterator[CacheEntry]:
        """Lock the match's entry for this thread.

        A refusal inside has changed nothing. After any other exception the game is dropped: it may have
        played what the log does not hold.
        """
        entry = self._entry(match_id)
        with entry.lock:
            try:
                yield entry
            except (RequestRefused, rules.Refused):
                raise
            except BaseException:
                entry.live = None
                raise

    def forget(self, match_id: str | None = None) -> None:
        """Drop one game, or all of them."""
        with self._guard:
            if match_id is None:
                self._entries.clear()
            else:
                self._entries.pop(match_id, None)

    def _entry(self, match_id: str) -> CacheEntry:
        with self._guard:
            entry = self._entries.setdefault(match_id, CacheEntry())
            self._entries.move_to_end(match_id)
            while len(self._entries) > conf.get("tables_in_memory"):
                self._entries.popitem(last=False)
            metrics.CACHED.set(len(self._entries))
            return entry


CACHE = GameCache()
