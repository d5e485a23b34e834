"""The tiles that a table plays with: everybody may look at them before the match starts."""

from __future__ import annotations

import pytest

from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db


def test_base_game_has_72_tiles_and_starts_with_one_of_them(ann: Browser, stranger: Browser) -> None:
    table = ann.post("/api/tables")["id"]
    found = stranger.get(f"/api/tables/{table}/tiles")
    assert sum(found["tiles"].values()) == 72
    assert [found["tiles"][tile] > 0 for tile in found["start"]] == [True]


@pytest.mark.parametrize(("sets", "rivers"), [({}, 12), ({"river-2": 1}, 22)])
def test_tiles_are_those_that_the_match_is_played_with(
    ann: Browser, sets: dict[str, int], rivers: int
) -> None:
    table = ann.post("/api/tables", {"expansions": ["river"], "sets": sets})["id"]
    found = ann.get(f"/api/tables/{table}/tiles")
    river = {tile: count for tile, count in found["tiles"].items() if tile.startswith("RI")}
    ann.post(f"/api/tables/{table}/bots", {"level": "greedy"})
    bag = ann.get("/api/matches/" + ann.post(f"/api/tables/{table}/start")["match"])["bag"]
    for tile in found["start"]:
        bag[tile] = bag.get(tile, 0) + 1
    assert bag == found["tiles"]
    assert sum(river.values()) == rivers


def test_settings_change_the_tiles(ann: Browser) -> None:
    table = ann.post("/api/tables")["id"]
    assert ann.patch(f"/api/tables/{table}", {"expansions": ["inns-and-cathedrals"]}).status == 200
    assert sum(ann.get(f"/api/tables/{table}/tiles")["tiles"].values()) == 72 + 18


def test_private_table_shows_its_tiles_to_invited_players_only(ann: Browser, stranger: Browser) -> None:
    table = ann.post("/api/tables", {"private": True})
    path = f"/api/tables/{table['id']}/tiles"
    assert stranger.get(path).status == 404
    assert stranger.get(f"{path}?invite={table['invite']}").status == 200
