"""Cache of running games.

Without it, each action would replay its match from the log. The log is authoritative.

A process keeps the games it used last. Each is replayed from the log under the setup of its match, then
brought up to date row by row; rows that other processes wrote are read in the same way. Events that were not
played here stay in the log, which has them as they are sent.
"""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
from django.db.models import QuerySet

import rules
from games import conf, metrics
from games.aids import unmarked
from games.models import REPLAYED, LoggedAction, Match, Replayed
from games.replica.reads import read_history
from games.schemas.events import DecisionSchema, EventSchema, OfferMessage
from realtime.refusals import RequestRefused
from realtime.timestamps import stamp

UNDO = "undo"
# So begin the ids of commands that answer in advance; no player can send one (`games.commands.COMMAND_ID`).
IN_ADVANCE = "answer:"


def opening(match: Match) -> rules.Record:
    """Return the match as a record before its first action. Its seed is secret until the match is over.

    All chance follows from seed and salts, but for the draws and results that an uploaded record names.
    """
    setup = rules.Setup.from_json(match.setup)
    chance = dict(match.chance or {})
    return rules.Record(setup, list(match.draws or ()), match.seed or None, match.salts, chance=chance)


def new_game(match: Match) -> rules.Game:
    """Return the game of a match before its first action."""
    return opening(match).start()


def order_of(match: Match) -> list[str]:
    """Return the order in which the match's tiles lie at the start. Secret until the match is over."""
    record = opening(match)
    return record.setup.stacked(record.order())


def encoded_event(
    number: int, action: dict[str, Any], at: datetime, change: str, view_hash: str, command_id: str = ""
) -> str:
    """Return an event of the protocol. `change` is encoded already."""
    raw: Any = msgspec.Raw(change.encode())
    event = EventSchema(number, action["seat"], action, stamp(at), raw, view_hash)
    if command_id.startswith(IN_ADVANCE):
        event.in_advance = True
    return msgspec.json.encode(event).decode()


def standing(rows: Iterable[tuple[int, dict[str, Any]]]) -> list[tuple[int, dict[str, Any]]]:
    """Return the numbers and actions of these rows of the log without each undo and the action it takes back.

    An undo stays if its action is not among the rows.
    """
    left: list[tuple[int, dict[str, Any]]] = []
    for number, action in rows:
        if action["type"] == UNDO and left and left[-1][1]["type"] != UNDO:
            left.pop()
        else:
            left.append((number, action))
    return left


class EngineError(Exception):
    """The rules engine raised an exception that is no refusal, or a log does not replay: a bug."""

    def __init__(self, cause: Exception, action: dict[str, Any] | None = None) -> None:
        super().__init__(type(cause).__name__)
        self.action = action  # that the engine was to play


@contextmanager
def _engine_errors(action: dict[str, Any]) -> Iterator[None]:
    """Raise EngineError for any exception of the rules engine but a refusal."""
    try:
        yield
    except rules.IllegalAction:
        raise
    except Exception as error:
        raise EngineError(error, action) from error


@dataclass(frozen=True)
class Played:
    """What an action did to the public view; `change` is encoded, once for the log and all sockets."""

    action: dict[str, Any]
    change: str
    hash: str


@dataclass(frozen=True)
class Snapshot:
    """The encoded public view after event `number`, with its hash."""

    number: int
    view: str
    hash: str


class LiveMatch:
    """One match in memory: the game, its public view, and its newest events as they are sent."""

    def __init__(self, match: Match) -> None:
        match.must_be_known()
        self.pk, self.public_id = match.pk, match.public_id
        self._marked = match.aids != Match.Aids.TOURNAMENT
        self.game = new_game(match)
        self.first = self.seen = rules.view(self.game, None)
        # The events after a number, which were played here; those up to it are in the log only. One tuple, so
        # that other threads may read it without a lock.
        self.kept: tuple[int, list[str]] = (0, [])
        self.commands: dict[str, tuple[int, int]] = {}  # by id: number and seat of each command in the log
        self.snapshots: deque[Snapshot] = deque(maxlen=2)
        self._offer: tuple[int, str, str] | None = None

    @property
    def number(self) -> int:
        """The newest row of the log that was played here."""
        base, events = self.kept
        return base + len(events)

    def since(self, after: int, end: int | None = None) -> list[str] | None:
        """Return the events after number `after` up to number `end`, or None if some are in the log only."""
        base, events = self.kept
        return None if after < base else events[after - base : None if end is None else max(end - base, 0)]

    def snapshot(self, number: int) -> Snapshot | None:
        """Return the newest snapshot in memory with at least SNAPSHOT_TAIL events up to number `number`."""
        fitting = [each for each in self.snapshots if each.number + conf.SNAPSHOT_TAIL <= number]
        return fitting[-1] if fitting else None

    def play(self, action: dict[str, Any]) -> Played:
        """Apply an action or an undo. Raises rules.IllegalAction, and then nothing has changed."""
        with _engine_errors(action):
            self._apply(action)
            before, self.seen = self.seen, rules.view(self.game, None)
            change = msgspec.json.encode(rules.change(before, self.seen)).decode()
            return Played(action, change, rules.view_hash(self.seen))

    def _apply(self, action: dict[str, Any]) -> None:
        if action.get("type") == UNDO:
            self.game.undo(action["seat"])
        else:
            self.game.apply(action)

    def publish_event(self, played: Played, at: datetime, command_id: str) -> str:
        """Add the event of an action that is in the log now. Returns it as it is sent."""
        number, seat = self.number + 1, played.action["seat"]
        event = encoded_event(number, played.action, at, played.change, played.hash, command_id)
        self.kept[1].append(event)
        self.commands[command_id] = number, seat
        if number % conf.SNAPSHOT_EVERY == 0:
            self._keep_snapshot(number, played.hash)
        return event

    def _keep_snapshot(self, number: int, view_hash: str) -> None:
        view = msgspec.json.encode(self.seen).decode()
        self.snapshots.append(Snapshot(number, view, view_hash))

    def catch_up(self, match: Match) -> bool:
        """Play the rows of the log that are new here; `match` is its row now. Return as `play_rows`."""
        wanted = self._rows().values_list(*REPLAYED)
        return self.play_rows(read_history(match, lambda alias: list(wanted.using(alias))))

    def play_rows(self, rows: list[Replayed]) -> bool:
        """Play rows of the log that follow those played here. Raises EngineError if one cannot be played.

        Their events stay in the log, so no view is made but the last. Returns False if that is not the view
        after the last row: the log was written by a version with other views.
        """
        if not rows:
            return True
        with metrics.REPLAY_TIME.time():
            # An undo replays the whole game, so actions that were taken back are not played at all.
            for _, action in standing((number, action) for number, _, action, _, _ in rows):
                self._replay(action)
            self.commands |= {command_id: (number, seat) for number, seat, _, command_id, _ in rows}
            newest, *_, newest_hash = rows[-1]
            self.seen, self.kept = rules.view(self.game, None), (newest, [])
            return rules.view_hash(self.seen) == newest_hash

    def play_log(self, match: Match) -> None:
        """Play the whole log of a match that was just set up, and make all its events; `match` as `catch_up`.

        Raises EngineError if an action of the log is illegal now.
        """
        wanted = self._rows().values_list("action", "at", "command_id")
        with metrics.REPLAY_TIME.time():
            for action, at, command_id in read_history(match, lambda alias: list(wanted.using(alias))):
                try:
                    played = self.play(action)
                except rules.IllegalAction as error:
                    raise EngineError(error) from error
                self.publish_event(played, at, command_id)

    def _replay(self, action: dict[str, Any]) -> None:
        try:
            with _engine_errors(action):
                self._apply(action)
        except rules.IllegalAction as error:
            raise EngineError(error) from error

    def _rows(self) -> QuerySet[LoggedAction]:
        return LoggedAction.objects.filter(match_id=self.pk, number__gt=self.number).order_by("number")

    def offer(self, *, listed: bool = True) -> tuple[str, str] | None:
        """Return the encoded offers for the deciding seat and for all others; None if the game is over.

        The first is empty if the actions are not `listed`, because nobody needs them.
        """
        if self.game.decision is None:
            return None
        if self._offer is None or self._offer[0] != self.number or (listed and not self._offer[1]):
            self._offer = (self.number, *self._offers(self.game.decision.seat, listed=listed))
        return self._offer[1:]

    def _offers(self, seat: int, *, listed: bool) -> tuple[str, str]:
        undo, seen = self.game.can_undo(seat), self.seen["decision"]
        decision = DecisionSchema(seen["seat"], seen["kind"], seen.get("about", msgspec.UNSET))
        bare = msgspec.json.encode(OfferMessage(self.number, decision, undo)).decode()
        if not listed:
            return "", bare
        legal = self.game.legal(previews=self._marked)
        decision.actions = legal if self._marked else unmarked(legal, self.seen["tiles"])
        return msgspec.json.encode(OfferMessage(self.number, decision, undo)).decode(), bare


class CacheEntry:
    """A match's entry in the cache. Its lock lets one thread at a time use the game."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.live: LiveMatch | None = None

    def opened(self, match: Match) -> LiveMatch:
        """Return the game as it is in memory, else set up and not replayed."""
        named = None if match.get_deferred_fields() else match.setup.get("seats")
        if self.live is not None and named not in (None, list(self.live.game.setup.seats)):
            self.live = None  # a name has left the match
        if self.live is None:
            self.live = LiveMatch(_with_setup(match))
        return self.live

    def up_to(self, match: Match, new: list[Replayed] | None = None) -> LiveMatch:
        """Return the game, brought up to the newest row of the log that `match` knows of.

        `new` are the rows after those that were played here, if they were read with the match.
        """
        known = self.live
        live = self.opened(match)
        if live.number >= match.number:
            return live
        right = live.catch_up(match) if new is None or live is not known else live.play_rows(new)
        return live if right else self._replayed(match)

    def whole(self, match: Match) -> LiveMatch:
        """Return the game up to the newest row, with all its events."""
        live = self.up_to(match)
        return live if live.since(0) is not None else self._replayed(match)

    def _replayed(self, match: Match) -> LiveMatch:
        self.live = live = LiveMatch(_with_setup(match))
        live.play_log(match)
        return live


def _with_setup(match: Match) -> Match:
    """Return the match with all its columns."""
    return Match.objects.get(pk=match.pk) if match.get_deferred_fields() else match


class GameCache:
    """The games this process used last, the most recent last."""

    def __init__(self) -> None:
        self._entries: OrderedDict[str, CacheEntry] = OrderedDict()
        self._guard = threading.Lock()

    def peek(self, match_id: str) -> LiveMatch | None:
        """Return the game if it is in memory. Without the lock, only its events may be read."""
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
            except (RequestRefused, rules.IllegalAction):
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
