"""Figures on no feature, neutral figures, tokens, refusals of presence, duties: each with a toy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from rules import view
from rules.board.features import Figure, PieceKind, Place, Spot, Standing
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.hooks import How, PlaceJudge, View, Why
from rules.problems import Refusal
from rules.refusal_types import RefusalType
from rules.setup.setup import Setup
from rules.state.placement import Placement, TurnPart
from rules.state.state import GameState
from rules.state.steps import Step
from tests.rules.hooks.toys import Toy, game_with, play, replays

TOWER = Place({"x": 0, "y": 0, "feature": "tower"}, (0, 0))
QUARTER = Place({"quarter": "castle"})
FULL = RefusalType("toy.full", "TOY-1", "Somebody stands there.")
LATER = RefusalType("toy.later", "TOY-1", "Not yet.")


class Climber(PieceKind):
    """Stands on the tower only."""

    def __init__(self) -> None:
        super().__init__("climber", frozenset())


CLIMBER = Climber()


class Towers(Toy):
    """A climber each, who is deployed to the tower on the start tile, where there is room for one."""

    deals = ("climber",)

    def __init__(self) -> None:
        self.left: list[tuple[str, Why]] = []

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (CLIMBER,)

    def prepare(self, state: GameState) -> None:
        state.deal("climber", 1)

    def deploy_places(
        self, state: GameState, placement: Placement, kind: PieceKind
    ) -> Iterable[Spot | Place]:
        return (TOWER,) if kind is CLIMBER else ()

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        return (lambda at: FULL() if at == TOWER else None) if state.figures_on((0, 0)) else None

    def figure_left(self, state: GameState, figure: Figure, at: Spot | Place, why: Why) -> None:
        self.left.append((figure.kind.name, why))


CLIMB = {"type": "deploy", "piece": "climber", "x": 0, "y": 0, "feature": "tower"}


def test_figure_is_deployed_to_a_place_that_is_no_feature() -> None:
    game = game_with(Towers())
    play(game, at_most=1)
    assert {"seat": 0, **CLIMB} in game.legal()
    game.apply({"seat": 0, **CLIMB})
    assert view(game)["pieces"] == [{"seat": 0, "piece": "climber", "x": 0, "y": 0, "feature": "tower"}]
    figure = game.state.figures[0]
    assert (figure.feature, figure.cell, figure.at) == (None, (0, 0), TOWER)
    assert game.state.occupied("road", "city") == []
    refused = None
    while refused is None:
        play(game, at_most=1)
        if game.decision is not None and game.decision.kind == "act" and game.decision.seat == 1:
            refused = game.check({"seat": 1, **CLIMB})
    assert refused.code == "toy.full"
    assert replays(game)


def test_figure_goes_from_a_feature_to_a_quarter_and_back() -> None:
    state = game_with().state
    spot = state.board.tiles[0, 0].spots[0]
    meeple = state.deploy(0, state.kinds["meeple"], spot)
    state.move(meeple, QUARTER)
    assert (meeple.cell, meeple.feature, spot.feature.figures) == (None, None, [])
    assert meeple.reference == {"quarter": "castle"}
    assert not hasattr(meeple, "spot")
    state.move(meeple, spot)
    assert (meeple.spot, spot.feature.figures) == (spot, [meeple])
    state.take_off(meeple)
    assert (state.figures, spot.feature.figures, state.seats[0].supply["meeple"]) == ([], [], 6)
    state.put_on(meeple, QUARTER)
    state.take_home(meeple)
    assert (state.figures, state.seats[0].supply["meeple"]) == ([], 7)


def test_piece_given_up_is_out_of_the_game_and_seen_as_lost() -> None:
    game = game_with()
    game.state.give_up(1, "meeple")
    ann, bob = view(game)["seats"]
    assert ("lost" in ann, ann["supply"]["meeple"]) == (False, 7)
    assert (bob["lost"], bob["supply"]["meeple"]) == ({"meeple": 1}, 6)


class Guest(PieceKind):
    """A follower who keeps off some ground on which nobody stands: even by himself he is asked about it."""

    def __init__(self) -> None:
        super().__init__("guest", frozenset({"road", "city", "field"}))

    def problem(self, seat: int, spot: Spot, occupied: bool) -> Refusal | None:
        return super().problem(seat, spot, occupied) or (FULL() if spot.segment.kind == "field" else None)


GUEST = Guest()


class Guests(Toy):
    """A guest each."""

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (GUEST,)

    def prepare(self, state: GameState) -> None:
        state.deal("guest", 1)


def test_kind_that_judges_by_itself_is_listed_only_where_it_may_stand() -> None:
    game = game_with(Guests(), order=["BA/RFr"])
    play(game, at_most=1)
    listed = {a["feature"].partition("@")[0] for a in game.legal() if a.get("piece") == "guest"}
    assert listed == {"road"}
    assert all(game.check(action) is None for action in game.legal())


def test_hook_gets_the_removed_figures_and_the_reason() -> None:
    module = Towers()
    play(game_with(module))
    assert module.left
    assert {why for _, why in module.left} == {"scored"}


PIG = PieceKind("toy pig", frozenset({"field"}), follower=False, strength=0)


def wander(state: GameState, this: Placement) -> None:
    """The pig goes to the first field of the tile just placed."""
    fields = [spot for spot in this.placed.spots if spot.segment.kind == "field"]
    if fields:
        state.neutrals["pig"].stand(fields[0])
        state.tokens["flea"][this.placed.cell] = this.seat


class Pig(Toy):
    """A figure of nobody, and a token on each tile where it has been."""

    steps = (Step("placed", "3.2", wander),)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (PIG,)

    def prepare(self, state: GameState) -> None:
        state.neutrals["pig"] = Standing(PIG, QUARTER)
        state.tokens["flea"] = {}

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        view["pig"] = state.neutrals["pig"].reference
        for tile in view["tiles"]:
            if (tile["x"], tile["y"]) in state.tokens["flea"]:
                tile["flea"] = True


def test_neutral_figure_follows_its_feature_and_counts_for_nothing() -> None:
    plain, game = play(game_with()), play(game_with(Pig()))
    assert game.scores() == plain.scores()
    pig = game.state.neutrals["pig"]
    assert pig.feature is pig.spot.feature
    assert pig not in game.state.figures
    assert all(pig not in spot.feature.figures for spot in game.state.board.tiles[0, 0].spots)
    assert replays(game)


def test_tokens_on_tiles_are_seen() -> None:
    seen = view(play(game_with(Pig()), at_most=12))
    marked = [tile for tile in seen["tiles"] if tile.get("flea")]
    assert marked
    assert set(seen["pig"]) == {"x", "y", "feature"}
    assert not any("flea" in tile for tile in seen["tiles"][:1])


class Shy(Toy):
    """A road with a follower counts as free, and cities are closed to all."""

    def occupied(self, state: GameState, kind: PieceKind, spot: Spot) -> bool | None:
        return {"road": False, "city": True}.get(spot.segment.kind)


def test_module_says_what_is_occupied() -> None:
    game = game_with(Shy(), order=["BA/RCr"] * 3)
    play(game, lambda _, legal: next(a for a in legal if a["x"] == 1), at_most=1)
    assert not any(a.get("feature", "").startswith("city") for a in game.legal())
    for action in (
        {"type": "deploy", "piece": "meeple", "x": 1, "y": 0, "feature": "road@E"},
        {"type": "end_turn"},
    ):
        game.apply({"seat": 0, **action})
    game.apply(next(a for a in game.legal() if a["x"] == 2))
    assert any(a.get("feature") == "road@E" for a in game.legal())


# Offers


class Dig(Offer):
    """A duty that is done once a placement, and asks whether to keep what was found."""

    name = "dig"

    def __init__(self, state: GameState, this: Placement) -> None:
        self.state = state
        self.this = this

    def listed(self) -> Iterable[Action]:
        return () if "dug" in self.this.notes else ({},)

    def play(self, action: Action) -> Flow:
        self.this.notes["dug"] = True
        answer = yield Decision(self.this.seat, "keep", (Keep(), Pass()), must=True)
        if answer is not None and answer["type"] == "keep":
            self.state.slots["kept"].append(self.this.seat)


class Keep(Offer):
    """Keeps it."""

    name = "keep"


class DigNow(Dig):
    duty = "now"


class DigLater(Dig):
    duty = "before_end"


class Diggers(Toy):
    def __init__(self, offer: type[Dig]) -> None:
        self.offer = offer

    def prepare(self, state: GameState) -> None:
        state.slots["kept"] = []

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        return (self.offer(state, placement),)


def test_duty_that_comes_now_closes_all_other_offers() -> None:
    game = game_with(Diggers(DigNow))
    play(game, at_most=1)
    assert [a["type"] for a in game.legal()] == ["dig"]
    game.apply({"seat": 0, "type": "dig"})
    assert [a["type"] for a in game.legal()] == ["keep", "pass"]
    game.apply({"seat": 0, "type": "keep"})
    assert "end_turn" in {a["type"] for a in game.legal()}
    assert game.state.slots["kept"] == [0]
    assert replays(game)
    game.undo(0)
    assert game.state.slots["kept"] == []


def test_duty_before_the_end_keeps_the_turn_open() -> None:
    game = game_with(Diggers(DigLater))
    play(game, at_most=1)
    kinds = {a["type"] for a in game.legal()}
    assert "end_turn" not in kinds
    assert kinds > {"dig"}


@pytest.mark.parametrize("offer", [DigNow, DigLater])
def test_duties_of_a_seat_that_has_left_are_done_in_the_first_way(offer: type[Dig]) -> None:
    game = game_with(Diggers(offer), seats=["A", "B", "C"])
    play(game, at_most=1)
    game.apply({"seat": 0, "type": "forfeit"})
    assert game.state.slots["kept"] == [0]
    assert game.decision is not None
    assert game.decision.seat == 1


class Strict(Toy):
    """Nobody deploys."""

    def narrow_offers(self, state: GameState, placement: Placement, offers: list[Offer]) -> list[Offer]:
        return [offer for offer in offers if offer.name != "deploy"]


def test_offers_are_narrowed() -> None:
    game = play(game_with(Strict()))
    assert "deploy" not in {action["type"] for action in game.log}
    assert game.scores() == [0, 0]


class Polite(Toy):
    def not_offered(self, state: GameState, action_type: str) -> Refusal | None:
        return LATER() if action_type == "dig" else None


def test_module_explains_what_is_not_offered() -> None:
    refused = game_with(Polite()).check({"seat": 0, "type": "dig"})
    assert refused is not None
    assert refused.code == "toy.later"


# Parts of a turn


def note(state: GameState, part: Any) -> None:
    if isinstance(part, TurnPart):
        state.slots["parts"].append((part.kind, state.turn.number, state.turn.notes.setdefault("once", 0)))
        state.turn.notes["once"] += 1


class Turns(Toy):
    """Notes each part of a turn as it starts, and when its tile is drawn."""

    steps = (Step("turn_started", "1.1", note), Step("drawn", "2.3.1", note))

    def prepare(self, state: GameState) -> None:
        state.slots["parts"] = []


def test_notes_of_a_turn_last_as_long_as_the_turn() -> None:
    game = play(game_with(Turns()), at_most=6)
    parts = game.state.slots["parts"]
    assert parts[:4] == [("normal", 1, 0), ("normal", 1, 1), ("normal", 2, 0), ("normal", 2, 1)]
