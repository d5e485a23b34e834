"""The bag of sheep tokens, and the flock beside each shepherd (HS-2, SHEEP-5 to SHEEP-16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from rules.board.features import Feature, Figure, PieceKind, Spot
from rules.decisions import Chance, Flow
from rules.expansions.hills_and_sheep.refusals import SHEPHERD_SECOND
from rules.problems import Refusal
from rules.refusals import DEPLOY_KIND
from rules.state.points import Part
from rules.state.state import GameState
from rules.turn.moving import send_home

# The name of the bag: as a stream of chance, in views and records.
SHEEP: Final = "sheep"
WOLF: Final = 0
# Each token by the number of its sheep.
TOKENS: Final[Mapping[int, int]] = {1: 4, 2: 5, 3: 5, 4: 2, WOLF: 2}


class ShepherdKind(PieceKind):
    """No follower: he neither occupies a field nor counts in it, and no scoring sends him home (SHEEP-3)."""

    goes_home = False

    def __init__(self) -> None:
        super().__init__("shepherd", frozenset({"field"}), follower=False, strength=0)

    def problem(self, seat: int, spot: Spot, occupied: bool) -> Refusal | None:
        """Return why he may not come: there is another shepherd; who else is there does not matter."""
        kind = spot.segment.kind
        if kind not in self.stands_on:
            return DEPLOY_KIND(clause="SHEEP-1", piece=self.name, kind=kind, kinds=sorted(self.stands_on))
        return SHEPHERD_SECOND() if shepherds_in(spot.feature) else None


SHEPHERD: Final = ShepherdKind()


class Flocks:
    """The slot: what the bag holds, the tokens beside each shepherd, and all that was drawn so far."""

    def __init__(self) -> None:
        self.bag = Counter(TOKENS)
        self.beside: dict[Figure, list[int]] = {}
        self.drawn: list[dict[str, Any]] = []


def flocks(state: GameState) -> Flocks:
    """Return what the module keeps in the state of a game."""
    slot: Flocks = state.slots[SHEEP]
    return slot


def shepherds_in(field: Feature) -> list[Figure]:
    """Return the shepherds in a field."""
    return [figure for figure in field.figures if figure.kind is SHEPHERD]


def sheep_in(state: GameState, field: Feature) -> int:
    """Return how many sheep all flocks in a field have together."""
    beside = flocks(state).beside
    return sum(sum(beside.get(shepherd, ())) for shepherd in shepherds_in(field))


def seen_of(state: GameState, field: Feature) -> dict[str, Any]:
    """Return what everybody sees of the flocks in a field: all sheep, and whose points they are."""
    return {"sheep": sheep_in(state, field), "seats": sorted({s.seat for s in shepherds_in(field)})}


def draw_token(state: GameState, shepherd: Figure, with_him: list[Figure]) -> Flow:
    """Turn up a token: sheep join the flock, a wolf sends shepherds home (SHEEP-5, SHEEP-8, SHEEP-9)."""
    slot = flocks(state)
    # Nobody answers it, so any seat will do: also for a shepherd whose owner has left (SHEEP-24).
    seat = shepherd.seat
    asked = state.after(seat) if state.seats[seat].forfeited else seat
    answer = yield Chance(asked, SHEEP, sorted(slot.bag.elements()))
    if answer is None:
        return
    token = answer["outcome"]
    slot.drawn.append({"seq": state.action_number, "seat": seat, "is": token, **shepherd.reference})
    if token == WOLF:
        go_home(state, with_him)
    else:
        slot.bag[token] -= 1
        slot.beside.setdefault(shepherd, []).append(token)


def drive_in(state: GameState, field: Feature) -> None:
    """Score all sheep of a field for everybody with a shepherd there; they go home (SHEEP-10)."""
    number, shepherds = sheep_in(state, field), shepherds_in(field)
    for seat in sorted({shepherd.seat for shepherd in shepherds}):
        state.award(seat, SHEEP, field.home.reference, [Part(SHEEP, number, number)])
    go_home(state, shepherds)


def go_home(state: GameState, shepherds: list[Figure]) -> None:
    """Take shepherds off the board; their tokens follow (`release`)."""
    for shepherd in shepherds:
        send_home(state, shepherd, "removed")


def release(state: GameState, shepherd: Figure) -> None:
    """Put the tokens of a shepherd who has left the board back into the bag."""
    slot = flocks(state)
    slot.bag.update(slot.beside.pop(shepherd, ()))
