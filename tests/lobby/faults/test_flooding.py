"""Nobody fills the lobby's list alone: limits by host and address, a fair order, a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lobby.models import Player, Table
from lobby.payloads.snapshot import SNAPSHOT
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


def pages(browser: Browser, query: str = "") -> list[Any]:
    """Return all pages of the tables that are looked for, each asked for by what the one before says."""
    page = browser.get(f"/api/tables?{query}")
    found = [page["tables"]]
    while page["next"]:
        page = browser.get(f"/api/tables?{query}&after={page['next']}")
        found.append(page["tables"])
    return found


def test_tables_are_found_by_page_and_by_what_a_player_looks_for(
    stranger: Browser, flooded: list[Table]
) -> None:
    assert stranger.get("/api/tables")["count"] == 51
    assert [len(page) for page in pages(stranger)] == [20, 20, 11]
    assert len({table["id"] for page in pages(stranger) for table in page}) == 51
    assert [len(page) for page in pages(stranger, "free=true&search=flood")] == [20, 20, 10]
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


def test_lobby_says_where_the_list_goes_on(stranger: Browser, flooded: list[Table]) -> None:
    lobby = stranger.get("/api/lobby")
    rest = stranger.get(f"/api/tables?after={lobby['next_tables']}")
    assert [table["id"] for table in rest["tables"]] == [table["id"] for table in pages(stranger)[1]]
    assert lobby["newest_table"] == max(table["created"] for page in pages(stranger) for table in page)
    Table.objects.filter(name__startswith="Table").update(status=Table.Status.CLOSED)
    SNAPSHOT.invalidate()
    assert stranger.get("/api/lobby")["next_tables"] is None


def test_a_table_that_closes_or_opens_meanwhile_moves_no_other_from_page_to_page(
    stranger: Browser, flooded: list[Table], ann: Browser
) -> None:
    shown = [table["id"] for page in pages(stranger) for table in page]
    first = stranger.get("/api/tables")
    flooded[0].status = Table.Status.CLOSED
    flooded[0].save()
    second = stranger.get(f"/api/tables?after={first['next']}")
    assert [table["id"] for table in second["tables"]] == shown[20:40]
    ann.opens()
    second = stranger.get(f"/api/tables?after={first['next']}")
    assert [table["id"] for table in second["tables"]] == shown[20:40]


@pytest.mark.parametrize("query", ["size=7", "size=x", "after=", "after=x", "after=1.2.%00", "after=0.1.abc"])
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
    refused = three.post("/api/tables")
    assert (refused.code, refused["params"]) == ("table.address", {"most": 2})
    assert "try again when one of them starts or closes" in refused["sentence"]
    three.opens(private=True)
    Table.objects.filter(pk=first).update(status=Table.Status.CLOSED)
    guest("Four").opens()
