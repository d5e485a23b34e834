"""Several persons at one device: at the table, at its start, and at the table that follows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.models import Match, Seat
from lobby.accounts.merging import merge_guest
from lobby.models import Player, TableSeat
from tests.lobby.browser import Answer, Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]
SALT = "0123456789abcdef"


def bring(browser: Browser, table: str, name: str, salt: str = "") -> Answer:
    return browser.post(f"/api/tables/{table}/companions", {"name": name, "salt": salt})


def names(browser: Browser, table: str) -> list[str | None]:
    return [seat and seat["name"] for seat in browser.sees(table)["seats"]]


def test_host_brings_others_along_who_play_at_the_same_browser(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.opens(size=4)
    bring(ann, table, "Ben", SALT)
    seen = bring(ann, table, "  Cleo ")
    assert [seat and (seat["name"], seat["companion"], seat["salted"]) for seat in seen["seats"]] == [
        ("Ann", False, True),
        ("Ben", True, True),
        ("Cleo", True, False),
        None,
    ]
    assert {seat["player"] for seat in seen["seats"] if seat} == {seen["host"]}
    assert seen["you"]["seat"] == 0
    match = ann.post(f"/api/tables/{table}/start")["match"]
    seats = Seat.objects.filter(match__public_id=match).order_by("index")
    assert [(seat.name, seat.companion) for seat in seats] == [("Ann", False), ("Ben", True), ("Cleo", True)]
    assert Match.objects.get(public_id=match).salts[1:] == [SALT, "00"]


@pytest.mark.parametrize("name", ["ANN", "Аnn", "", "admin", "x" * 25])
def test_name_that_may_not_be_shown_or_looks_like_anothers_is_refused(guest: Guest, name: str) -> None:
    ann = guest("Ann")
    table = ann.opens()
    assert bring(ann, table, name).status in {400, 409}
    assert names(ann, table) == ["Ann", None, None, None]


def test_only_the_host_brings_and_removes(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.opens()
    bob.joins(table)
    bring(ann, table, "Ben")
    assert bring(bob, table, "Eve").status == 403
    assert bob.delete(f"/api/tables/{table}/companions/2").status == 403
    assert ann.delete(f"/api/tables/{table}/companions/1").status == 409  # Bob is no companion
    assert ann.delete(f"/api/tables/{table}/companions/2").status == 200
    assert names(ann, table) == ["Ann", "Bob", None, None]


def test_full_table_has_no_place_for_another(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.opens(size=2)
    bring(ann, table, "Ben")
    assert bring(ann, table, "Cleo").status == 409


def test_host_who_leaves_takes_them_along(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.opens()
    bring(ann, table, "Ben")
    bob.joins(table)
    ann.post(f"/api/tables/{table}/leave")
    assert names(bob, table) == [None, None, "Bob", None]
    assert bob.sees(table)["you"]["host"]


def test_table_counts_once_for_its_host(guest: Guest) -> None:
    ann = guest("Ann")
    for _ in range(3):
        table = ann.opens(private=True, size=6)
        for name in ("Ben", "Cleo", "Dan"):
            assert bring(ann, table, name).status == 200
    assert [each["id"] for each in ann.get("/api/lobby")["my_tables"]].count(table) == 1


def test_rematch_brings_them_along_whoever_asks_first(guest: Guest) -> None:
    for asks in (0, 1):
        ann, bob = guest("Ann"), guest("Bob")
        table = ann.opens(size=3)
        bob.joins(table)
        bring(ann, table, "Ben")
        match = ann.post(f"/api/tables/{table}/start")["match"]
        Match.objects.filter(public_id=match).update(status="over")
        first, second = (ann, bob) if asks == 0 else (bob, ann)
        again = first.post(f"/api/matches/{match}/rematch")["table"]
        assert second.post(f"/api/matches/{match}/rematch")["table"] == again
        if asks == 0:
            bob.joins(again)
        assert names(ann, again) == ["Ann", "Bob", "Ben"]
        assert TableSeat.objects.filter(table_id=again, companion=True).count() == 1


def test_guest_who_logs_in_keeps_all_seats_of_the_device(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.opens()
    bring(ann, table, "Ben")
    account = Player.objects.create(username="anna", name="Anna", is_guest=False)
    merge_guest(Player.objects.get(name="Ann"), account)
    assert TableSeat.objects.filter(table_id=table, player=account).count() == 2
