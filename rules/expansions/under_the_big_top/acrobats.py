"""Acrobats: up to three followers on one tile, scored as a pyramid (clauses ACRO)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Any, ClassVar, Final

from rules.board.features import Figure, PieceKind, Place, Placed, Spot
from rules.board.pieces import Meeple
from rules.decisions import Action, Offer
from rules.expansions.under_the_big_top import refusals
from rules.expansions.under_the_big_top.big_top import ACROBATS, surroundings
from rules.expansions.under_the_big_top.bridges_castles_bazaars import is_bridge, under_bridge
from rules.expansions.under_the_big_top.princess_and_dragon import favour_all, through_portal
from rules.hooks import How, PlaceJudge, RuleModule
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.exclusion import FIGURE
from rules.state.placement import Earned, Placement
from rules.state.points import Award, Part
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.geometry import Cell
from rules.turn.moving import send_home

FULL: Final = 3
FOR_EACH: Final = 5
PART: Final = "acrobats"


class Stage(Place):
    """The space on a tile where acrobats stand; it is no feature (ACRO-9)."""

    def __hash__(self) -> int:
        return hash(self.cell)

    def reached_from(self, cell: Cell) -> bool:
        """Return whether the stage lies on that tile or around it (ACRO-2)."""
        return self.cell in surroundings(cell)


@cache
def stage_on(cell: Cell, *, offered: bool = True) -> Stage:
    """Return the acrobats' space of a tile."""
    return Stage({"x": cell[0], "y": cell[1], "feature": ACROBATS}, cell, offered)


def is_acrobat(figure: Figure) -> bool:
    """Return whether a figure stands in a pyramid."""
    return isinstance(figure.at, Stage)


def pyramid(state: GameState, cell: Cell) -> list[Figure]:
    """Return the acrobats on a tile, in the order in which they came."""
    return [figure for figure in state.figures if figure.at.cell == cell and is_acrobat(figure)]


def pyramids(state: GameState) -> dict[Cell, list[Figure]]:
    """Return every tile with acrobats, in reading order."""
    found: dict[Cell, list[Figure]] = {}
    for figure in state.figures:
        at = figure.at
        if isinstance(at, Stage) and at.cell is not None:
            found.setdefault(at.cell, []).append(figure)
    return dict(sorted(found.items(), key=lambda item: item[0][::-1]))


def awards(cell: Cell, acrobats: list[Figure]) -> Iterable[Award]:
    """Yield what the owners of acrobats on a tile get (ACRO-5, ACRO-8)."""
    for seat, number in sorted(Counter(figure.seat for figure in acrobats).items()):
        parts = [Part(PART, number, FOR_EACH * number)]
        yield Award(seat, ACROBATS, dict(stage_on(cell).reference), parts)


class ScorePyramid(Offer):
    """Score a full pyramid instead of deploying; the points come with the end of the turn (ACRO-5, -7)."""

    name = "score_pyramid"
    counts_as = FIGURE
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int}

    def __init__(self, state: GameState, this: Placement) -> None:
        self.state = state
        self.this = this

    def listed(self) -> Iterable[Action]:
        for (x, y), acrobats in pyramids(self.state).items():
            if len(acrobats) >= FULL:
                yield {"x": x, "y": y}

    def problem(self, action: Action) -> Refusal | None:
        here = pyramid(self.state, (action["x"], action["y"]))
        if not here:
            return refusals.PYRAMID_ABSENT()
        return refusals.PYRAMID_OPEN() if len(here) < FULL else None

    def play(self, action: Action) -> None:
        cell = (action["x"], action["y"])
        here = pyramid(self.state, cell)
        *first, last = awards(cell, here)
        self.this.earned += [Earned(award) for award in first]
        self.this.earned.append(Earned(last, then=lambda: go_home(self.state, here)))


def go_home(state: GameState, acrobats: list[Figure]) -> None:
    """Return acrobats to their owners."""
    for figure in acrobats:
        if figure in state.figures:
            send_home(state, figure, "scored")


def score_acrobats(state: GameState, _: Any) -> None:
    """Score what stands at the end, also pyramids that are not full (ACRO-8)."""
    for cell, acrobats in pyramids(state).items():
        for award in awards(cell, acrobats):
            state.award(award.seat, award.reason, award.reference, award.parts)
        go_home(state, acrobats)


def fellows(state: GameState, figure: Figure) -> list[Figure]:
    """Return the acrobats of a figure's pyramid; of any other figure itself alone (TOP-9)."""
    return pyramid(state, figure.cell) if is_acrobat(figure) and figure.cell is not None else [figure]


class AcrobatsModule(RuleModule):
    """The acrobats and their pyramids."""

    name = "acrobats"
    steps = (Step("final_scoring", "E.7.4", score_acrobats),)

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["top.acrobats"] == "on"

    def prepare(self, state: GameState) -> None:
        favour_all(state, fellows)

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        return (ScorePyramid(state, placement),)

    def deploy_places(
        self, state: GameState, placement: Placement, kind: PieceKind
    ) -> Iterable[Spot | Place]:
        tiles = state.board.marked.get(ACROBATS, ()) if kind.follower else ()
        if not tiles:
            return ()
        climbs, here = isinstance(kind, Meeple), placement.placed
        near = surroundings(here.cell)
        everywhere = climbs and through_portal(here)
        return [stage_on(at.cell, offered=everywhere or (climbs and at.cell in near)) for at in tiles]

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        if how == "token" and is_bridge(kind):
            return partial(_no_bridge, state)
        if how != "deploy" or ground is not None:
            return None
        # All stages are often judged at once, so the acrobats are looked for once.
        return partial(_no_acrobat, state, kind, pyramids(state))


def _no_bridge(state: GameState, at: Spot | Place) -> Refusal | None:
    """Return why no bridge may be built over a tile: acrobats stand there."""
    taken = at.cell is not None and pyramid(state, at.cell)
    return refusals.BRIDGE_OVER_ACROBATS() if taken else None


def _no_acrobat(
    state: GameState, kind: PieceKind, standing: Mapping[Cell, list[Figure]], at: Place
) -> Refusal | None:
    """Return why a figure of that kind may not become an acrobat there, if the place is one of theirs."""
    if not isinstance(at, Stage) or at.cell is None:
        return None
    if not isinstance(kind, Meeple):
        return refusals.ACROBAT_KIND(piece=kind.name)
    return _no_room(state, at.cell, len(standing.get(at.cell, ())))


def _no_room(state: GameState, cell: Cell, acrobats: int) -> Refusal | None:
    """Return why no acrobat may come to a tile now (ACRO-1, ACRO-2, ACRO-11)."""
    newest: Placed = next(reversed(state.board.tiles.values()))
    if not stage_on(cell).reached_from(newest.cell) and not through_portal(newest):
        return refusals.ACROBAT_FAR()
    if acrobats >= FULL:
        return refusals.ACROBAT_FULL()
    return refusals.ACROBAT_BRIDGE() if under_bridge(state, cell) else None
