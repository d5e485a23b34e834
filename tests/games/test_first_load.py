"""The first load of a long match: a snapshot and the newest events; older ones by pages that never change."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from django.test import Client

import rules
from games import conf, records
from games.event_log.pages import compressed_page
from games.event_log.read import encoded_events, read_live
from games.game_cache import CACHE
from games.models import Match
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient
from tools import ROOT

pytestmark = pytest.mark.django_db(transaction=True)
LONGEST = Path(ROOT, "tests", "records", "games", "new-everything-six.json")
WANTED_BYTES = 60 * 1024


def uploaded() -> Match:
    """Return the longest kept game, as a match to watch that is not in memory."""
    match = records.upload(json.loads(LONGEST.read_text(encoding="utf-8")))
    CACHE.forget()
    return match


def page(match: Match, number: int, **headers: str) -> Any:
    return Client(headers=headers).get(f"/api/matches/{match.public_id}/events/{number}")


async def joined(match: Match, **hello: Any) -> list[dict[str, Any]]:
    """Return what a new spectator gets up to the presence, with this hello."""
    async with MatchClient(match.public_id) as socket:
        await socket.send(t="hello", **hello)
        await socket.receive("presence")
        return socket.received


def of_kind(messages: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [each for each in messages if each["t"] == kind]


async def test_snapshot_and_the_events_after_it_give_the_newest_view() -> None:
    match = await run_in_db_thread("test", uploaded)
    found = await joined(match, after=0, view=True)
    (snapshot,) = of_kind(found, "view")
    view, number = snapshot["view"], snapshot["number"]
    assert rules.view_hash(view) == snapshot["hash"]
    events = [event for each in of_kind(found, "events") for event in each["events"]]
    assert [event["number"] for event in events] == list(range(number + 1, match.number + 1))
    assert conf.SNAPSHOT_TAIL <= len(events) < conf.SNAPSHOT_TAIL + conf.SNAPSHOT_EVERY
    for event in events:
        view = rules.apply_change(view, event["change"])
        assert rules.view_hash(view) == event["hash"]


async def test_first_load_of_the_longest_game_is_small() -> None:
    match = await run_in_db_thread("test", uploaded)
    assert match.number > 600
    found = await joined(match, after=0, view=True)
    assert sum(len(msgspec.json.encode(each)) for each in found) <= WANTED_BYTES
    pages = await run_in_db_thread(
        "test",
        lambda: [compressed_page(match.public_id, number) for number in range(1, match.number // 100 + 1)],
    )
    assert sum(len(each.compressed) for each in pages) <= WANTED_BYTES


def test_web_process_has_read_all_tile_files_and_rules_before_its_first_request() -> None:
    code = (
        "import config.asgi; from rules.expansions.registry import expansions; "
        "from rules.tiles.catalogue import catalogue; "
        "print([each.cache_info().currsize for each in (expansions, catalogue)])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[1, 1]"


async def test_page_of_an_older_version_gets_every_event() -> None:
    match = await run_in_db_thread("test", play.running)
    await run_in_db_thread("test", play.moves, match, 45)
    number = (await run_in_db_thread("test", play.fresh, match)).number
    found = await joined(match, after=0)
    assert not of_kind(found, "view")
    events = [event["number"] for each in of_kind(found, "events") for event in each["events"]]
    assert events == list(range(1, number + 1))


async def test_short_match_and_short_gap_come_as_events() -> None:
    match = await run_in_db_thread("test", play.running)
    await run_in_db_thread("test", play.moves, match, 8)
    assert not of_kind(await joined(match, after=0, view=True), "view")


def test_match_is_brought_up_to_date_with_one_view_and_no_change(monkeypatch: pytest.MonkeyPatch) -> None:
    match = uploaded()
    made: list[str] = []
    view, change = rules.view, rules.change

    def counted(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*given: Any) -> Any:
            made.append(name)
            return work(*given)

        return counting

    monkeypatch.setattr(rules, "view", counted("view", view))
    monkeypatch.setattr(rules, "change", counted("change", change))
    assert read_live(match, lambda live: live.number) == match.number
    assert made == ["view"] * 2  # the first and the newest


def test_log_of_a_version_with_other_views_is_played_and_its_events_made_anew() -> None:
    match = play.running()
    play.moves(match, 12)
    known = [msgspec.json.decode(each) for each in encoded_events(play.fresh(match), 0)]
    old = Match.objects.create(setup=match.setup, seed=match.seed, salts=match.salts, status="running")
    for row in match.log.order_by("number"):
        row.match, row.hash, row._state.adding = old, "0" * 16, True
        row.save()
    Match.objects.filter(pk=old.pk).update(number=12, clock=match.clock)
    CACHE.forget()
    read_live(play.fresh(old), lambda live: live.number)
    found = [msgspec.json.decode(each) for each in encoded_events(play.fresh(old), 0)]
    assert [each["hash"] for each in found] == [each["hash"] for each in known]


def test_full_page_is_compressed_and_may_be_kept_for_good() -> None:
    match = uploaded()
    Match.objects.filter(pk=match.pk).update(listed=True)  # an upload is private
    answer = page(match, 2, accept_encoding="gzip, br")
    assert answer.status_code == 200
    assert answer["Content-Encoding"] == "gzip"
    assert answer["Cache-Control"] == "public, max-age=86400"
    assert "Accept-Encoding" in answer["Vary"]
    found = msgspec.json.decode(gzip.decompress(answer.content))
    assert found["page"] == 2
    assert [event["number"] for event in found["events"]] == list(range(101, 201))
    assert found["events"] == [msgspec.json.decode(each) for each in encoded_events(match, 100, 100)]
    assert page(match, 2).json() == found


def test_page_is_read_once(django_assert_num_queries: Any) -> None:
    match = uploaded()
    compressed_page(match.public_id, 1)
    with django_assert_num_queries(0):
        compressed_page(match.public_id, 1)


def test_page_that_is_not_full_is_refused_and_not_remembered() -> None:
    match = uploaded()
    last = match.number // 100 + 1
    for number in (0, last):
        answer = page(match, number)
        assert answer.json()["code"] == "match.number"
        assert "max-age" not in answer.get("Cache-Control", "")
    assert Client().get("/api/matches/zzzzzzzzzz/events/1").json()["code"] == "match.unknown"
