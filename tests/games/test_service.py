"""The only way into a log: order, idempotency, refusals, undo, forfeit, the end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from django.db import DatabaseError, connection, transaction

import rules
from games import payloads, service
from games.event_log.read import encoded_events
from games.game_cache import CACHE, LiveMatch
from games.models import LoggedAction, Match
from realtime.refusals import RequestRefused
from tests.games import play

pytestmark = pytest.mark.django_db(transaction=True)


def refused(match: Match, *, seat: int = 0, number: int | None = None, **action: object) -> str:
    """Return the code with which an action is refused; nothing may have changed."""
    before = list(LoggedAction.objects.filter(match=match).values_list("number", "hash"))
    at = play.fresh(match).number if number is None else number
    with pytest.raises(RequestRefused) as raised:
        service.submit(match.public_id, seat, at, play.command(), action)
    assert list(LoggedAction.objects.filter(match=match).values_list("number", "hash")) == before
    return raised.value.refusal.code


def events(match: Match) -> list[Any]:
    """Return the stream, decoded: PostgreSQL keeps the keys of an action in an order of its own."""
    return [msgspec.json.decode(text) for text in encoded_events(play.fresh(match), 0)]


def test_a_match_opens_with_a_commitment_to_a_seed_that_nobody_has_seen() -> None:
    match = service.open_match()
    assert match.status == Match.Status.WAITING
    assert rules.commitment(match.seed) == match.commitment
    assert service.open_match().seed != match.seed


def test_a_match_starts_once() -> None:
    match = play.running()
    with pytest.raises(RequestRefused, match="already started"):
        service.start(match, setup={}, seats=[play.seat("Ann"), play.seat("Bob")])


def test_a_setup_that_cannot_be_played_is_refused_and_the_match_still_waits() -> None:
    match = service.open_match()
    with pytest.raises(RequestRefused) as raised:
        service.start(match, setup={"edition": "no such"}, seats=[play.seat("Ann"), play.seat("Bob")])
    assert raised.value.refusal.code.startswith(("setup", "option", "edition"))
    assert play.fresh(match).status == Match.Status.WAITING


def test_the_stored_setup_is_resolved_and_has_its_revision() -> None:
    match = play.running()
    assert match.setup["revision"] == rules.REVISION
    assert rules.Setup.from_json(match.setup).to_json() == match.setup


def test_an_action_becomes_the_next_row() -> None:
    match = play.running()
    taken = play.move(match)
    row = LoggedAction.objects.get(match=match)
    assert (taken.number, row.number, play.fresh(match).number) == (1, 1, 1)
    assert row.seat == row.action["seat"] == 0


def test_the_same_command_again_gets_its_first_answer_whatever_number_it_carries() -> None:
    match = play.running()
    first = play.move(match, command_id="command-1")
    play.moves(match, 3)
    again = service.submit(match.public_id, 0, 0, "command-1", {"type": "end_turn"})
    assert (again.number, again.again) == (first.number, True)
    assert LoggedAction.objects.filter(match=match).count() == 4


def test_another_seat_cannot_learn_of_a_command_by_its_id() -> None:
    match = play.running()
    play.move(match, command_id="command-1")
    with pytest.raises(RequestRefused) as raised:
        service.submit(match.public_id, 1, 1, "command-1", {"type": "end_turn"})
    assert raised.value.refusal.code == "command.taken"


@pytest.mark.parametrize("number", [0, 2, 99])
def test_a_number_that_is_not_the_newest_is_stale(number: int) -> None:
    match = play.running()
    play.move(match)
    assert refused(match, number=number, type="end_turn") == "match.stale"


def test_an_illegal_action_is_refused_with_clause_and_number_and_changes_nothing() -> None:
    match = play.running()
    with pytest.raises(RequestRefused) as raised:
        service.submit(
            match.public_id, 0, 0, play.command(), {"type": "place_tile", "x": 50, "y": 50, "rotation": 0}
        )
    problem = msgspec.to_builtins(raised.value.refusal)
    assert problem["clause"].startswith("BASE-")
    assert problem["number"] == 0
    assert problem["sentence"]
    assert play.move(match).number == 1


def test_one_seat_cannot_act_as_another() -> None:
    match = play.running()
    action = play.plain(play.legal(match)[0])
    with pytest.raises(RequestRefused) as raised:
        service.submit(match.public_id, 1, 0, play.command(), action)
    assert raised.value.refusal.code == "action.seat"
    assert refused(match, seat=1, type="end_turn")


def test_malformed_action_is_refused_without_exception() -> None:
    match = play.running()
    long = {"type": "place_tile", "x": 10**400}
    nonsense: list[dict[str, Any]] = [{}, {"type": 7}, {"type": "x" * 9000}, long, {"type": []}]
    for action in nonsense:
        assert refused(match, **action)
    assert play.fresh(match).status == Match.Status.RUNNING


def test_an_undo_is_a_row_and_its_event_takes_things_back() -> None:
    match = play.running()
    start = payloads.headline(match).view
    play.move(match)
    play.move(match, {"type": "undo"})
    rows = list(LoggedAction.objects.filter(match=match).order_by("number"))
    assert [row.action["type"] for row in rows] == ["place_tile", "undo"]
    assert rows[1].hash == rules.view_hash(start)
    assert refused(match, type="undo") == "undo.now"


def test_after_undos_the_log_replays_to_the_same_hashes() -> None:
    match = play.running()
    for turn in range(4):
        while play.legal(match)[0]["type"] == "end_turn":
            play.move(match)  # nothing before it can be taken back afterwards
        play.move(match)
        play.move(match, {"type": "undo"})
        play.moves(match, 3, seed=turn)
    CACHE.forget()
    events = encoded_events(play.fresh(match), 0)
    assert len(events) == play.fresh(match).number
    hashes = LoggedAction.objects.filter(match=match).order_by("number").values_list("hash", flat=True)
    table = LiveMatch(play.fresh(match))
    table.catch_up(play.fresh(match))
    assert rules.view_hash(table.seen) == list(hashes)[-1]


def test_applied_changes_give_the_view_and_every_hash() -> None:
    match = play.running()
    play.moves(match, 40)
    view = payloads.headline(play.fresh(match)).view
    for event in events(match):
        view = rules.apply_change(view, event["change"])
        assert rules.view_hash(view) == event["hash"]


def test_a_forfeit_leaves_and_the_end_opens_the_seed() -> None:
    match = play.running()
    play.moves(match, 5)
    now = play.fresh(match)
    assert payloads.headline(now).seed is None
    service.submit(match.public_id, 1, now.number, play.command(), {"type": "forfeit"})
    over = play.fresh(match)
    assert over.status == Match.Status.OVER
    assert over.ended_at
    assert payloads.headline(over).seed == over.seed
    seats = list(over.seats.all())
    assert [seat.left for seat in seats] == [False, True]
    assert [seat.rank for seat in seats] == [1, 2]
    assert refused(match, type="end_turn") == "match.not_running"


def test_a_whole_game_ends_with_scores_ranks_and_nobodys_turn() -> None:
    over = play.play_out(play.running(3))
    table = LiveMatch(over)
    table.catch_up(over)
    assert over.status == Match.Status.OVER
    assert over.turn_seat is None
    assert over.due is None
    assert [seat.score for seat in over.seats.all()] == table.game.scores()
    assert min(seat.rank or 9 for seat in over.seats.all()) == 1


def test_a_restart_in_the_middle_loses_nothing() -> None:
    match = play.running()
    play.moves(match, 20)
    before = (play.legal(match), events(match))
    CACHE.forget()  # all that a process holds of a match
    assert (play.legal(match), events(match)) == before
    assert play.move(match).number == 21


def test_rows_of_another_process_are_caught_up_with() -> None:
    match = play.running()
    play.moves(match, 4)
    with CACHE.lock(match.public_id) as entry:
        elsewhere, entry.live = entry.live, None
    play.moves(match, 5)
    with CACHE.lock(match.public_id) as entry:
        entry.live = elsewhere  # as in a process that got no notification since
    assert play.move(match).number == 10


def test_exception_in_the_rules_engine_freezes_the_match_and_keeps_its_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = play.running()
    play.moves(match, 3)
    monkeypatch.setattr(rules.Game, "apply", lambda *_: 1 / 0)
    assert refused(match, type="end_turn") == "match.frozen"
    monkeypatch.undo()
    assert play.fresh(match).status == Match.Status.FROZEN
    assert play.fresh(match).fault == "ZeroDivisionError"
    assert refused(match, type="end_turn") == "match.frozen"
    assert len(encoded_events(play.fresh(match), 0)) == 3


def test_a_failed_append_leaves_table_and_log_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play.running()
    play.moves(match, 3)

    def fail(*_: object, **__: object) -> None:
        raise DatabaseError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("games.event_log.append._update_match", fail)
        with pytest.raises(DatabaseError):
            play.move(match)
    assert LoggedAction.objects.filter(match=match).count() == play.fresh(match).number == 3
    assert play.move(match).number == 4
    assert len(encoded_events(play.fresh(match), 0)) == 4


def test_only_the_seats_own_player_plays() -> None:
    match = play.running()
    ann, bob = (seat.player_id for seat in match.seats.all())
    action = play.plain(play.legal(match)[0])
    for somebody in (bob, play.player("Mallory").pk, None):
        with pytest.raises(RequestRefused):
            service.submit_for_player(match.public_id, somebody, 0, play.command(), action)
    with pytest.raises(RequestRefused) as raised:
        service.submit_for_player(match.public_id, ann, 0, play.command(), {"type": "forfeit", "by": "clock"})
    assert raised.value.refusal.code == "action.field"
    assert service.submit_for_player(match.public_id, ann, 0, play.command(), action).number == 1


def test_rows_of_the_log_are_never_changed_nor_deleted() -> None:
    match = play.running()
    play.move(match)
    row = LoggedAction.objects.get(match=match)
    with pytest.raises(TypeError):
        row.save()
    with pytest.raises(TypeError):
        row.delete()
    for change in (
        "UPDATE games_loggedaction SET seat = 1",
        "UPDATE games_loggedaction SET action = '{}'",
        "UPDATE games_loggedaction SET command_id = 'x'",
        "DELETE FROM games_loggedaction",
    ):
        with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(change)
    with pytest.raises(DatabaseError), transaction.atomic():
        LoggedAction.objects.filter(match=match).update(number=2)
    again = LoggedAction.objects.get(match=match)
    assert (again.number, again.seat, again.action) == (row.number, row.seat, row.action)
