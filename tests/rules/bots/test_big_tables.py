"""The bots with bridges, castles and bazaars: they play them legally, and make something of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules import Game, Setup, feature, view
from rules.bots import BOTS, BotView, answer
from rules.bots.duel import duel
from rules.bots.placement import Judge
from rules.bots.simulation import Group, Overlay, Simulation
from rules.bots.weights import WEIGHTS
from rules.expansions.bridges_castles_bazaars.bazaars import bazaar
from rules.expansions.bridges_castles_bazaars.bazaars_advice import worths
from rules.expansions.bridges_castles_bazaars.bridges_advice import mending, span
from rules.expansions.bridges_castles_bazaars.castles_advice import hoped
from tests.rules.bots.conftest import Fresh, Play
from tests.rules.scene import Scene, on_board

EXPANSION: dict[str, Any] = {"expansions": ["bridges-castles-bazaars"]}
PRESETS = ("hig-2010", "zmg-2014", "new-2018")


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_greedy_plays_legally_to_the_end(edition: str, seats: int, fresh: Fresh, play: Play) -> None:
    assert play(fresh(seats=seats, edition=edition, **EXPANSION), ["greedy"], Random(1)).over


@pytest.mark.parametrize(
    "options",
    [
        {"bazaar.free_variant": "on"},
        {"castle.chain_vs_direct": "free-choice"},
        {"bridge.per": "turn"},
        {"x8.bazaars": "off"},
        {"x8.bridges": "off", "abbot.enabled": "yes"},
    ],
    ids=str,
)
def test_greedy_plays_every_variant(options: dict[str, str], fresh: Fresh, play: Play) -> None:
    assert play(fresh(options=options, **EXPANSION), ["greedy", "random"], Random(2)).over


def test_greedy_outplays_chance() -> None:
    setup = Setup.from_json({"seats": ["a", "b"], **EXPANSION})
    results = duel(setup, [BOTS["greedy"](), BOTS["random"]()], 6)
    assert all(mine > theirs for mine, theirs in results)


def test_choosing_changes_nothing_and_repeats(fresh: Fresh) -> None:
    """At every decision of a game; a rebuilt game gets the same answers."""
    game, again = fresh(3, seats=3, **EXPANSION), fresh(3, seats=3, **EXPANSION)
    while not game.over:
        before = view(game)
        action = answer("greedy", game, Random(1))
        assert view(game) == before
        assert answer("greedy", again, Random(1)) == action
        game.apply(action)
        again.apply(action)


# Castles


def column(straights: int, **keys: Any) -> Scene:
    """Return a small city of seat 0's that waits for its other half, beside a road with one open end."""
    rows = [".  RFr@90", "*C RFr@90", *[".  RFr@90"] * straights, ".  RRRR"]
    return on_board("\n".join(rows), hand=["C"], **EXPANSION, **keys).stand(0, "city@N", (0, 0))


def test_greedy_gives_up_a_small_city_beside_a_long_road() -> None:
    scene = column(10).place((0, -1), 180).end()
    assert scene.kind == "castle"
    assert answer("greedy", scene.game, Random(1))["type"] == "build_castle"


def test_greedy_scores_a_small_city_in_the_desert() -> None:
    scene = on_board("*C", hand=["C"], **EXPANSION).stand(0, "city@N", (0, 0)).place((0, -1), 180).end()
    assert scene.kind == "castle"
    assert answer("greedy", scene.game, Random(1))["type"] == "pass"


def test_greedy_scores_a_small_city_when_the_tiles_run_out() -> None:
    scene = column(10, last=True).place((0, -1), 180).end()
    assert scene.kind == "castle"
    assert answer("greedy", scene.game, Random(1))["type"] == "pass"


def test_a_castle_hopes_for_what_is_near_its_completion() -> None:
    hopes = []
    for straights in (0, 4, 8):
        scene = column(straights)
        assert scene.game.decision is not None
        judge = Judge(BotView(scene.game.state, scene.game.decision), WEIGHTS)
        hopes.append(hoped(judge, frozenset({(0, 0), (0, -1), (1, 0), (1, -1)})).points)
    assert hopes == sorted(hopes)
    assert hopes[2] > hopes[0] + 2


def test_castles_of_greedy_bring_more_than_the_cities(fresh: Fresh, play: Play) -> None:
    built, points = 0, 0
    for number in range(20, 26):
        game = play(fresh(number, seats=4, **EXPANSION), ["greedy"], Random(1))
        built += sum(action["type"] == "build_castle" for action in game.log)
        points += sum(entry["points"] for entry in game.state.scored if entry["reason"] == "castle")
    assert built > 4
    assert points > 5 * built


# Bridges


def test_greedy_bridges_a_gap_in_its_own_road() -> None:
    scene = on_board("*RRRR RFr RFr ?? RFr RFr RRRR", hand=["L"], **EXPANSION).stand(0, "road@E", (1, 0))
    assert _bridges(scene)


def test_greedy_bridges_no_gap_for_its_opponent() -> None:
    scene = on_board("*RRRR RFr RFr ?? RFr RFr RRRR", hand=["L"], **EXPANSION).stand(1, "road@E", (1, 0))
    assert not _bridges(scene)


def _bridges(scene: Scene) -> bool:
    chosen = answer("greedy", scene.game, Random(1))
    return any("needs" in listed and chosen.items() <= listed.items() for listed in scene.game.legal())


def test_roads_with_bridges_are_foreseen_as_they_will_be(fresh: Fresh, play: Play) -> None:
    """Each bridge that may be built, in thought and on a table of its own, in the middle of games."""
    seen = {"place_tile": 0, "build_bridge": 0}
    for number in range(3):
        game, rng = fresh(number, **EXPANSION), Random(number)
        while not game.over:
            listed = [a for a in game.legal() if "needs" in a or a["type"] == "build_bridge"]
            for action in listed[::7]:
                seen[action["type"]] += 1
                _foreseen(game, action)
            game.apply(rng.choice([a for a in game.legal() if a not in listed] or listed))
    assert min(seen.values()) > 20


def _foreseen(game: Game, action: dict[str, Any]) -> None:
    assert game.decision is not None
    judge = Judge(BotView(game.state, game.decision), WEIGHTS)
    if action["type"] == "build_bridge":
        sim: Simulation = Overlay(judge.prospects, span(judge, ((action["x"], action["y"]), action["axis"])))
    else:
        mend = mending(judge, action)
        assert mend is not None
        sim = judge.simulate((action["x"], action["y"]), action["rotation"], span=mend[0])
    built = Game.replay(game.setup, game._stack._order, game.log)
    built.apply(action)
    if "needs" in action:
        built.apply(built.legal()[0])  # the bridge, which nothing else can come before
    for group in sim.groups:
        if group.kind == "road":
            _the_same(built, group)


def _the_same(built: Game, group: Group) -> None:
    spot, road = group.spots[0], group.prospect.feature
    there = feature(built, *spot.cell, spot.segment.names[0])
    assert there is not None
    assert there["open"] == road.open
    assert there["tiles"] == len(road.cells)
    assert len(there["figures"]) == len(road.figures)


# Bazaars


def at_sale(fresh: Fresh, kind: str, seats: int = 3) -> Game:
    """Return a game of greedy bots at its first decision of that kind."""
    for number in range(30):
        game = fresh(number, seats=seats, **EXPANSION)
        while game.decision is not None and game.decision.kind != kind:
            game.apply(answer("greedy", game, Random(1)))
        if game.decision is not None:
            return game
    raise AssertionError(f"no {kind} in 30 games")


def test_each_tile_is_worth_something_to_each_seat(fresh: Fresh) -> None:
    game = at_sale(fresh, "auction_choose")
    assert game.decision is not None
    sale = bazaar(game.state).sale
    assert sale is not None
    judge = Judge(BotView(game.state, game.decision), WEIGHTS)
    found = worths(judge, sale)
    assert set(found) == set(sale.seats)
    assert all(len(row) == len(sale.row) for row in found.values())
    fresh_look = worths(Judge(BotView(game.state, game.decision), WEIGHTS), sale)
    assert fresh_look == found


def test_bids_above_the_least_are_said_in_full(fresh: Fresh, play: Play) -> None:
    spoken = []
    for number in range(3):
        log = play(fresh(number, **EXPANSION), ["greedy"], Random(1)).log
        spoken += [a["bid"] for a in log if a["type"] in ("auction_bid", "auction_choose")]
    assert max(spoken) > 2
    assert spoken.count(0) > 0


def test_bot_takes_a_tile_in_a_bazaar_without_bids(fresh: Fresh, play: Play) -> None:
    game = fresh(2, options={"bazaar.free_variant": "on"}, **EXPANSION)
    play(game, ["greedy"], Random(1))
    assert [a for a in game.log if a["type"] == "choose_tile"]
