"""Asking for an analysis over HTTP: states, limits, who may see and cancel it."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from django.core.cache import cache
from django.utils import timezone

import rules
from games import records
from games.models import AnalysedTurn, Analysis, LoggedAction, Match
from rules import analysis
from tests.games import play
from tests.games.analyses.scene import ask, browser, finished, path, player, read, stored, work

pytestmark = pytest.mark.django_db(transaction=True)


def test_chances_are_there_at_once_and_the_rest_after_the_work(over: Match) -> None:
    first = read(over)
    assert (first["state"], first["turns"], first["summary"], first["may_cancel"]) == (
        "none",
        [],
        None,
        False,
    )
    assert len(first["graph"]) == first["turns_total"] + 1 > 4
    assert [sum(moment["chances"]) for moment in first["graph"]] == pytest.approx(
        [1] * len(first["graph"]), abs=1e-3
    )
    answer = ask(over, player(over))
    assert answer.status_code == 202
    assert (answer.json()["state"], answer.json()["place"], answer.json()["may_cancel"]) == (
        "waiting",
        1,
        True,
    )
    assert read(over, player(over, 1))["may_cancel"] is False
    assert work() == 1
    said = read(over)
    assert (said["state"], said["place"], said["turns_done"]) == ("done", None, first["turns_total"])
    assert said["graph"] == first["graph"]
    events = [turn["event"] for turn in said["turns"]]
    assert events == [moment["event"] for moment in said["graph"][-2::-1]]
    assert said["summary"]["complete"] is True
    for seat in said["summary"]["seats"]:
        parts = seat["luck"] + seat["choices"] + seat["bids"] + seat["rest"]
        assert parts == pytest.approx(seat["margin"], abs=0.011)
    assert read(over, after=2)["turns"] == said["turns"][2:]
    assert work() == 0


def test_it_is_made_once_for_all(over: Match) -> None:
    ask(over, player(over, 0))
    again = ask(over, player(over, 1))
    assert (again.status_code, again.json()["state"]) == (202, "waiting")
    assert stored(over).asked_by == player(over, 0)
    work()
    before = list(AnalysedTurn.objects.values_list("pk", flat=True))
    assert ask(over, None).json()["state"] == "done"
    assert work() == 0
    assert list(AnalysedTurn.objects.values_list("pk", flat=True)) == before


def test_it_says_what_the_rules_engine_says_of_the_record(over: Match, settings: Any) -> None:
    from games import conf

    ask(over, player(over))
    work()
    said = read(over)
    found = analysis.analyse(
        json.loads(records.download(over)), effort=analysis.Effort(**conf.ANALYSIS_EFFORT)
    )
    assert said["turns"] == [json.loads(json.dumps(turn.to_json())) for turn in found]
    assert said["graph"] == found.graph()


def test_events_are_those_of_the_log_where_something_was_taken_back() -> None:
    match = finished(undone=True)
    graph = read(match)["graph"]
    rows = dict(LoggedAction.objects.filter(match=match).values_list("number", "action"))
    assert rows[2]["type"] == "undo"
    assert graph[0]["event"] == 3
    assert graph[-1]["event"] == match.number + 1
    ask(match, player(match))
    work()
    for turn in read(match)["turns"]:
        first = rows[turn["event"]]  # the last turn may hold only the end, which the other seat agreed to
        assert first["seat"] == turn["seat"] or first["type"] == "end_together"


def test_nobody_must_choose_a_name_first(over: Match) -> None:
    answer = ask(over, None)
    assert (answer.status_code, answer.json()["code"]) == (401, "me.nobody")


def test_private_match_is_unknown_to_strangers() -> None:
    match = finished(listed=False)
    for who in (None, play.player("Eve")):
        for call in (browser(who).get, browser(who).post, browser(who).delete):
            answer = call(path(match))
            assert (answer.status_code, answer.json()["code"]) == (404, "match.unknown")
    assert read(match, player(match))["graph"]


def test_uploaded_game_is_analysed_for_its_uploader(over: Match) -> None:
    eve = play.player("Eve")
    copy = records.upload(json.loads(records.download(over)), eve)
    assert browser().get(path(copy)).status_code == 404
    assert ask(copy, eve).status_code == 202
    work()
    assert read(copy, eve)["state"] == "done"


def test_running_match_says_nothing() -> None:
    match = play.running(2)
    play.moves(match, 8)
    who = player(match)
    said = read(match, who)
    assert (said["state"], said["graph"], said["turns"]) == ("none", [], [])
    assert said["refusal"]["code"] == "analysis.running"
    answer = ask(match, who)
    assert (answer.status_code, answer.json()["code"]) == (422, "analysis.running")
    assert not Analysis.objects.exists()
    assert work() == 0


def test_frozen_match_is_refused(over: Match) -> None:
    Match.objects.filter(pk=over.pk).update(status=Match.Status.FROZEN, fault="KeyError")
    answer = ask(over, player(over))
    assert (answer.status_code, answer.json()["code"]) == (409, "match.frozen")
    assert read(over)["refusal"]["code"] == "match.frozen"


def test_match_of_newer_rules_is_refused(over: Match) -> None:
    Match.objects.filter(pk=over.pk).update(revision=rules.REVISION + 1)
    answer = ask(over, player(over))
    assert (answer.status_code, answer.json()["code"]) == (422, "analysis.newer")
    assert read(over)["refusal"]["params"] == {"newest": rules.REVISION}


def test_match_that_does_not_replay_is_refused_with_its_event(over: Match) -> None:
    Match.objects.filter(pk=over.pk).update(seed="0" * 64)  # other tiles come: a move no longer fits
    cache.clear()
    answer = ask(over, player(over))
    assert (answer.status_code, answer.json()["code"]) == (422, "analysis.replay")
    assert 1 <= answer.json()["params"]["event"] <= over.number
    assert read(over)["graph"] == []


def test_each_player_has_few_at_a_time(settings: Any) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "analyses_per_player": 1}
    first, second = finished(6), finished(6)
    eve = play.player("Eve")
    assert ask(first, eve).status_code == 202
    answer = ask(second, eve)
    assert (answer.status_code, answer.json()["code"]) == (429, "analysis.yours")
    params = answer.json()["params"]
    assert (params["most"], params["place"]) == (1, 1)
    assert answer.headers["Retry-After"] == str(params["seconds"])
    assert ask(second, play.player("Finn")).json()["place"] == 2
    work()
    assert ask(second, eve).status_code == 202


def test_address_and_queue_are_bounded(settings: Any) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "analyses_per_address": 1}
    matches = [finished(6) for _ in range(2)]
    assert ask(matches[0], play.player("Eve")).status_code == 202
    answer = ask(matches[1], play.player("Finn"))
    assert (answer.status_code, answer.json()["code"]) == (429, "analysis.address")
    settings.BASTIDE = {**settings.BASTIDE, "analyses_per_address": 9, "analyses_waiting": 1}
    answer = ask(matches[1], play.player("Finn"))
    assert (answer.status_code, answer.json()["code"]) == (503, "analysis.full")
    assert answer.json()["params"]["seconds"] > 0
    assert stored(matches[0]).address
    work()
    assert not stored(matches[0]).address  # kept no longer than it is needed
    assert ask(matches[1], play.player("Finn")).status_code == 202


def test_only_who_started_it_and_staff_cancel_it(over: Match) -> None:
    ask(over, player(over))
    answer = browser(player(over, 1)).delete(path(over))
    assert (answer.status_code, answer.json()["code"]) == (403, "analysis.not_yours")
    answer = browser(player(over)).delete(path(over))
    assert (answer.status_code, answer.json()["state"]) == (200, "cancelled")
    work()
    assert (stored(over).state, stored(over).turns_done) == ("cancelled", 0)
    assert ask(over, player(over, 1)).json()["state"] == "waiting"
    boss = play.player("Boss")
    boss.is_staff = True
    boss.save()
    assert browser(boss).delete(path(over)).json()["state"] == "cancelled"
    assert browser(boss).delete(path(over)).json()["state"] == "cancelled"


def test_what_is_left_of_the_time_is_estimated(over: Match) -> None:
    other = finished(6)
    ask(other, player(other))
    assert read(other)["seconds_left"] is None
    work()
    ask(over, player(over))
    assert read(over)["seconds_left"] == round(stored(other).spent_ms / 1000, 1)
    Analysis.objects.filter(match=over).update(
        state="running",
        turns_done=2,
        turns_total=6,
        spent_ms=3000,
        claimed_until=timezone.now() + timedelta(minutes=1),
    )
    assert read(over)["seconds_left"] == 6.0


def test_after_must_be_a_number(over: Match) -> None:
    assert browser().get(f"{path(over)}?after=-1").status_code == 400
