"""Prisoners: how they are taken, exchanged and bought back (TOWER-27, TOWER-33 to TOWER-46)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from rules.board.features import Figure
from rules.decisions import Action, Decision, Flow, Offer
from rules.expansions.tower import refusals
from rules.expansions.tower.foundations import Prisoner, towers
from rules.hooks import RuleModule, notify
from rules.problems import Refusal
from rules.state.placement import Placement
from rules.state.state import GameState

PRICE: Final = 3
# What a turn notes once its seat has paid a ransom.
PAID: Final = "ransom"


def imprison(state: GameState, captor: int, figure: Figure) -> None:
    """Take a follower off the board; he lies in front of his captor, in nobody's supply (TOWER-27)."""
    state.take_off(figure)
    towers(state).prisons[captor].append(Prisoner(figure.seat, figure.kind.name))
    notify(RuleModule.figure_left, state, figure, figure.at, "removed")


def held(state: GameState, captor: int, owner: int) -> list[str]:
    """Return the kinds of a seat's followers that a captor holds, each once, in the order of capture."""
    prisoners = towers(state).prisons[captor]
    return list(dict.fromkeys(prisoner.piece for prisoner in prisoners if prisoner.owner == owner))


def free(state: GameState, captor: int, owner: int, piece: str) -> None:
    """Give a prisoner back to its owner's supply."""
    towers(state).prisons[captor].remove(Prisoner(owner, piece))
    state.seats[owner].supply[piece] += 1


class Exchange(Offer):
    """Choose which of one's own followers comes home (TOWER-34)."""

    name = "exchange"
    fields: ClassVar[Mapping[str, type]] = {"piece": str}

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds

    def listed(self) -> Iterable[Action]:
        for piece in self.kinds:
            yield {"piece": piece}

    def problem(self, action: Action) -> Refusal | None:
        return None if action["piece"] in self.kinds else refusals.EXCHANGE_ABSENT()


def exchange(state: GameState, this: Placement, other: int, about: dict[str, Any]) -> Flow:
    """Exchange the follower just captured for an own one that the other player holds (TOWER-33)."""
    kinds = held(state, other, this.seat)
    if not kinds:
        return
    piece = kinds[0]
    if len(kinds) > 1:
        offers = (Exchange(kinds),)
        action = yield Decision(this.seat, "exchange", offers, about=about, undo_to=this.undo_to, must=True)
        piece = action["piece"] if action else piece
    free(state, other, this.seat, piece)
    # Until now this seat held nobody of the other's: all that it holds is the one just captured (TOWER-36).
    free(state, this.seat, other, held(state, this.seat, other)[0])


class PayRansom(Offer):
    """Buy back one of one's own followers, once in a turn (TOWER-38 to TOWER-42)."""

    name = "pay_ransom"
    fields: ClassVar[Mapping[str, type]] = {"holder": int, "piece": str}

    def __init__(self, state: GameState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.closed = refusals.RANSOM_AGAIN() if PAID in state.turn.notes else None

    def listed(self) -> Iterable[Action]:
        if self.state.seats[self.seat].score >= PRICE:
            for holder in range(len(self.state.seats)):
                for piece in held(self.state, holder, self.seat):
                    yield {"holder": holder, "piece": piece}

    def problem(self, action: Action) -> Refusal | None:
        holder = action["holder"]
        if not 0 <= holder < len(self.state.seats):
            return refusals.RANSOM_ABSENT()
        if action["piece"] not in held(self.state, holder, self.seat):
            return refusals.RANSOM_ABSENT()
        return None if self.state.seats[self.seat].score >= PRICE else refusals.RANSOM_POOR()

    def play(self, action: Action) -> None:
        free(self.state, action["holder"], self.seat, action["piece"])
        # A transfer, no scoring (TOWER-43).
        self.state.pay(self.seat, PAID, PRICE, to=action["holder"])
        self.state.turn.notes[PAID] = True
