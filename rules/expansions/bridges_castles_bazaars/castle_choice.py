"""What a castle may take, who picks, and what that brings (CASTLE-24..38)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import ClassVar, Final

from rules.board.features import Feature, place_of
from rules.decisions import Action, Decision, Flow, Offer
from rules.expansions.bridges_castles_bazaars.abbot import may_take
from rules.expansions.bridges_castles_bazaars.castle import MINDED, Castle, Minds, around, named
from rules.expansions.bridges_castles_bazaars.castle_holders import occupiers, scorers
from rules.expansions.bridges_castles_bazaars.refusals import CASTLE_FEATURE
from rules.hooks import RuleModule, notify
from rules.problems import Refusal
from rules.scoring.values import points_for, value_of
from rules.state.placement import Placement
from rules.state.points import Part, total
from rules.state.state import GameState

# The first revision of the rules in which a castle chooses also among features of equal value (HOUSE-23).
ASKED_SINCE: Final = 3


class ChooseFeature(Offer):
    """Which of several features a castle takes (CASTLE-28, CASTLE-29)."""

    name = "choose_feature"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int, "feature": str}

    def __init__(self, state: GameState, features: list[Feature]) -> None:
        self.state = state
        self.features = features

    def listed(self) -> Iterable[Action]:
        for feature in self.features:
            yield dict(feature.home.reference)

    def problem(self, action: Action) -> Refusal | None:
        if any(named(self.state, action) is feature for feature in self.features):
            return None
        return CASTLE_FEATURE()


class Scoring:
    """The castles of one placement: which wait, what each takes, and which have scored.

    `values` and `sources` are kept by the `id` of a feature: what it brings a castle, and the completed
    feature that the value comes from. `wave` are the castles that take at the same time.
    """

    def __init__(self, state: GameState, this: Placement) -> None:
        self.state = state
        self.waiting: list[Castle] = this.notes["castles"]
        self.wave: list[Castle] = []
        self.scored: list[Castle] = []
        # With free choice: which castle each is waiting for.
        self.waits: dict[Castle, Castle] = {}
        self.hits = {castle: direct_hits(state, castle, this.completed) for castle in self.waiting}
        self.values = {id(f): total(value_of(state, f, final=False)) for f in this.completed}
        self.sources = {id(f): f for f in this.completed}
        self.minds: Minds | None = this.notes.get(MINDED)

    def in_turn(self, castles: Iterable[Castle]) -> list[Castle]:
        """Return castles in the order in which they choose."""
        return sorted(castles, key=lambda castle: _turn_of(self.state, castle))

    def take(self, castle: Castle, features: list[Feature]) -> Flow:
        """Score the castle by the one of these features that its occupier picks."""
        chosen = min(features, key=place_of)
        if self.matters(castle, features):
            chosen = yield from self.ask(castle, features)
        self.score(castle, chosen)

    def score(self, castle: Castle, chosen: Feature) -> None:
        """Score the castle by what a feature has brought; it can pass that on (CASTLE-33, CASTLE-34)."""
        castle.points = self.values[id(castle.feature)] = self.values[id(chosen)]
        castle.source = self.sources[id(castle.feature)] = self.sources[id(chosen)]
        self.scored.append(castle)
        award(self.state, castle, chosen)

    def matters(self, castle: Castle, features: list[Feature]) -> bool:
        """Return whether the feature that a castle takes makes a difference (CASTLE-32, HOUSE-23)."""
        if not choosers(self.state, castle):
            return False
        if len({self.values[id(feature)] for feature in features}) > 1:
            return True
        if self.minds is None or self.state.setup.revision < ASKED_SINCE:
            return False
        return self.minds([c.feature for c in self._heirs(castle)], [self.sources[id(f)] for f in features])

    def _heirs(self, castle: Castle) -> list[Castle]:
        """Return the castle and those that choose later and may take its value, directly or in a chain."""
        found, later = [castle], [c for c in self.waiting if c not in (*self.scored, *self.wave)]
        for heir in found:
            found += [c for c in later if c not in found and self.may_take(c, heir)]
        return found

    def may_take(self, castle: Castle, other: Castle) -> bool:
        """Return whether a castle that has not scored may yet take the value of another one."""
        return self.waits[castle] is other if castle in self.waits else touches(castle, other)

    def ask(self, castle: Castle, features: list[Feature]) -> Generator[Decision, Action | None, Feature]:
        """Ask the occupier for one of several features."""
        worths = [{**feature.home.reference, "value": self.values.get(id(feature))} for feature in features]
        about = {**castle.reference, "vicinity": around(castle.cells), "values": worths}
        offers = (ChooseFeature(self.state, features),)
        action = yield Decision(choosers(self.state, castle)[0], "choose_feature", offers, about=about)
        if action is None:
            return max(features, key=lambda f: self.values.get(id(f), -1))
        return next(f for f in features if named(self.state, action) is f)


def _turn_of(state: GameState, castle: Castle) -> tuple[int, list[tuple[int, int]]]:
    seats = choosers(state, castle)
    return (state.clockwise(seats[0]) if seats else len(state.setup.seats)), place_of(castle.feature)


def choosers(state: GameState, castle: Castle) -> list[int]:
    """Return the holders of a castle clockwise; the first picks for it (HOUSE-24). Empty if all have left."""
    return sorted(castle.sharing or occupiers(state, castle.feature), key=state.clockwise)


def direct_hits(state: GameState, castle: Castle, completed: list[Feature]) -> list[Feature]:
    """Return the completed features with a tile in the castle's vicinity (CASTLE-19, CASTLE-20)."""
    return [f for f in completed if may_take(state, f) and not castle.vicinity.isdisjoint(f.cells)]


def touches(castle: Castle, other: Castle) -> bool:
    """Return whether another castle's scoring triggers this one; it can be one-way (CASTLE-35)."""
    return not castle.vicinity.isdisjoint(other.cells)


def award(state: GameState, castle: Castle, chosen: Feature) -> None:
    """Give the full value to all who share the castle, nothing to a mayor alone (CASTLE-24, X8-MAYOR-1)."""
    assert castle.points is not None
    value = [Part(chosen.kind, 1, castle.points)]
    points: dict[int, int] = {}
    for seat in scorers(state, castle):
        parts = points_for(state, castle.feature, seat, value, final=False)
        points[seat] = total(parts)
        state.award(seat, "castle", castle.reference, parts)
    notify(RuleModule.feature_scored, state, castle.feature, points, False)
