"""How much a move may ask of the database: a limit on its statements, so that none creeps in."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.db.models import F
from django.test.utils import CaptureQueriesContext

from games import service
from games.event_log import append
from games.event_log.read import read_live
from games.game_cache import CACHE
from games.models import Match, write_move
from games.payloads import listings
from games.scheduler import due
from tests.games import play

pytestmark = pytest.mark.django_db(transaction=True)
READ_AND_WRITE = 2  # on PostgreSQL; SQLite has no statement that changes two tables


def statements(match: Match, action: dict[str, Any]) -> list[str]:
    """Return the statements of one move by the player who decides."""
    now = play.fresh(match)
    player = match.seats.get(index=now.turn_seat or 0).player_id
    with CaptureQueriesContext(connection) as captured:
        service.submit_for_player(match.public_id, player, now.number, play.command(), action)
    return [query["sql"] for query in captured.captured_queries]


def test_move_is_one_statement_that_reads_and_one_that_writes() -> None:
    match = play.running()
    play.move(match)
    found = statements(match, play.plain(play.legal(match)[0]))
    if connection.vendor == "postgresql":
        assert len(found) == READ_AND_WRITE
    else:
        words = [sql.split()[0] for sql in found]
        assert words == ["SELECT", "BEGIN", "UPDATE", "INSERT", "COMMIT"]


@pytest.mark.parametrize(("behind", "more"), [(1, 0), (append.READ_ALONG, 0), (append.READ_ALONG + 1, 1)])
def test_few_moves_of_another_process_are_read_with_the_match(behind: int, more: int) -> None:
    match = play.running(3)
    play.move(match)
    mine = CACHE._entries.pop(match.public_id)
    play.moves(match, behind)
    assert (now := play.fresh(match)).number == 1 + behind
    action = play.plain(play.legal(match)[0])
    CACHE._entries[match.public_id] = mine  # as a process that has received none of these moves
    reads = [sql for sql in statements(match, action) if sql.startswith("SELECT")]
    assert len(reads) == 1 + more
    assert (live := CACHE.peek(match.public_id)) is not None
    assert (live.number, live.game.decision is None) == (now.number + 1, False)
    assert len(live.commands) == live.number


def test_action_of_a_bot_takes_two_more_statements_than_that_of_a_person() -> None:
    match = play.running([play.seat(name, bot="greedy") for name in play.NAMES[:3]])
    found: list[str] = []
    for _ in range(8):  # the first ones read the match whole
        now = play.fresh(match)
        assert now.turn_seat is not None
        with CaptureQueriesContext(connection) as captured:
            due.run_task(due.DueTask(match.public_id, due.BOT, now.turn_seat, now.number))
        found = [query["sql"] for query in captured.captured_queries]
    assert play.fresh(match).number == 8
    reads = [sql for sql in found if sql.startswith("SELECT")]
    # The seat with its match, the new rows of the log, and the match when the action is stored.
    assert len(reads) == 3
    assert not any('"setup"' in sql or '"seed"' in sql for sql in reads)


def test_scores_and_banks_that_a_move_changes_are_stored_with_it() -> None:
    clock = {"kind": "bank", "bank": 60_000, "increment": 1_000}
    match = play.running(clock=clock)
    while play.legal(match)[0]["type"] != "end_turn":
        play.move(match)
    Match.objects.update(turn_since=F("turn_since") - timedelta(seconds=10))
    found = statements(match, {"type": "end_turn"})
    assert len(found) == (READ_AND_WRITE if connection.vendor == "postgresql" else 6)
    assert match.seats.get(index=0).bank_ms == pytest.approx(51_000, abs=2_000)


def test_list_of_matches_shows_the_scores_of_running_ones() -> None:
    match, scores = play.running(), [0, 0]
    for seed in range(10):
        if not any(scores):
            play.moves(match, 20, seed)
            scores = read_live(play.fresh(match), lambda live: live.game.scores())
    line = listings.one(match.public_id)
    assert line is not None
    assert [seat.score for seat in line.seats] == scores
    assert any(scores)


def test_write_of_another_process_between_read_and_write_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play.running()
    play.moves(match, 3)
    now = play.fresh(match)
    tries: list[tuple[Any, ...]] = []

    def late(*given: Any) -> bool:
        tries.append(given)
        if len(tries) == 1:
            Match.objects.filter(pk=match.pk).update(
                due_what="bot"
            )  # as a worker that hands the seat to a bot
        return write_move(*given)

    monkeypatch.setattr(append, "write_move", late)
    action = play.plain(play.legal(match)[0])
    assert service.submit(match.public_id, now.turn_seat or 0, now.number, play.command(), action).number == 4
    assert len(tries) == 2
    assert play.fresh(match).number == match.log.count() == 4
