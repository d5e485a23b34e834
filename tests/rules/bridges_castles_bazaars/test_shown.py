"""What viewers see of sales, castles and bridges: all that a screen needs, so it need not know a rule."""

from __future__ import annotations

import copy
import json
import random

import pytest

import rules
from rules.bots import answer
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import build, stage

EDITIONS = ("hig-2010", "zmg-2014", "new-2018")


def games(edition: str, seed: int) -> rules.Game:
    setup = rules.Setup.from_json(
        {"seats": ["Ann", "Bob", "Cleo"], "edition": edition, "expansions": ["bridges-castles-bazaars"]}
    )
    order = setup.bag()
    random.Random(seed).shuffle(order)
    return rules.Game(setup, order)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sale_shows_calls_prices_and_what_a_settlement_brings(edition: str) -> None:
    game, chance, settled, ordered = games(edition, 4), random.Random(4), 0, 0
    while not game.over:
        action = answer("random", game, chance)
        before = copy.deepcopy(rules.view(game))
        game.apply(action)
        after, sale = rules.view(game), before["auction"]
        if not sale:
            continue
        if sale["chooser"] is not None:
            assert sale["calls"][0]["seat"] == sale["chooser"]
            assert sale["caller"] in (None, *sale["to_call"])
            bids = [call["bid"] for call in sale["calls"] if call["bid"] is not None]
            assert bids == sorted(bids)
            assert sale["bid"] == bids[-1]
        if action["type"] == "auction_settle":
            settled += 1
            for promised in sale["outcomes"][action["choice"]]:
                assert after["seats"][promised["seat"]]["score"] == promised["score"]
            if after["auction"]:
                buyer = sale["chooser"] if action["choice"] == "buy" else sale["bidder"]
                assert after["auction"]["row"][sale["tile"]]["seat"] == buyer
                assert after["auction"]["row"][sale["tile"]]["price"] == sale["bid"]
        if sale["order"]:
            ordered += 1
            assert sorted(sale["order"]) == [0, 1, 2]
            assert sale["placed"] == sale["order"][: len(sale["placed"])]
    assert settled
    assert ordered


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_and_the_decision_about_one_name_the_six_cells(edition: str) -> None:
    game, chance, asked = games(edition, 2), random.Random(2), 0
    while not game.over:
        seen = rules.view(game)
        if seen["decision"]["kind"] == "castle":
            asked += 1
            about = seen["decision"]["about"]
            assert len({tuple(cell) for cell in about["vicinity"]}) == 6
            assert [about["x"], about["y"]] in about["vicinity"]
            found = rules.feature(game, about["x"], about["y"], about["feature"])
            assert found
            assert about["value"] == found["value"]
        for castle in seen["castles"]:
            assert len(castle["vicinity"]) == 6
            assert ("points" in castle) <= (castle["seats"] == [])
        build = [a for a in game.legal() if a["type"] == "build_castle"]
        game.apply(build[0] if build else answer("greedy", game, chance))
    assert asked


def test_a_placement_tried_is_the_one_offered_and_changes_nothing() -> None:
    game, chance, bridged = games("new-2018", 7), random.Random(7), 0
    while not game.over:
        hand = rules.view(game)["turn"]["tile"]
        if hand and game.decision and game.decision.kind == "place_tile":
            before = json.dumps(rules.full_state(game))
            tried = rules.placements_of(game, hand)
            assert json.dumps(rules.full_state(game)) == before
            plain = [{k: v for k, v in p.items() if k != "bridge"} for p in tried]
            legal = [
                {k: v for k, v in a.items() if k not in ("seat", "type")} for a in game.legal() if "x" in a
            ]
            assert plain == legal
            for placement in (p for p in tried if "needs" in p):
                bridged += 1
                site = placement["bridge"]
                assert abs(site["x"] - placement["x"]) + abs(site["y"] - placement["y"]) <= 1
        game.apply(answer("greedy", game, chance))
    assert bridged


def test_the_bridge_shown_is_the_bridge_demanded() -> None:
    game, chance, built = games("hig-2010", 9), random.Random(9), 0
    while not game.over:
        needing = [a for a in game.legal() if a.get("needs") == "bridge"]
        if not needing:
            game.apply(answer("greedy", game, chance))
            continue
        wanted = {k: needing[0][k] for k in ("x", "y", "rotation")}
        tried = rules.placements_of(game, rules.view(game)["turn"]["tile"])
        site = next(p["bridge"] for p in tried if wanted.items() <= p.items())
        game.apply(needing[0])
        assert [{k: a[k] for k in ("x", "y", "axis")} for a in game.legal()] == [site]
        built += 1
    assert built


def test_aid_comes_from_the_supply_of_the_viewer() -> None:
    game = games("new-2018", 3)
    game.state.seats[1].supply["bridge"] = 0
    needs = {
        seat: {
            p["needs"]
            for tile in set(game.setup.bag())
            for p in rules.placements_of(game, tile, seat)
            if "needs" in p
        }
        for seat in (0, 1)
    }
    assert needs == {0: {"bridge"}, 1: set()}
    assert game.state.active == 0


@clause("BRIDGE-2")
def test_the_bridge_of_this_turn_is_not_missing_for_a_tile_on_offer() -> None:
    """The host has built his; the tiles of the row are for turns of their own, his too."""
    scene = stage("*L ??", hand=["BB/F.b", "RFr", "L"], options={"bridge.per": "turn"})
    build(scene.place("??"), 1, 0, "ns").end()
    for seat in (0, 1, None):
        assert any("needs" in p for p in rules.placements_of(scene.game, "BA/RFr", seat))
