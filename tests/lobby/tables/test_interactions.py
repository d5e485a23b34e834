"""Which expansions of a table affect each other: everybody may read it before the match starts."""

from __future__ import annotations

import pytest

from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db


def test_base_game_alone_has_none(ann: Browser) -> None:
    table = ann.post("/api/tables")["id"]
    assert ann.get(f"/api/tables/{table}/interactions")["interactions"] == []


def test_pairs_in_play_come_with_their_clauses(ann: Browser, stranger: Browser) -> None:
    chosen = {"expansions": ["bridges-castles-bazaars", "drawbridges"], "options": {"x8.castles": "off"}}
    table = ann.post("/api/tables", chosen)["id"]
    found = {
        (each["one"]["name"], each["other"]["name"]): each["clauses"]
        for each in stranger.get(f"/api/tables/{table}/interactions")["interactions"]
    }
    assert found["drawbridges", "bridges"] == ["DRAW-36", "DRAW-37", "INT-15"]
    assert found["drawbridges", "bazaars"] == ["DRAW-36"]
    assert not [pair for pair in found if "castles" in pair]


def test_a_part_is_named_by_the_option_that_switches_it(ann: Browser) -> None:
    table = ann.post("/api/tables", {"expansions": ["bridges-castles-bazaars", "river"]})["id"]
    found = ann.get(f"/api/tables/{table}/interactions")["interactions"]
    parts = [each[side] for each in found for side in ("one", "other")]
    assert {"name": "bazaars", "expansion": "bridges-castles-bazaars", "option": "x8.bazaars"} in parts
    assert {"name": "river", "expansion": "river", "option": None} in parts


def test_private_table_shows_them_to_invited_players_only(ann: Browser, stranger: Browser) -> None:
    table = ann.post("/api/tables", {"private": True})
    path = f"/api/tables/{table['id']}/interactions"
    assert stranger.get(path).status == 404
    assert stranger.get(f"{path}?invite={table['invite']}").status == 200
