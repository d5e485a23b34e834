"""Snapshots are put together from changes in the log; where those have none, the match is replayed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import rules
from games import conf
from games.event_log.read import read_live
from games.event_log.snapshots import snapshot
from games.game_cache import CACHE, LiveMatch, Snapshot, standing
from games.models import LoggedAction, Match
from tests.games import play

pytestmark = pytest.mark.django_db(transaction=True)

Damage = Callable[[LoggedAction], None]


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The matches of which rows were played, each time."""
    played: list[str] = []
    for name in ("catch_up", "play_log"):
        work = getattr(LiveMatch, name)

        def counted(live: LiveMatch, match: Match, work: Callable[[LiveMatch, Match], Any] = work) -> Any:
            played.append(live.public_id)
            return work(live, match)

        monkeypatch.setattr(LiveMatch, name, counted)
    return played


def played(moves: int = 45, **setup: Any) -> Match:
    """Return a match with so many random moves, which is not in memory."""
    match = play.running(3, **setup)
    play.moves(match, moves)
    CACHE.forget()
    return play.fresh(match)


def copied(match: Match, damage: Damage) -> Match:
    """Return a copy of a match, with damage done to every row of its log."""
    old = Match.objects.create(setup=match.setup, seed=match.seed, salts=match.salts, status="running")
    for row in match.log.order_by("number"):
        row.match, row._state.adding = old, True
        damage(row)
        row.save()
    Match.objects.filter(pk=old.pk).update(number=match.number, clock=match.clock)
    return play.fresh(old)


def view_after(match: Match, number: int) -> dict[str, Any]:
    """Return the view after an event by the rules engine."""
    live = LiveMatch(match)
    for action in match.log.filter(number__lte=number).order_by("number").values_list("action", flat=True):
        live.play(action)
    return live.seen


def is_right(found: Snapshot | None, match: Match) -> bool:
    """Return whether a snapshot is the view after its event, and as many events follow it as shall."""
    assert found is not None
    assert conf.SNAPSHOT_TAIL <= match.number - found.number < conf.SNAPSHOT_TAIL + conf.SNAPSHOT_EVERY
    seen = msgspec.json.decode(found.view)
    return bool(seen == view_after(match, found.number) and rules.view_hash(seen) == found.hash)


@pytest.mark.parametrize("expansions", [[], ["princess-and-dragon", "bridges-castles-bazaars", "tower"]])
def test_snapshot_of_a_match_that_is_not_in_memory_needs_no_replay(
    expansions: list[str], replays: list[str]
) -> None:
    match = played(120, expansions=expansions)
    assert is_right(snapshot(match), match)
    assert not replays


def test_snapshots_of_matches_played_here_and_read_from_the_log_are_equal() -> None:
    match = play.running()
    play.moves(match, 45)
    here = snapshot(play.fresh(match))
    CACHE.forget()
    found = snapshot(play.fresh(match))
    assert here
    assert found
    assert (here.number, here.hash) == (found.number, found.hash)
    assert msgspec.json.decode(here.view) == msgspec.json.decode(found.view)


def test_next_snapshot_goes_on_from_the_one_before(
    replays: list[str], django_assert_num_queries: Any
) -> None:
    match = played(20)
    first, watched = snapshot(match), CACHE.peek(match.public_id)
    with django_assert_num_queries(0):
        assert snapshot(match) is first
    CACHE.forget()
    play.moves(match, 15)  # as in another process
    with CACHE.lock(match.public_id) as entry:
        entry.live = watched
    replays.clear()
    assert is_right(snapshot(play.fresh(match)), play.fresh(match))
    assert not replays


def no_change(row: LoggedAction) -> None:
    row.change = None


def other_hash(row: LoggedAction) -> None:
    row.hash = "0" * 16


def no_json(row: LoggedAction) -> None:
    row.change = str(row.change)[:-2]


def unknown_key(row: LoggedAction) -> None:
    row.change = '{"drop": ["nothing"]}'


def more_points(row: LoggedAction) -> None:
    row.change = str(row.change).replace('"score":0', '"score":9')


@pytest.mark.parametrize("damage", [no_change, other_hash, no_json, unknown_key, more_points])
def test_log_without_the_right_view_is_replayed(damage: Damage, replays: list[str]) -> None:
    old = copied(played(), damage)
    assert is_right(snapshot(old), old)
    assert replays


UNDO = {"seat": 0, "type": "undo"}


@pytest.mark.parametrize(
    ("log", "left"),
    [
        ("aub", "b"),
        ("abuuc", "c"),
        ("abu", "a"),
        ("uab", "uab"),  # it takes back what was played before
        ("uu", "uu"),
        ("uau", "u"),
    ],
)
def test_undo_is_left_out_with_the_action_that_it_takes_back(log: str, left: str) -> None:
    actions = [UNDO if letter == "u" else {"seat": 0, "type": letter} for letter in log]
    assert "".join(action["type"][0] for _, action in standing(enumerate(actions))) == left


def test_actions_that_were_taken_back_are_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play.running()
    for _ in range(4):
        while play.legal(match)[0]["type"] == "end_turn":
            play.move(match)
        play.move(match)
        play.move(match, {"type": "undo"})
        play.moves(match, 2)
    before = read_live(play.fresh(match), lambda live: (live.number, live.seen, live.game.log, live.commands))
    CACHE.forget()
    monkeypatch.setattr(rules.Game, "undo", lambda *_: pytest.fail("all was played anew"))
    after = read_live(play.fresh(match), lambda live: (live.number, live.seen, live.game.log, live.commands))
    assert after == before
