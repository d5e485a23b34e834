"""Live tables: games kept in memory so that an action need not replay its match. A cache; the log is the
truth.

A process keeps the tables it used last. Each is replayed from the log under the setup the match was
started with,
then brought up to date row by row; rows that other processes wrote come in the same way.
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
from games.stamps import stamp
from realtime.refusals import RequestRefused

UNDO = "undo"


def order_of(match: Match) -> list[str]:
    """The order in which the match's tiles leave the bag, those that lie on top of the others first.

    Nobody outside may see it before the end.
    """
    setup = rules.Setup.from_json(match.setup)
    order = match.draws
    if order is None:
        order = rules.draw_order(setup.bag(), match.seed, match.salts)
    return setup.stacked(order)


class Stumbled(Exception):  # noqa: N818 - what it is, not how Python calls it
    """The law raised something that is no refusal, or a log does not replay: a bug of ours, for a person
    to look at.
    """

    def __init__(self, cause: Exception) -> None:
        super().__init__(type(cause).__name__)


@dataclass(frozen=True)
class Played:
    """What an action did to the view that everybody sees."""

    action: dict[str, Any]
    change: dict[str, Any]
    hash: str


class Table:
    """One match in memory: the game, what everybody sees of it, and its events as they are sent."""

    def __init__(self, match: Match) -> None:
        self.pk, self.public_id = match.pk, match.public_id
        setup = rules.Setup.from_json(match.setup)
        self.game = rules.Game(setup, order_of(match))
        self.first = self.seen = rules.view(self.game, None)
        self.events: list[str] = []
        self._offer: tuple[int, str, str] | None = None

    @property
    def number(self) -> int:
        """The newest row of the log that is in here."""
        return len(self.events)

    def play(self, action: dict[str, Any]) -> Played:
        """Applies an action or an undo. Raises rules.Refused, and then nothing has changed."""
        try:
            return self._play(action)
        except rules.Refused:
            raise
        except Exception as error:
            raise Stumbled(error) from error

    def _play(self, action: dict[str, Any]) -> Played:
        if action.get("type") == UNDO:
            self.game.undo(action["seat"])
        else:
            self.game.apply(action)
        before, self.seen = self.seen, rules.view(self.game, None)
        return Played(action, rules.change(before, self.seen), rules.fingerprint(self.seen))

    def settle(self, played: Played, at: datetime) -> None:
        """The action is in the log: from now on it is an event that everybody gets."""
        event = {
            "number": self.number + 1,
            "seat": played.action["seat"],
            "action": played.action,
            "at": stamp(at),
            "change": played.change,
            "hash": played.hash,
        }
        self.events.append(msgspec.json.encode(event).decode())

    def catch_up(self) -> None:
        """Plays the rows that the log has and this table has not; raises Stumbled where one does not
        play any more.
        """
        with metrics.REPLAY_TIME.time():
            rows = LoggedAction.objects.filter(match_id=self.pk, number__gt=self.number).order_by("number")
            try:
                for row in rows.only("action", "at", "match_id").iterator():
                    self.settle(self.play(row.action), row.at)
            except rules.Refused as error:
                raise Stumbled(error) from error

    def offer(self) -> tuple[str, str] | None:
        """What is legal now, as sent: to the seat that decides, and to everybody else. None when the
        game is over.
        """
        if self.game.decision is None:
            return None
        if self._offer is None or self._offer[0] != self.number:
            self._offer = (self.number, *self._offers(self.game.decision.seat))
        return self._offer[1:]

    def _offers(self, seat: int) -> tuple[str, str]:
        full = {**self.seen["decision"], "actions": self.game.legal()}
        offer = {"t": "offer", "number": self.number, "decision": full, "undo": self.game.can_undo(seat)}
        bare = {**offer, "decision": {key: full[key] for key in full if key != "actions"}}
        return msgspec.json.encode(offer).decode(), msgspec.json.encode(bare).decode()


class Place:
    """A match's place in the cache. Its lock lets one thread at a time play at the table."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.table: Table | None = None

    def at(self, match: Match) -> Table:
        """The table, brought up to the newest row of the log that `match` knows of."""
        if self.table is None:
            self.table = Table(match)
        if self.table.number < match.number:
            self.table.catch_up()
        return self.table


class Tables:
    """The tables this process used last, the most recent last."""

    def __init__(self) -> None:
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._guard = threading.Lock()

    def peek(self, match_id: str) -> Table | None:
        """The table if it is in memory; only its list of events may be read without holding it."""
        place = self._places.get(match_id)
        return place.table if place else None

    @contextmanager
    def hold(self, match_id: str) -> Iterator[Place]:
        """The match's place, for this thread alone.

        A refusal inside has changed nothing. Whatever else goes wrong, the table is thrown away: it may have
        played what the log does not hold.
        """
        place = self._place(match_id)
        with place.lock:
            try:
                yield place
            except (RequestRefused, rules.Refused):
                raise
            except BaseException:
                place.table = None
                raise

    def forget(self, match_id: str | None = None) -> None:
        """Drops one table, or all of them."""
        with self._guard:
            if match_id is None:
                self._places.clear()
            else:
                self._places.pop(match_id, None)

    def _place(self, match_id: str) -> Place:
        with self._guard:
            place = self._places.setdefault(match_id, Place())
            self._places.move_to_end(match_id)
            while len(self._places) > conf.number("tables_in_memory"):
                self._places.popitem(last=False)
            metrics.TABLES.set(len(self._places))
            return place


TABLES = Tables()
