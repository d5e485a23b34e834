"""Statistics of players: what is counted of a finished match, and what the database adds up."""

from __future__ import annotations

from datetime import timedelta
from importlib import import_module
from typing import Any

import pytest
from django.apps import apps
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games import service
from games.event_log.read import read_live
from games.models import LoggedAction, Match, Seat, SeatSummary
from games.statistics import summaries
from games.statistics.adding_up import statistics
from games.statistics.counting import count
from tests.games import play

pytestmark = pytest.mark.django_db(transaction=True)


def finished(ann: Any, others: int = 1, *, listed: bool = True, expansions: tuple[str, ...] = ()) -> Match:
    """Return a match that Ann played to the end with others, counted."""
    seats = [play.seat("Ann", who=ann), *(play.seat(name) for name in play.NAMES[1 : others + 1])]
    setup = {"expansions": list(expansions)}
    match = service.start(service.open_match(), setup=setup, seats=seats, listed=listed)
    over = play.play_out(match)
    assert summaries.write_due() == 1
    return over


def test_summary_counts_what_each_seat_did() -> None:
    ann = play.player("Ann")
    match = finished(ann)
    log = read_live(match, lambda live: list(live.game.log))
    scored = read_live(match, lambda live: list(live.game.state.scored))
    for seat in match.seats.all():
        mine = [action for action in log if action["seat"] == seat.index]
        summary = SeatSummary.objects.get(seat=seat)
        assert summary.tiles == sum(action["type"] == "place_tile" for action in mine)
        assert summary.figures == sum(action["type"] == "deploy" for action in mine)
        points = [entry["points"] for entry in scored if entry["seat"] == seat.index]
        assert summary.biggest == max(points)
        assert sum(summary.sources.values_list("points", flat=True)) == seat.score == sum(points)
    assert play.fresh(match).summary_due is None


def test_what_was_taken_back_does_not_count() -> None:
    def event(seat: int, kind: str, change: dict[str, Any], second: int) -> dict[str, Any]:
        at = f"2026-03-01T12:00:{second:02}.000Z"
        return {"action": {"seat": seat, "type": kind}, "change": change, "at": at}

    figure = {"seat": 0, "piece": "meeple", "x": 1, "y": 0, "feature": "road@N"}
    tile = {"tile": "BA/A", "x": 1, "y": 0, "rotation": 0}
    view: dict[str, Any] = {"tiles": [{}], "pieces": [], "scored": []}
    placed, deployed = {"add": {"tiles": [tile]}}, {"set": {"pieces": [figure]}}
    events = [
        event(0, "place_tile", placed, 0),
        event(0, "deploy", deployed, 4),
        event(0, "undo", {"set": {"pieces": []}}, 6),
        event(0, "undo", {"set": {"tiles": [{}]}}, 7),
        event(0, "place_tile", placed, 8),
        event(1, "place_tile", {"add": {"tiles": [tile]}}, 20),
    ]
    ann, bob = count(view, events, 2)
    assert (ann.tiles, ann.figures, ann.time_ms) == (1, 0, 8_000)
    assert (bob.tiles, bob.figures, bob.time_ms) == (1, 0, 12_000)


def test_statistics_add_up_over_matches() -> None:
    ann = play.player("Ann")
    first, second = finished(ann), finished(ann, others=2)
    own = [match.seats.get(index=0) for match in (first, second)]
    found = statistics(ann.pk)
    assert found.totals.games == 2
    assert found.totals.wins == sum(seat.rank == 1 for seat in own)
    assert found.totals.best == max(seat.score for seat in own)
    assert found.totals.mean == sum(seat.score for seat in own) / 2
    assert [(each.seats, sum(each.places)) for each in found.places] == [(2, 1), (3, 1)]
    assert found.places[1].places[(own[1].rank or 0) - 1] == 1
    assert sum(each.points for each in found.sources) == sum(seat.score for seat in own)
    points = [each.points for each in found.sources]
    assert points == sorted(points, reverse=True)
    summaries_of_ann = SeatSummary.objects.filter(seat__player=ann)
    assert found.totals.tiles == sum(each.tiles for each in summaries_of_ann)
    assert found.biggest is not None
    assert found.biggest.points == max(each.biggest or 0 for each in summaries_of_ann)


def test_only_matches_with_the_expansion_count_and_private_ones_for_their_player_only() -> None:
    ann = play.player("Ann")
    finished(ann)
    finished(ann, expansions=("cult",))
    finished(ann, listed=False)
    games = {name: statistics(ann.pk, name).totals.games for name in ("", "base", "cult", "river", "cul")}
    assert games == {"": 3, "base": 2, "cult": 1, "river": 0, "cul": 0}
    assert statistics(ann.pk, listed=True).totals.games == 2
    assert statistics(play.player("Eve").pk).totals.games == 0
    assert statistics(play.player("Eve").pk).biggest is None


def test_companions_and_bots_that_took_a_seat_do_not_count() -> None:
    ann = play.player("Ann")
    match = finished(ann)
    match.seats.filter(index=0).update(companion=True)
    assert statistics(ann.pk).totals.games == 0
    match.seats.filter(index=0).update(companion=False, kind=Seat.Kind.BOT)
    assert statistics(ann.pk).totals.games == 0


def test_number_of_statements_does_not_grow_with_matches() -> None:
    ann = play.player("Ann")
    finished(ann)
    with CaptureQueriesContext(connection) as one:
        statistics(ann.pk)
    finished(ann)
    with CaptureQueriesContext(connection) as two:
        statistics(ann.pk)
    assert len(one) == len(two) == 4


def test_migration_has_matches_of_before_counted() -> None:
    ann = play.player("Ann")
    match, running = finished(ann), play.running()
    SeatSummary.objects.all().delete()
    assert statistics(ann.pk).totals.games == 0
    import_module("games.migrations.0022_statistics").mark(apps, None)
    assert list(Match.objects.filter(summary_due__isnull=False)) == [match]
    assert summaries.write_due() == 1
    assert statistics(ann.pk).totals.games == 1
    assert play.fresh(running).summary_due is None


def test_match_that_can_not_be_read_is_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play.play_out(play.running())
    monkeypatch.setattr(summaries, "count", lambda *_: 1 / 0)
    assert summaries.write_due() == 1
    assert summaries.write_due() == 0
    monkeypatch.undo()
    assert summaries.write_due(timezone.now() + timedelta(hours=2)) == 1
    assert SeatSummary.objects.filter(seat__match=match).count() == 2


def test_log_without_stored_changes_is_replayed() -> None:
    ann = play.player("Ann")
    match = finished(ann)
    before = statistics(ann.pk)
    LoggedAction.objects.filter(match=match).update(change=None)
    summaries.write(match)
    assert statistics(ann.pk) == before
