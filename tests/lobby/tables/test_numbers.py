"""Numbers of pieces and of tiles that a table chooses, and what its match is played with."""

from __future__ import annotations

from typing import Any

import pytest

from games.models import Match
from lobby.models import Table
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db

BRIDGES = {"expansions": ["bridges-castles-bazaars"]}


def test_form_lists_what_can_be_counted(ann: Browser) -> None:
    info = ann.get("/api/setup")
    pieces = {piece["name"]: piece for piece in info["pieces"]}
    by_players = {"2": 3, "3": 3, "4": 3, "5": 2, "6": 2}
    assert pieces["bridge"] == {
        "expansion": "bridges-castles-bazaars", "name": "bridge", "usual": by_players, "most": 20,
    }  # fmt: skip
    assert (pieces["meeple"]["expansion"], pieces["meeple"]["usual"]["2"]) == ("base", 7)
    sets = {each["name"]: each for each in info["sets"]}
    assert (sets["base"]["tiles"], sets["base"]["usual"], sets["base"]["most"]) == (72, 1, 20)
    assert (sets["river-2"]["expansion"], sets["river-2"]["usual"]) == ("river", 0)
    assert "river" not in sets


def test_a_table_says_what_its_seats_would_start_with(ann: Browser) -> None:
    made = ann.post("/api/tables", {**BRIDGES, "size": 5})
    assert made["supply"] == {}
    assert made["usual_supply"] == {"meeple": 7, "bridge": 2, "castle": 2}
    table = f"/api/tables/{made['id']}"
    assert ann.patch(table, {"size": 2})["usual_supply"] == {"meeple": 7, "bridge": 3, "castle": 3}
    fewer = ann.patch(table, {"options": {"x8.castles": "off"}, "supply": {"bridge": 1}})
    assert fewer["usual_supply"] == {"meeple": 7, "bridge": 3}


def test_a_match_is_played_with_the_numbers_of_its_table(ann: Browser, bob: Browser) -> None:
    chosen = {"supply": {"bridge": 1, "meeple": 9}, "sets": {"base": 2, "bridges-castles-bazaars": 0}}
    made = ann.post("/api/tables", {**BRIDGES, **chosen})
    assert bob.sees(made["id"]).json.items() >= chosen.items()
    match = ann.starts(made["id"])
    assert match.setup.items() >= chosen.items()
    seen = ann.get(f"/api/matches/{match.public_id}")
    assert [seat["supply"] for seat in seen["view"]["seats"]] == [{"meeple": 9, "bridge": 1, "castle": 3}] * 2
    assert sum(seen["bag"].values()) == 2 * 72 - 1


def test_numbers_leave_with_their_expansion(ann: Browser) -> None:
    chosen = {"supply": {"bridge": 1, "meeple": 5}, "sets": {"bridges-castles-bazaars": 2, "base": 2}}
    table = f"/api/tables/{ann.post('/api/tables', {**BRIDGES, **chosen})['id']}"
    assert ann.patch(table, {"size": 3}).json.items() >= chosen.items()
    without = ann.patch(table, {"expansions": []})
    assert (without["supply"], without["sets"]) == ({"meeple": 5}, {"base": 2})
    assert ann.patch(table, {"supply": {}, "sets": {}}).json.items() >= {"supply": {}, "sets": {}}.items()


def test_pieces_leave_with_the_part_that_is_switched_off(ann: Browser) -> None:
    made = ann.post("/api/tables", {**BRIDGES, "supply": {"castle": 1}})
    changed = ann.patch(f"/api/tables/{made['id']}", {"options": {"x8.castles": "off"}})
    assert changed["supply"] == {}


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"supply": {"unicorn": 1}}, "setup.supply"),
        ({"supply": {"meeple": 21}}, "setup.supply"),
        ({"supply": {"meeple": -1}}, "setup.supply"),
        ({"sets": {"atlantis": 1}}, "setup.sets"),
        ({"sets": {"base": 21}}, "setup.sets"),
        ({"sets": {"base": 0}}, "setup.sets"),
        ({"sets": {"base": 6}}, "table.tiles"),
    ],
)
def test_what_cannot_be_played_is_refused_as_the_rules_say(
    ann: Browser, chosen: dict[str, Any], code: str
) -> None:
    assert ann.post("/api/tables", chosen).code == code
    table = ann.post("/api/tables")["id"]
    assert ann.patch(f"/api/tables/{table}", chosen).code == code
    assert ann.sees(table)["supply"] == {}


def test_the_most_tiles_are_said_and_allowed(ann: Browser) -> None:
    assert ann.get("/api/setup")["most_tiles"] == 400
    refused = ann.post("/api/tables", {"sets": {"base": 6}})
    assert refused["params"] == {"count": 6 * 72, "most": 400}
    assert ann.post("/api/tables", {"sets": {"base": 5}}).status == 201


def test_only_the_host_changes_numbers(ann: Browser, bob: Browser) -> None:
    table = ann.post("/api/tables")["id"]
    assert bob.patch(f"/api/tables/{table}", {"supply": {"meeple": 20}}).status == 403


def test_a_favourite_keeps_the_numbers(ann: Browser) -> None:
    chosen = {"supply": {"bridge": 1}, "sets": {"base": 2}}
    table = ann.post("/api/tables", {**BRIDGES, **chosen})["id"]
    favourite = ann.post("/api/me/favourites", {"name": "Big", "table": table})["id"]
    other = ann.post("/api/tables")["id"]
    applied = ann.post(f"/api/tables/{other}/favourite", {"favourite": favourite})
    assert applied["left_out"] == []
    assert ann.sees(other).json.items() >= chosen.items()


def test_rematch_keeps_the_numbers(ann: Browser) -> None:
    chosen = {"supply": {"meeple": 5}, "sets": {"base": 2}}
    match = ann.starts(ann.post("/api/tables", chosen)["id"])
    Match.objects.filter(pk=match.pk).update(status=Match.Status.OVER)
    again = ann.post(f"/api/matches/{match.public_id}/rematch")["table"]
    assert ann.sees(again).json.items() >= chosen.items()


def test_a_table_that_cannot_be_played_any_more_is_shown(ann: Browser) -> None:
    table = ann.post("/api/tables")["id"]
    Table.objects.filter(pk=table).update(expansions=["atlantis"])
    assert ann.sees(table)["usual_supply"] == {}
