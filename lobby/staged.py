"""A game that is no match, shown as one: lessons and puzzles send it to the page of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from django.utils import timezone

import rules
from games import clocks
from games.models import Match
from games.schemas.base import convert
from games.schemas.clocks import clock
from games.schemas.events import DecisionSchema, EventSchema, OfferSchema
from games.schemas.matches import HeadlineSchema, HeadlineSeatSchema, TurnSchema
from realtime.timestamps import stamp
from rules.art import digest


def headline(name: str, start: rules.Game, now: rules.Game, own: int) -> HeadlineSchema:
    """Return the game as a match that has begun just now at `start`; the seat `own` is a person's."""
    moment, setup = stamp(timezone.now()), start.setup
    return HeadlineSchema(
        id=name,
        status=Match.Status.OVER if now.over else Match.Status.RUNNING,
        number=now.number - start.number,
        created=moment,
        started=moment,
        ended=moment if now.over else None,
        seats=[_seat(index, name, now, own) for index, name in enumerate(setup.seats)],
        setup=setup.to_json(),
        bag=dict(sorted(Counter(setup.bag()).items())),
        stack=setup.depths(),
        view=rules.view(start),
        commitment=None,
        salts=[],
        seed=None,
        order=None,
        clock=clock(clocks.checked({})),
        listed=True,
        aids=Match.Aids.USUAL,
        table=None,
        art=digest(),
        turn=None if now.decision is None else TurnSchema(now.decision.seat),
        spectators=0,
        rematch=None,
    )


def offer(game: rules.Game, own: int, before: int = 0) -> OfferSchema:
    """Return what is legal for the seat `own`, if the first `before` actions are not counted.

    Without the `actions`, which are not the seat's, nothing can be sent that would be refused.
    """
    decision = rules.view(game)["decision"]
    if decision and decision["seat"] == own:
        decision["actions"] = game.legal(previews=True)
    shown = ("seat", "kind", "about", "actions")  # what else there is to a decision is in the view
    asked = decision and convert({key: decision[key] for key in shown if key in decision}, DecisionSchema)
    return OfferSchema(game.number - before, asked, undo=False)


def events(game: rules.Game, actions: Iterable[dict[str, Any]], since: int = 0) -> list[EventSchema]:
    """Play these actions and return the events after number `since`. Events are numbered from 1."""
    found, before = list[EventSchema](), rules.view(game)
    now = stamp(timezone.now())
    for number, action in enumerate(actions, 1):
        game.apply(action)
        after = rules.view(game)
        if number > since:
            change = rules.change(before, after)
            played = game.log[-1]  # without the marks that a client may have sent back
            found.append(EventSchema(number, played["seat"], played, now, change, rules.view_hash(after)))
        before = after
    return found


def _seat(index: int, name: str, game: rules.Game, own: int) -> HeadlineSeatSchema:
    kind = "human" if index == own else "bot"
    score = game.scores()[index]
    return HeadlineSeatSchema(
        index, name, kind, None, None, companion=False, left=False, here=True, score=score, rank=None
    )
