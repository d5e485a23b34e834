"""Leaving the city: followers join what is about to be scored (COUNT-21 to COUNT-38)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rules.board.features import Figure, Spot
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.count import refusals
from rules.expansions.count.city_quarters import in_city, kinds_from, quarter_of, quarter_to, stands_with
from rules.expansions.count.goal import Goal
from rules.problems import Refusal
from rules.state.state import GameState
from rules.turn.deploying import may_come


class LeaveCity(Offer):
    """Send one follower from a quarter to a tile of a goal (COUNT-21, COUNT-26)."""

    name = "leave_city"
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "quarter": str, "x": int, "y": int, "feature": str}

    def __init__(self, state: GameState, seat: int, goals: Sequence[Goal]) -> None:
        self.state = state
        self.seat = seat
        self.goals = goals

    def listed(self) -> Iterator[Action]:
        waiting = {
            (figure.kind.name, quarter_of(figure)): figure for figure in in_city(self.state, self.seat)
        }
        for (piece, quarter), figure in waiting.items():
            for goal in self.goals if quarter != stands_with(self.state) else ():
                for spot in goal.places if _leads(figure, goal) else ():
                    if self._problem_at(figure, spot) is None:
                        yield {"piece": piece, "quarter": quarter, **goal.reference(spot)}

    def _problem_at(self, figure: Figure, spot: Spot) -> Refusal | None:
        return may_come(self.state, self.seat, figure.kind, spot, "send")

    def problem(self, action: Action) -> Refusal | None:
        figure = self.figure(action)
        if figure is None:
            return refusals.LEAVE_ABSENT()
        if action["quarter"] == stands_with(self.state):
            return refusals.LEAVE_BLOCKED()
        found = self.target(action)
        if found is None:
            return self._no_goal(figure, self.state.board.spot(action))
        goal, spot = found
        if not _leads(figure, goal):
            return self._no_way(figure, goal.kind)
        return self._problem_at(figure, spot)

    def _no_goal(self, figure: Figure, spot: Spot | None) -> Refusal:
        return refusals.LEAVE_GOAL() if spot is None else self._no_way(figure, spot.segment.kind)

    def _no_way(self, figure: Figure, kind: str) -> Refusal:
        """Return why a follower goes to no feature of a kind from his quarter, or not to this one."""
        if kind not in kinds_from(str(quarter_of(figure))):
            return refusals.LEAVE_WAY(kind=kind)
        if kind not in figure.kind.stands_on:
            return refusals.LEAVE_KIND(piece=figure.kind.name, kind=kind)
        return refusals.LEAVE_GOAL()

    def figure(self, action: Action) -> Figure | None:
        """Return the follower that an action names."""
        named = (action["piece"], action["quarter"])
        own = in_city(self.state, self.seat)
        return next((figure for figure in own if (figure.kind.name, quarter_of(figure)) == named), None)

    def target(self, action: Action) -> tuple[Goal, Spot] | None:
        """Return the goal that an action names, and the spot of that tile where a follower stands."""
        for goal in self.goals:
            spot = goal.spot(action)
            if spot is not None:
                return goal, spot
        return None

    def play(self, action: Action) -> None:
        figure, found = self.figure(action), self.target(action)
        assert figure is not None
        assert found is not None
        goal, spot = found
        goal.join(self.state, figure, spot)


def _leads(figure: Figure, goal: Goal) -> bool:
    """Return whether a follower's quarter leads to a goal on which he may stand (COUNT-22, COUNT-32)."""
    return quarter_of(figure) == quarter_to(goal.kind) and goal.kind in figure.kind.stands_on


def can_send(offer: LeaveCity) -> bool:
    """Return whether a seat is asked: one of its followers could go somewhere (COUNT-26, COUNT-34)."""
    return next(offer.listed(), None) is not None


def from_the_left(state: GameState, seat: int) -> Iterable[int]:
    """Return all seats clockwise, the one left of a seat first and itself last (COUNT-25)."""
    number = len(state.seats)
    return [(seat + step) % number for step in range(1, number + 1)]


def join_completed(state: GameState, seat: int, goals: Sequence[Goal]) -> Flow:
    """Ask each seat for its followers, one by one until it passes (COUNT-25 to COUNT-27)."""
    for other in from_the_left(state, seat):
        offer = LeaveCity(state, other, goals)
        while can_send(offer):
            action = yield _decision(state, offer, final=False)
            if action is None or action["type"] != offer.name:
                break
            offer.play(action)


def leave_at_the_end(state: GameState, last: int, goals: Sequence[Goal]) -> Flow:
    """Ask in turn for one follower at a time; who passes is out (COUNT-34)."""
    seats = list(from_the_left(state, last))
    while seats:
        seat = seats.pop(0)
        offer = LeaveCity(state, seat, goals)
        if can_send(offer):
            action = yield _decision(state, offer, final=True)
            if action is not None and action["type"] == offer.name:
                offer.play(action)
                seats.append(seat)


def _decision(state: GameState, offer: LeaveCity, *, final: bool) -> Decision:
    """Return the question to a seat, with what every viewer may know of its goals."""
    mine = in_city(state, offer.seat)
    reached = [
        goal.seen(state, final) for goal in offer.goals if any(_leads(figure, goal) for figure in mine)
    ]
    shown: dict[str, Any] = {"goals": reached}
    about = {"final": True} if final else None
    return Decision(offer.seat, "leave_city", (offer, Pass()), about=about, shown=shown)
