"""Expansions that come in parts: which of them a table plays, and what its match is played with."""

from __future__ import annotations

from typing import Any

import pytest

from games.models import Match
from lobby.tables.numbers import sets_played
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db

RIVER = {"expansions": ["river"]}


def test_form_lists_the_parts(ann: Browser) -> None:
    expansions = {expansion["name"]: expansion["parts"] for expansion in ann.get("/api/setup")["expansions"]}
    assert expansions["river"] == [
        {"name": "river-1", "title": "River I", "tiles": 12, "usual": 1},
        {"name": "river-2", "title": "River II", "tiles": 12, "usual": 0},
    ]
    assert expansions["inns-and-cathedrals"] == []


def test_table_without_parts_plays_the_first_river(ann: Browser) -> None:
    made = ann.post("/api/tables", RIVER)
    assert made["sets"] == {"river-1": 1, "river-2": 0}
    match = ann.starts(made["id"])
    assert match.setup["sets"] == {"river-1": 1, "river-2": 0}
    assert match.setup["start"] == [{"tile": "RI/s", "x": 0, "y": 0, "rotation": 0}]


@pytest.mark.parametrize(
    ("chosen", "kept", "tiles"),
    [
        ({"river-2": 1}, {"river-1": 1, "river-2": 1}, 21),
        ({"river-1": 0, "river-2": 1}, {"river-1": 0, "river-2": 1}, 11),
    ],
)
def test_a_table_chooses_its_parts(
    ann: Browser, chosen: dict[str, int], kept: dict[str, int], tiles: int
) -> None:
    made = ann.post("/api/tables", {**RIVER, "sets": chosen})
    assert made["sets"] == kept
    match = ann.starts(made["id"])
    bag: dict[str, int] = ann.get(f"/api/matches/{match.public_id}")["bag"]
    assert sum(number for tile, number in bag.items() if tile.startswith("RI")) == tiles


def test_parts_are_added_and_removed_with_their_expansion(ann: Browser) -> None:
    table = ann.post("/api/tables", {**RIVER, "sets": {"river-2": 1}})["id"]
    assert ann.patch(f"/api/tables/{table}", {"size": 3})["sets"] == {"river-1": 1, "river-2": 1}
    assert ann.patch(f"/api/tables/{table}", {"expansions": []})["sets"] == {}
    assert ann.patch(f"/api/tables/{table}", RIVER)["sets"] == {"river-1": 1, "river-2": 0}


@pytest.mark.parametrize(
    ("sets", "code"),
    [
        ({"river-3": 1}, "setup.sets"),
        ({"river-2": -1}, "setup.sets"),
        ({"river-1": 0, "river-2": 0}, "table.no_part"),
    ],
)
def test_unknown_part_is_refused(ann: Browser, sets: dict[str, int], code: str) -> None:
    assert ann.post("/api/tables", {**RIVER, "sets": sets}).code == code


@pytest.mark.parametrize("number", [21, -1, "all", None])
def test_a_part_has_a_number_of_copies(ann: Browser, number: Any) -> None:
    assert ann.post("/api/tables", {**RIVER, "sets": {"river-2": number}}).status == 400


def test_a_favourite_keeps_the_parts(ann: Browser) -> None:
    table = ann.post("/api/tables", {**RIVER, "sets": {"river-1": 0, "river-2": 1}})["id"]
    favourite = ann.post("/api/me/favourites", {"name": "Fork", "table": table})["id"]
    other = ann.post("/api/tables")["id"]
    ann.post(f"/api/tables/{other}/favourite", {"favourite": favourite})
    assert ann.sees(other)["sets"] == {"river-1": 0, "river-2": 1}


def test_rematch_keeps_the_parts(ann: Browser) -> None:
    table = ann.post("/api/tables", {**RIVER, "sets": {"river-2": 1}})["id"]
    match = ann.starts(table)
    Match.objects.filter(pk=match.pk).update(status=Match.Status.OVER)
    again = ann.post(f"/api/matches/{match.public_id}/rematch")["table"]
    assert ann.sees(again)["sets"] == {"river-1": 1, "river-2": 1}


def test_an_uploaded_match_was_played_with_all_parts_that_its_setup_does_not_name() -> None:
    setup: dict[str, Any] = {"seats": ["Ann", "Bob"], "expansions": ["river"], "sets": {"base": 2}}
    assert sets_played(setup) == {"base": 2, "river-1": 1, "river-2": 1}
    assert sets_played({**setup, "sets": {"river-2": 0, "river-1": 3}}) == {"river-1": 3, "river-2": 0}
    assert sets_played({**setup, "expansions": [], "sets": {}}) == {}


def test_an_uploaded_match_was_played_without_a_part_that_is_to_be_chosen() -> None:
    setup = {"seats": ["Ann", "Bob"], "expansions": ["cult"], "sets": {}}
    assert sets_played(setup) == {"cult-1": 1, "cult-2": 0}
