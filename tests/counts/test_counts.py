"""How many things can be done: numbers of action sequences on fixed boards with fixed draws.

The numbers are found twice: by the rules engine, and by a generator that tries every cell, rotation
and spot on what the viewer sees. The first ones can be found a third time, with pencil and paper.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules import Game, Setup, catalogue, view
from rules.notation import HOME_SET, parse_board
from tests.clauses import clause
from tests.rules.reference_engine.base_game import BaseReference, rim

Log = list[dict[str, Any]]
Legal = Callable[[Game], Log]

# Closed on one side, with holes: a road, a city and fields to go on with, monasteries and an open cap.
TOWN = """
C@180      L        CRr      .
*RCr       Rr       .        LR
.          RFr@90   Cc.1@90  .
"""


def setup(board: str = "*RCr", **options: str) -> Setup:
    start = parse_board(board).start()
    names = {key.replace("__", "."): value for key, value in options.items()}
    return Setup.from_json({"seats": ["Ann", "Bob"], "start": start, "options": names})


def by_the_law(game: Game) -> Log:
    return game.legal()


def by_trying(game: Game) -> Log:
    """Look from the outside; a figure was used if the turn's last action was no placement."""
    used = bool(game.log) and game.log[-1]["type"] in ("deploy", "recall")
    return BaseReference(view(game), game.setup.to_json()).legal(used)


def count(of: Setup, order: list[str], depth: int, legal: Legal, log: Log | None = None) -> int:
    """Return how many sequences of this many actions there are; 1 for the empty one."""
    log = log or []
    game = Game.replay(of, order, log)
    actions = legal(game)
    if depth == 1:
        return len(actions)
    return sum(count(of, order, depth - 1, legal, [*log, action]) for action in actions)


def draws(*names: str) -> list[str]:
    return [HOME_SET + name for name in names]


@clause("BASE-PLACE-1", "BASE-PLACE-2", "BASE-PLACE-3")
@pytest.mark.parametrize("tile", [d.id for d in catalogue()["base"].designs if d.count(new_edition=True)])
def test_counts_beside_the_start_tile_match_those_by_hand(tile: str) -> None:
    """The start tile offers two roads, a city and a field, each to one cell; every edge of that kind fits."""
    shown = list(rim(tile, 0).values())
    wanted = 2 * shown.count("road") + shown.count("city") + shown.count("field")
    assert len(Game(setup(), [tile]).legal()) == wanted


COUNTS = [
    (("RFr", "L", "C"), {}, (6, 24, 74, 336)),
    (("RFr", "L", "C"), {"abbot__enabled": "yes"}, (6, 24, 74, 392)),
    (("RFr", "L", "C"), {"farm__enabled": "no"}, (6, 12, 62, 168)),
    (("CRRR", "Cc.1", "Rr"), {}, (7, 56, 87, 380)),
    (("CRRR", "Cc.1", "Rr"), {"farm__enabled": "no"}, (7, 35, 66, 228)),
    (("L", "CcRr+", "RRRR"), {}, (4, 12, 32, 168)),
    (("L", "CcRr+", "RRRR"), {"abbot__enabled": "yes"}, (4, 16, 36, 192)),
]


@pytest.mark.parametrize(("names", "options", "numbers"), COUNTS)
@pytest.mark.parametrize("legal", [by_the_law, by_trying])
def test_sequences_from_the_start(
    names: tuple[str, ...], options: dict[str, str], numbers: tuple[int, ...], legal: Legal
) -> None:
    of, order = setup(**options), draws(*names)
    assert tuple(count(of, order, depth, legal) for depth in range(1, 5)) == numbers


@pytest.mark.parametrize("legal", [by_the_law, by_trying])
@pytest.mark.parametrize(
    ("names", "numbers"),
    [
        (("Rr", "C"), (16, 64, 323)),
        (("RRR", "L"), (12, 84, 332)),
        (("CFc.1", "RFr"), (12, 48, 212)),
        (("Ccc", "CRr"), (8, 24, 104)),
    ],
)
def test_sequences_in_a_town(names: tuple[str, ...], numbers: tuple[int, ...], legal: Legal) -> None:
    of, order = setup(TOWN), draws(*names)
    assert tuple(count(of, order, depth, legal) for depth in range(1, 4)) == numbers


def test_six_actions_deep() -> None:
    assert count(setup(), draws("RFr", "L", "C"), 6, by_the_law) == 5656


def test_the_list_has_one_order() -> None:
    """Type, x, y, rotation, feature, piece: programs may rely on it."""
    game = Game(setup(TOWN), draws("Ccc"))
    assert [(a["x"], a["y"], a["rotation"]) for a in game.legal()] == [
        (-1, -1, 270),
        (0, -2, 0),
        (1, -2, 0),
        (2, -2, 90),
        (2, -2, 180),
        (2, -2, 270),
        (2, 2, 180),
        (4, 0, 90),
    ]
    game = Game(setup("*CRr", abbot__enabled="yes"), draws("LR"))
    game.apply({"seat": 0, "type": "place_tile", "x": -1, "y": 0, "rotation": 0})
    deploy = {"seat": 0, "type": "deploy", "x": -1, "y": 0}
    assert game.legal() == [
        {**deploy, "feature": "field@NL", "piece": "meeple"},
        {**deploy, "feature": "monastery", "piece": "abbot"},
        {**deploy, "feature": "monastery", "piece": "meeple"},
        {**deploy, "feature": "road@S", "piece": "meeple"},
        {"seat": 0, "type": "end_turn"},
    ]
