"""Numbers of action sequences with bridges in hand, by the rules engine and by the reference engine.

The order of the listed actions is pinned too, and one table is found a third time with pencil and paper.
"""

from __future__ import annotations

import pytest

from rules import Game, Setup, view
from rules.notation import parse_board
from tests.clauses import clause
from tests.counts.test_counts import TOWN, Legal, Log, by_the_law, count
from tests.rules.reference_engine.bridges_reference import BridgesReference

EXPANSION = "bridges-castles-bazaars"
FIRST, ZMAN, NEW = "hig-2010", "zmg-2014", "new-2018"


def setup(board: str = "*RCr", edition: str = NEW, bridges: int = 3, **options: str) -> Setup:
    names = {key.replace("__", "."): value for key, value in options.items()}
    data = {"seats": ["Ann", "Bob"], "start": parse_board(board).start(), "edition": edition}
    return Setup.from_json(
        {**data, "expansions": [EXPANSION], "options": names, "supply": {"bridge": bridges}}
    )


def draws(*names: str) -> list[str]:
    return [name if "/" in name else f"BA/{name}" for name in names]


def by_trying(game: Game) -> Log:
    """Look from the outside; what was done since the tile was placed is read off the log."""
    since: list[str] = []
    for action in reversed(game.log):
        if action["type"] == "place_tile":
            break
        since.append(action["type"])
    reference = BridgesReference(view(game), game.setup.to_json())
    return reference.legal_with_bridges(
        used="deploy" in since, deployed="deploy" in since, built="build_bridge" in since
    )


BOTH_WAYS = pytest.mark.parametrize("legal", [by_the_law, by_trying])


@clause("BRIDGE-4", "BRIDGE-7", "BRIDGE-8", "BRIDGE-10", "BRIDGE-13")
@BOTH_WAYS
def test_bridge_counts_match_those_by_hand(legal: Legal) -> None:
    """A monastery beside a monastery: 4 cells, each in 4 rotations; then 2 bridges, 2 spots, or the end."""
    game = Game(setup("*L"), draws("L", "L"))
    assert len(legal(game)) == 16
    game.apply({"seat": 0, "type": "place_tile", "x": 1, "y": 0, "rotation": 0})
    assert len(legal(game)) == 5
    # With a bridge over the new tile a third spot, but no second bridge.
    game.apply({"seat": 0, "type": "build_bridge", "x": 1, "y": 0, "axis": "ns"})
    assert len(legal(game)) == 4


COUNTS = [
    (("L", "RFr"), NEW, 3, {}, (12, 24, 128, 580)),
    (("L", "RFr"), FIRST, 3, {}, (12, 24, 136, 588)),
    (("L", "RFr"), NEW, 0, {}, (4, 12, 48, 240)),
    (("L", "RFr"), ZMAN, 3, {"bridge__timing": "before-deploy"}, (12, 24, 128, 580)),
    (("BB/R.bi", "L", "C"), NEW, 1, {}, (9, 22, 48, 75)),
    (("RRRR", "BB/CFR.b"), FIRST, 3, {}, (8, 72, 184, 1288)),
]


@BOTH_WAYS
@pytest.mark.parametrize(("names", "edition", "bridges", "options", "numbers"), COUNTS)
def test_sequences_with_bridges(
    names: tuple[str, ...],
    edition: str,
    bridges: int,
    options: dict[str, str],
    numbers: tuple[int, ...],
    legal: Legal,
) -> None:
    of, order = setup("*RCr", edition, bridges, **options), draws(*names)
    assert tuple(count(of, order, depth, legal) for depth in range(1, 5)) == numbers


@BOTH_WAYS
@pytest.mark.parametrize(
    ("names", "numbers"), [(("L", "RRRR"), (36, 104, 528)), (("Rr", "C"), (18, 67, 461))]
)
def test_sequences_in_a_town(names: tuple[str, ...], numbers: tuple[int, ...], legal: Legal) -> None:
    of, order = setup(TOWN), draws(*names)
    assert tuple(count(of, order, depth, legal) for depth in range(1, 4)) == numbers


@clause("BAZAAR-8", "BAZAAR-9", "BAZAAR-13")
@BOTH_WAYS
def test_sequences_of_a_sale(legal: Legal) -> None:
    """The lowest bids alone: two tiles to open with, raise or pass, buy or sell, then a tile to place."""
    of, order = setup("*L", bridges=0), draws("BB/F.b", "L", "RFr")
    begun = [
        {"seat": 0, "type": "place_tile", "x": 1, "y": 0, "rotation": 0},
        {"seat": 0, "type": "end_turn"},
    ]
    numbers = tuple(count(of, order, depth, legal, begun) for depth in range(1, 5))
    assert numbers == (2, 4, 40, 192)


@clause("BRIDGE-13", "BAZAAR-7", "BAZAAR-10")
def test_the_list_has_one_order() -> None:
    """Type, x, y, rotation, feature, piece; a tile never takes bridges both ways, so nothing is left open."""
    game = Game(setup("*L\nL"), draws("RFr", "BB/F.b", "L", "RFr"))
    places = [(a["x"], a["y"], a["rotation"], a.get("needs")) for a in game.legal()]
    assert places[:8] == [
        (-1, 0, 0, "bridge"),
        (-1, 0, 90, None),
        (-1, 0, 180, "bridge"),
        (-1, 0, 270, None),
        (-1, 1, 0, "bridge"),
        (-1, 1, 90, None),
        (-1, 1, 180, "bridge"),
        (-1, 1, 270, None),
    ]
    assert places == sorted(places, key=lambda p: p[:3])
    game = Game(setup("*L"), draws("L"))
    game.apply({"seat": 0, "type": "place_tile", "x": 1, "y": 0, "rotation": 0})
    assert game.legal() == [
        {"seat": 0, "type": "build_bridge", "x": 0, "y": 0, "axis": "ns"},
        {"seat": 0, "type": "build_bridge", "x": 1, "y": 0, "axis": "ns"},
        {"seat": 0, "type": "deploy", "piece": "meeple", "x": 1, "y": 0, "feature": "field@NL"},
        {"seat": 0, "type": "deploy", "piece": "meeple", "x": 1, "y": 0, "feature": "monastery"},
        {"seat": 0, "type": "end_turn"},
    ]


@clause("BAZAAR-7", "BAZAAR-10")
def test_bids_are_listed_from_the_left_of_the_row() -> None:
    game = Game(setup("*L"), draws("BB/F.b", "L", "RFr"))
    game.apply({"seat": 0, "type": "place_tile", "x": 1, "y": 0, "rotation": 0})
    game.apply({"seat": 0, "type": "end_turn"})
    opening = {"seat": 1, "type": "auction_choose", "bid": 0, "at_least": True}
    assert game.legal() == [{**opening, "tile": 0}, {**opening, "tile": 1}]
    game.apply({"seat": 1, "type": "auction_choose", "tile": 1, "bid": 4})
    assert game.legal() == [
        {"seat": 0, "type": "auction_bid", "bid": 5, "at_least": True},
        {"seat": 0, "type": "pass"},
    ]
