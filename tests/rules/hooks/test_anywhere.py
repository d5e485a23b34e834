"""The hook `deploys_anywhere`: what is listed all over the board, and in which order."""

from __future__ import annotations

from rules.board.features import Feature, PieceKind, Place, Spot
from rules.hooks import How, PlaceJudge
from rules.problems import Refusal
from rules.refusal_types import RefusalType
from rules.state.judges import OnlyOn
from rules.state.placement import Placement
from rules.state.state import GameState
from tests.rules.hooks import everything
from tests.rules.hooks.toys import Action, Toy, game_with, play

REFUSED = RefusalType("toy.column", "TOY-1", "Nobody comes here.")()


class Anywhere(Toy):
    """Ordinary followers go to any tile, but to none in some column."""

    def __init__(self, column: int, *, apart: bool) -> None:
        self.column = column
        self.apart = apart
        self.asked = 0

    def deploys_anywhere(self, state: GameState, placement: Placement, kind: PieceKind) -> bool:
        return kind.name == "meeple"

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        def judge(at: Spot | Place) -> Refusal | None:
            self.asked += 1
            return REFUSED if at.cell is not None and at.cell[0] == self.column else None

        def left() -> dict[Feature, list[Spot]]:
            features = state.features.of_kind.get(str(ground), ())
            minded = [f for f in features if any(x == self.column for x, _ in f.cells)]
            return {f: [at for at in f.spots if at.cell[0] != self.column] for f in minded}

        return OnlyOn(left, judge) if self.apart else judge


def _listed(*toys: Anywhere) -> list[list[Action]]:
    """Return what deployments are listed after each of thirty actions of the same random game."""
    game = game_with(*toys)
    found = []
    for _ in range(30):
        play(game, at_most=1)
        found.append([action for action in game.legal() if action["type"] == "deploy"])
    return found


def test_judge_that_says_what_it_leaves_is_asked_about_no_spot() -> None:
    plain, apart = Anywhere(0, apart=False), Anywhere(0, apart=True)
    game = game_with(apart)
    play(game, at_most=1)
    apart.asked = 0
    listed = game.legal()
    assert apart.asked == 0
    assert all(action["x"] != 0 for action in listed if action["type"] == "deploy")
    assert _listed(apart) == _listed(plain)


def test_of_a_feature_that_two_judges_mind_what_both_leave_is_listed() -> None:
    both = [Anywhere(0, apart=True), Anywhere(1, apart=True)]
    assert _listed(*both) == _listed(Anywhere(0, apart=False), Anywhere(1, apart=False))


def test_deployments_all_over_the_board_are_listed_in_order() -> None:
    longest = 0
    for listed in _listed(Anywhere(99, apart=True)):
        keys = [(a["x"], a["y"], a["feature"], a["piece"]) for a in listed]
        assert keys == sorted(keys)
        longest = max(longest, len(keys))
    assert longest > 10


def test_action_that_is_listed_is_legal_and_leads_to_its_spot() -> None:
    game = game_with(Anywhere(99, apart=True))
    play(game, at_most=9)
    while not (game.decision and game.decision.kind == "act"):
        play(game, at_most=1)
    far = next(a for a in game.legal() if a["type"] == "deploy" and (a["x"], a["y"]) == (0, 0))
    newest = game.state.board.newest.cell
    assert newest != (0, 0)
    assert game.check({**far, "feature": "nothing"}) is not None
    game.apply(far)
    assert game.state.figures[-1].cell == (0, 0)


def test_order_of_spots_is_kept_while_tiles_bridges_and_castles_come() -> None:
    game, met = everything.game_with(5, Anywhere(99, apart=False)), set[str]()
    for state in (step.state for step in everything.steps_of(game)):
        spots = [spot for placed in state.board.tiles.values() for spot in placed.spots]
        met.update(spot.segment.kind for spot in spots)
        if state.action_number % 5 == 0:
            order = state.spot_order.of(state.board.tiles, state.features.changes)
            assert order == sorted(spots, key=lambda at: (at.cell, at.segment.names[0]))
    assert "castle" in met
    assert any(action["type"] == "build_bridge" for action in game.game.log)
