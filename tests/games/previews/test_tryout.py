"""Trying a tile that lies open: where it would go, for anybody; and no other tile."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

import rules
from games.event_log.read import read_live
from games.models import Match
from tests.games import play
from tests.games.test_http import client_of

pytestmark = pytest.mark.django_db(transaction=True)
EIGHT: dict[str, Any] = {"expansions": ["bridges-castles-bazaars"], "edition": "new-2018"}


def tried(client: Client, match: Match, tile: str) -> Any:
    return client.get(f"/api/matches/{match.public_id}/tryout", {"tile": tile})


def test_tile_in_hand_is_previewed_for_any_viewer() -> None:
    match = play.running(2, **EIGHT)
    legal = read_live(match, lambda table: table.game.legal())
    hand = read_live(match, lambda table: table.game.state.hand)
    expected = [
        {k: a[k] for k in ("x", "y", "rotation") if k in a} for a in legal if a["type"] == "place_tile"
    ]
    for client in (client_of(match, 0), Client()):
        answer = tried(client, match, str(hand))
        assert answer.status_code == 200
        assert [{k: p[k] for k in ("x", "y", "rotation")} for p in answer.json()["placements"]] == expected


def test_tile_in_the_bag_is_not_previewed() -> None:
    match = play.running(2, **EIGHT)
    hand = read_live(match, lambda table: table.game.state.hand)
    hidden = next(tile for tile in rules.Setup.from_json(match.setup).bag() if tile != hand)
    answer = tried(Client(), match, hidden)
    assert (answer.status_code, answer.json()["code"]) == (422, "tryout.tile")
    assert tried(Client(), match, "").status_code in {400, 422}


def tried_out(client: Client, match: Match, **place: Any) -> Any:
    return client.get(f"/api/matches/{match.public_id}/outcome", place)


def test_outcome_is_what_the_placement_then_scores() -> None:
    match, compared = play.running(2), 0
    for _ in range(36):
        hand = read_live(play.fresh(match), lambda table: table.game.state.hand)
        legal = play.legal(match)
        if legal[0]["type"] != "place_tile" or hand is None:
            play.move(match)
            continue
        action = legal[-1]
        place = {key: action[key] for key in ("x", "y", "rotation")}
        answers = [tried_out(client, match, tile=hand, **place) for client in (client_of(match, 0), Client())]
        assert [answer.status_code for answer in answers] == [200, 200]
        before = read_live(play.fresh(match), lambda table: len(table.seen["scored"]))
        play.move(match, play.plain(action))
        play.move(match, {"seat": action["seat"], "type": "end_turn"})
        written = read_live(play.fresh(match), lambda table: list(table.seen["scored"]))[before:]
        found = answers[1].json()["scored"]
        assert [{**entry, "seq": 0} for entry in found] == [{**entry, "seq": 0} for entry in written]
        compared += 1
    assert compared > 5


def test_outcome_of_a_hidden_tile_or_an_illegal_place_is_refused() -> None:
    match = play.running(2)
    hand = str(read_live(match, lambda table: table.game.state.hand))
    hidden = next(tile for tile in rules.Setup.from_json(match.setup).bag() if tile != hand)
    codes = {
        "tryout.tile": tried_out(Client(), match, tile=hidden, x=1, y=0, rotation=0),
        "place.apart": tried_out(Client(), match, tile=hand, x=9, y=9, rotation=0),
        "place.taken": tried_out(Client(), match, tile=hand, x=0, y=0, rotation=0),
    }
    for code, answer in codes.items():
        assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert tried_out(Client(), match, tile=hand, x=1, y=0, rotation=45).status_code == 400


def test_what_fits_a_cell_is_what_can_be_placed_there() -> None:
    match = play.running(2, expansions=["inns-and-cathedrals"])
    for _ in range(8):
        play.move(match)
    game = read_live(play.fresh(match), lambda table: table.game)
    cells, compared = {(tile["x"], tile["y"] - 1) for tile in rules.view(game)["tiles"]}, 0
    for x, y in sorted(cells):
        answer = Client().get(f"/api/matches/{match.public_id}/fitting", {"x": x, "y": y})
        assert (answer.status_code, answer.json()["number"]) == (200, game.number)
        fit = {each["tile"]: each["rotations"] for each in answer.json()["tiles"]}
        for tile in sorted(set(rules.Setup.from_json(match.setup).bag())):
            there = [p for p in rules.placements_of(game, tile) if (p["x"], p["y"]) == (x, y)]
            assert fit.get(tile, []) == [p["rotation"] for p in there if "needs" not in p]
            compared += len(there)
    assert compared > 20


@pytest.mark.parametrize(("x", "y"), [(0, 0), (9, 9)])
def test_nothing_fits_a_taken_cell_or_one_apart(x: int, y: int) -> None:
    match = play.running(2)
    answer = Client().get(f"/api/matches/{match.public_id}/fitting", {"x": x, "y": y})
    assert answer.json() == {"number": 0, "tiles": []}


def test_projection_is_for_anybody_and_adds_up_at_the_end() -> None:
    match = play.running(2)
    answer = Client().get(f"/api/matches/{match.public_id}/projection")
    assert answer.json() == {"number": 0, "scored": []}


def test_tiles_of_a_bazaar_are_previewed() -> None:
    match = play.running(2, **EIGHT)
    row = _turn_up(match)
    for place in row:
        answer = tried(Client(), play.fresh(match), place["tile"])
        assert answer.status_code == 200
        for placement in answer.json()["placements"]:
            assert ("bridge" in placement) == (placement.get("needs") == "bridge")


def _turn_up(match: Match) -> list[dict[str, Any]]:
    """Play until a bazaar is on; a game with eight bazaar tiles always comes to one."""
    for _ in range(300):
        sale = read_live(play.fresh(match), lambda table: table.seen["auction"])
        if sale:
            return [place for place in sale["row"] if place["tile"]]
        play.move(match)
    raise AssertionError("no bazaar in 300 moves")
