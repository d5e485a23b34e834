"""King and robber baron: the completer of the largest city and of the longest road (clauses KING, ROBBER)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar, Final

from rules.board.features import Feature
from rules.hooks import RuleModule, View, implemented
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.points import Part
from rules.state.state import GameState
from rules.state.steps import Step


@dataclass(frozen=True, slots=True)
class Prize:
    """One of the two: for the largest feature of a `kind`; `several` is the word for those that it counts."""

    name: str
    kind: str
    several: str


@dataclass(frozen=True, slots=True)
class Held:
    """The holder of a prize, the record, and how many features of its kind are completed by now."""

    seat: int
    size: int
    reference: dict[str, Any]
    completed: int


def held(state: GameState, prize: Prize) -> Held | None:
    """Return who holds a prize; None before the first feature of its kind is completed (KING-9)."""
    found: Held | None = state.slots[prize.name]
    return found


def named(feature: Feature) -> dict[str, Any]:
    """Return a feature by its tile with the smallest (y, x), there by the catalogue's first segment."""
    first = min(feature.spots, key=lambda spot: (spot.cell[1], spot.cell[0], spot.segment.index))
    return first.reference


def completed_on_board(state: GameState, kind: str) -> int:
    """Return how many features of a kind are completed, whoever built or held them (KING-6, ROBBER-3)."""
    features = state.features.of_kind.get(kind, ())
    besides = sum(count(state, kind) for count in implemented(state, RuleModule.completed_besides))
    # Many have something open; the property is asked of the others only.
    return besides + len([feature for feature in features if not feature.open and feature.complete])


def compare(prize: Prize, state: GameState, this: Placement) -> None:
    """Play row 8.4: the placer of the tile takes the prize by a larger feature (KING-1 to -5, KING-11).

    What became a castle is no longer among those completed (KING-7).
    """
    done = [feature for feature in this.completed if feature.kind == prize.kind]
    if not done:
        return
    holder, completed = held(state, prize), completed_on_board(state, prize.kind)
    largest = max(done, key=lambda feature: len(feature.cells))
    size = len(largest.cells)
    if holder is None or size > holder.size:
        holder = Held(this.seat, size, named(largest), completed)
    state.slots[prize.name] = replace(holder, completed=completed)


def score(prize: Prize, state: GameState, _: object) -> None:
    """Give the holder a point for each completed feature, last of all (KR-5, KR-6)."""
    holder = held(state, prize)
    if holder is not None:
        number = completed_on_board(state, prize.kind)
        state.award(holder.seat, prize.name, {}, [Part(prize.several, number, number)])


class Holder(RuleModule):
    """What the modules of the two prizes have in common."""

    prize: ClassVar[Prize]
    option: ClassVar[str]

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options[self.option] == "on"

    def prepare(self, state: GameState) -> None:
        state.slots[self.name] = None

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        """Add the holder with the record; at its seat, what the prize would bring now."""
        holder = held(state, self.prize)
        if holder is not None:
            view[self.name] = {"seat": holder.seat, "size": holder.size, **holder.reference}
            view["seats"][holder.seat][self.name] = holder.completed


KING: Final = Prize("king", "city", "cities")
ROBBER_BARON: Final = Prize("robber_baron", "road", "roads")


class King(Holder):
    """Held by whoever completed the largest city."""

    name = KING.name
    prize, option = KING, "kr.king"
    steps = (
        Step("on_scored", "8.4.1", partial(compare, KING)),
        Step("final_scoring", "E.9.1", partial(score, KING)),
    )


class RobberBaron(Holder):
    """Held by whoever completed the longest road (ROBBER-4)."""

    name = ROBBER_BARON.name
    prize, option = ROBBER_BARON, "kr.robber"
    steps = (
        Step("on_scored", "8.4.2", partial(compare, ROBBER_BARON)),
        Step("final_scoring", "E.9.2", partial(score, ROBBER_BARON)),
    )
