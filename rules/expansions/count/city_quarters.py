"""The four quarters of the City of Carcassonne, who stands in them, and the count (COUNT-4, COUNT-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.board.features import Figure, PieceKind, Place
from rules.state.state import GameState
from rules.tiles.kinds import BUILDING_KINDS

CASTLE: Final = "castle"
BLACKSMITH: Final = "blacksmith"
CATHEDRAL: Final = "cathedral"
MARKET: Final = "market"
# Clockwise from the upper right (COUNT-4).
QUARTERS: Final = (CASTLE, MARKET, BLACKSMITH, CATHEDRAL)
# A quarter lies on no tile, so whoever stands there stands on none (COUNT-49).
PLACES: Final[Mapping[str, Place]] = {name: Place({"quarter": name}) for name in QUARTERS}
_WAYS: Final = {CASTLE: "city", BLACKSMITH: "road", MARKET: "field"}


class CountKind(PieceKind):
    """A figure of nobody that bars the quarter in which it stands."""

    by_own_offer = True
    goes_home = False

    def __init__(self) -> None:
        super().__init__("city_count", frozenset(), follower=False, strength=0)


COUNT: Final = CountKind()


def kinds_from(quarter: str) -> frozenset[str]:
    """Return the kinds of features to which followers go from a quarter (COUNT-21, COUNT-22)."""
    return frozenset({_WAYS[quarter]}) if quarter in _WAYS else frozenset(BUILDING_KINDS)


def quarter_to(kind: str) -> str | None:
    """Return the quarter from which followers go to a kind of feature; None if no way leads there."""
    return next((quarter for quarter in QUARTERS if kind in kinds_from(quarter)), None)


def can_ever_leave(kind: PieceKind, quarter: str) -> bool:
    """Return whether a figure may stand on something to which a quarter leads (COUNT-16, COUNT-32)."""
    return kind.follower and not kinds_from(quarter).isdisjoint(kind.stands_on)


def stands_with(state: GameState) -> str:
    """Return the quarter in which the count stands (COUNT-23)."""
    return str(state.neutrals[COUNT.name].at.reference["quarter"])


def put_count(state: GameState, quarter: str) -> None:
    """Put the count into a quarter (COUNT-5, COUNT-18)."""
    state.put_neutral(COUNT, PLACES[quarter])


def quarter_of(figure: Figure) -> str | None:
    """Return the quarter in which a figure stands; None if it stands outside the city."""
    name = figure.at.reference.get("quarter") if isinstance(figure.at, Place) else None
    return None if name is None else str(name)


def in_city(state: GameState, seat: int | None = None) -> list[Figure]:
    """Return the followers in the city, or those of one seat."""
    elsewhere = [f for f in state.figures if f.at.feature is None]
    return [f for f in elsewhere if seat in (None, f.seat) and quarter_of(f) is not None]
