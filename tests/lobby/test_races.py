"""Many at once: the last seat, the start, quick matches, rematches; in threads of their own."""

from __future__ import annotations

import secrets
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from django.db import connection, connections

from games.models import Match, Seat
from lobby import matchmaking, players, tables
from lobby.models import Player, QuickEntry, Table
from lobby.tables.settings import TableSettings
from realtime.refusals import RequestRefused

pytestmark = pytest.mark.django_db(transaction=True)
PATIENCE = 300  # seconds


@pytest.fixture(autouse=True)
def patience(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set long time-outs: on a busy machine no player counts as silent and no request gives up waiting for
    a lock (on PostgreSQL: `waiting_for_locks`). Which request comes first is still left to chance.
    """
    settings.LOBBY = {**settings.LOBBY, "quick_silence": 3600}
    if connection.vendor == "sqlite":
        monkeypatch.setitem(connections["default"].settings_dict["OPTIONS"], "timeout", PATIENCE)


@contextmanager
def waiting_for_locks() -> Iterator[None]:
    """Wait for a lock without limit on this thread's connection."""
    if connection.vendor != "postgresql":
        yield
        return
    with connection.cursor() as cursor:
        cursor.execute("SET lock_timeout = 0")
    try:
        yield
    finally:
        with connection.cursor() as cursor:
            cursor.execute("RESET lock_timeout")  # the pool gives the connection to others


def at_once(works: Iterable[Callable[[], Any]]) -> list[Any]:
    """Do all of it in threads that begin together. Return results, or refusals, in order."""
    todo = list(works)
    results: list[Any] = [None] * len(todo)
    begin = threading.Barrier(len(todo))

    def run(index: int) -> None:
        begin.wait()
        try:
            with waiting_for_locks():
                results[index] = todo[index]()
        except RequestRefused as refused:
            results[index] = refused.refusal.code
        except Exception as error:  # noqa: BLE001 - a test wants to see it
            results[index] = error
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(index,)) for index in range(len(todo))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert not any(thread.is_alive() for thread in threads)
    bugs = [result for result in results if isinstance(result, Exception)]
    assert not bugs, bugs
    return results


def player(name: str) -> Player:
    return players.create_guest(name)


def table_of(host: Player, size: int = 2) -> Table:
    return tables.open_table(host, TableSettings(name="Race", size=size, edition="new-2018"))


def salt() -> str:
    return secrets.token_hex(16)


def test_the_last_seat_goes_to_one() -> None:
    table = table_of(player("Host"), 3)
    rivals = [player(f"Rival {index}") for index in range(8)]
    results = at_once(lambda rival=rival: tables.join(table, rival, salt()) for rival in rivals)  # type: ignore[misc]
    assert results.count("table.full") == 6
    assert table.seats.count() == 3
    assert sorted(table.seats.values_list("index", flat=True)) == [0, 1, 2]


def test_the_same_player_from_many_windows_sits_once() -> None:
    table, ann = table_of(player("Host"), 6), player("Ann")
    at_once([lambda: tables.join(table, ann, salt())] * 6)
    assert table.seats.filter(player=ann).count() == 1


def test_two_players_with_one_name_are_not_both_seated() -> None:
    table = table_of(player("Host"), 6)
    doubles = [player("Ann"), player("ANN"), player("A n n"), player("Änn")]
    results = at_once(lambda double=double: tables.join(table, double, salt()) for double in doubles)  # type: ignore[misc]
    assert results.count("name.taken") == 3


def test_renaming_player_and_joining_player_do_not_get_one_name() -> None:
    for _ in range(5):
        host = player("Host")
        table, ann = table_of(host), player("Ann")
        rename, sit = partial(players.update_profile, host, "Ann"), partial(tables.join, table, ann, salt())
        results = at_once([rename, sit])
        assert results.count("name.taken") == 1


def test_a_match_starts_once() -> None:
    host = player("Host")
    table = table_of(host)
    tables.join(table, player("Guest"), salt())
    results = at_once([lambda: tables.start(table, host)] * 6)
    assert results.count("table.not_open") == 5
    assert Match.objects.filter(status="running").count() == 1
    assert Seat.objects.count() == 2


def test_start_and_leave_at_once_do_not_both_succeed() -> None:
    for _ in range(5):
        host, guest = player("Host"), player("Guest")
        table = table_of(host)
        tables.join(table, guest, salt())
        started, left = at_once([lambda: tables.start(table, host), lambda: tables.leave(table, guest)])  # noqa: B023
        assert (started == "table.too_few") != (left == "table.not_open")
        seated = Seat.objects.filter(match=table.match).count()
        assert seated == (2 if left == "table.not_open" else 0)


def test_all_players_leaving_at_once_closes_the_table() -> None:
    host = player("Host")
    table = table_of(host, 6)
    company = [host, *(player(f"Guest {index}") for index in range(5))]
    for each in company[1:]:
        tables.join(table, each, salt())
    at_once(lambda each=each: tables.leave(table, each) for each in company)  # type: ignore[misc]
    table.refresh_from_db()
    assert table.status == "closed"
    assert table.seats.count() == 0


def test_the_limit_of_tables_holds(settings: Any) -> None:
    settings.LOBBY = {**settings.LOBBY, "tables_per_player": 3}
    host = player("Host")
    results = at_once([lambda: table_of(host)] * 6)
    assert results.count("table.too_many") == 3
    assert Table.objects.filter(host=host).count() == 3


@pytest.mark.parametrize("size", [2, 3])
def test_everybody_is_paired_once(size: int) -> None:
    players = [player(f"Player {index}") for index in range(12)]
    at_once(lambda each=each: matchmaking.enter(each, size, salt()) for each in players)  # type: ignore[misc]
    seated = Counter(Seat.objects.values_list("player_id", flat=True))
    assert set(seated) == {each.pk for each in players}
    assert set(seated.values()) == {1}
    assert Match.objects.filter(status="running").count() == 12 // size
    assert not QuickEntry.objects.filter(match=None).exists()
    for match in Match.objects.filter(status="running"):
        assert len(match.salts) == len(set(match.salts)) == size
    commitments = Match.objects.values_list("commitment", flat=True)
    assert len(set(commitments)) == len(commitments)


def test_player_changing_sizes_is_never_in_two_matches() -> None:
    players = [player(f"Player {index}") for index in range(8)]
    wishes = [(each, size) for each in players for size in (2, 3)]
    at_once(lambda each=each, size=size: matchmaking.enter(each, size, salt()) for each, size in wishes)  # type: ignore[misc]
    seated = Counter(Seat.objects.values_list("player_id", flat=True))
    assert not [key for key, times in seated.items() if times > 1]


def test_player_leaving_the_queue_is_paired_or_removed() -> None:
    for index in range(5):
        ann, bob = player("Ann"), player("Bob")
        matchmaking.enter(ann, 2, salt())
        late, _ = at_once([lambda: matchmaking.leave(ann), lambda: matchmaking.enter(bob, 2, salt())])  # noqa: B023
        playing = Seat.objects.filter(player=ann).exists()
        assert playing == (late is not None), index
        matchmaking.leave(bob)


def test_rematch_requested_by_all_at_once_is_one_table() -> None:
    host, guest = player("Host"), player("Guest")
    table = table_of(host)
    tables.join(table, guest, salt())
    match = tables.start(table, host).match
    assert match is not None
    Match.objects.filter(pk=match.pk).update(status="over")
    found = at_once([lambda: tables.rematch(match, host), lambda: tables.rematch(match, guest)] * 3)
    assert len({each.pk for each in found}) == 1
    assert found[0].seats.count() == 2
