"""Nobody fills the lobby's list alone: limits by host and address, a fair order, a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lobby.models import Player, Table
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]
NO_CLOCK = {"kind": "none", "out": "forfeit"}


@pytest.fixture
def flooded() -> list[Table]:
    """Ten hosts with five tables each, and after them an older table of one other host."""
    lone = Player.objects.create(username="lone", name="Lone")
    tables = [Table.objects.create(name="One table", host=lone, size=4, edition="new-2018", clock=NO_CLOCK)]
    for number in range(10):
        host = Player.objects.create(username=f"flood-{number}", name=f"Flood {number}")
        for which in range(5):
            name = f"Table {number}.{which}"
            tables.append(
                Table.objects.create(name=name, host=host, size=2, edition="new-2018", clock=NO_CLOCK)
            )
    return tables


def test_the_only_table_of_a_host_is_shown_before_the_second_of_others(
    stranger: Browser, flooded: list[Table]
) -> None:
    shown = [table["name"] for table in stranger.get("/api/lobby")["tables"]]
    assert len(shown) == 20
    assert "One table" in shown[:11]


def test_tables_are_found_by_page_and_by_what_a_player_looks_for(
    stranger: Browser, flooded: list[Table]
) -> None:
    first = stranger.get("/api/tables")
    assert (first["count"], first["pages"], len(first["tables"])) == (51, 3, 20)
    pages = [stranger.get(f"/api/tables?page={page}")["tables"] for page in (1, 2, 3)]
    assert len({table["id"] for page in pages for table in page}) == 51
    assert [table["name"] for table in stranger.get("/api/tables?size=4")["tables"]] == ["One table"]
    assert stranger.get("/api/tables?search=one ta")["count"] == 1
    assert stranger.get("/api/tables?search=flood 3")["count"] == 5
    flooded[3].expansions = ["inns-and-cathedrals", "river"]
    flooded[3].save()
    assert stranger.get("/api/tables?expansions=inns-and-cathedrals,river")["count"] == 1
    assert stranger.get("/api/tables?expansions=river,abbey-and-mayor")["count"] == 0
    for seat in range(2):
        player = Player.objects.create(username=f"sits-{seat}", name=f"Sits {seat}")
        flooded[1].seats.create(index=seat, player=player)
    assert stranger.get("/api/tables?free=true")["count"] == 50


@pytest.mark.parametrize("query", ["size=7", "size=x", "page=0", "page=-1", "page=x"])
def test_odd_questions_are_refused(stranger: Browser, query: str) -> None:
    assert stranger.get(f"/api/tables?{query}").status == 400


def test_a_private_table_is_not_found(ann: Browser, stranger: Browser) -> None:
    ann.opens(private=True, name="Hidden")
    assert stranger.get("/api/tables?search=hidden")["count"] == 0


def test_a_host_has_few_public_tables(ann: Browser, settings: Any) -> None:
    settings.LOBBY = {**settings.LOBBY, "tables_per_host": 2}
    ann.opens()
    ann.opens()
    assert ann.post("/api/tables").code == "table.too_many_hosted"
    ann.opens(private=True)


def test_address_has_few_public_tables_for_all_its_hosts(guest: Guest, ann: Browser, settings: Any) -> None:
    settings.LOBBY = {**settings.LOBBY, "tables_per_address": 2}
    first = guest("One").opens()
    guest("Two").opens()
    three = guest("Three")
    assert three.post("/api/tables").code == "table.address"
    three.opens(private=True)
    Table.objects.filter(pk=first).update(status=Table.Status.CLOSED)
    guest("Four").opens()
