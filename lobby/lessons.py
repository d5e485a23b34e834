"""Lessons over HTTP: a pure function of the lesson and of how many actions the learner has played.

Nothing is stored here: the page keeps the number, and each call replays the few actions up to it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from django.utils import timezone

import rules
from games import clocks
from games.models import Match
from games.refusals import FEATURE_UNKNOWN, MATCH_NUMBER, MATCH_UNKNOWN
from games.schemas.base import convert
from games.schemas.clocks import clock
from games.schemas.events import DecisionSchema, EventSchema, OfferSchema
from games.schemas.matches import HeadlineSchema, HeadlineSeatSchema, TurnSchema
from lobby.refusals import LESSON_OTHER
from lobby.schemas.lessons import LessonLineSchema, LessonListSchema, LessonPlaceSchema, LessonSchema
from realtime.refusals import RequestRefused
from realtime.timestamps import stamp
from rules.art import digest
from rules.lessons import playing
from rules.lessons.lesson import LEARNER, Lesson
from rules.lessons.reading import lessons

Names = tuple[str, str]


def listed() -> LessonListSchema:
    """Return all lessons: those of the base game, then those of the expansions."""
    found = lessons().values()
    lines = [
        LessonLineSchema(one.name, one.expansion, [step.name for step in one.steps], one.length)
        for one in found
    ]
    return LessonListSchema(lines)


def lesson_of(name: str) -> Lesson:
    """Return a lesson, or raise RequestRefused."""
    found = lessons().get(name)
    if found is None:
        raise RequestRefused(MATCH_UNKNOWN)
    return found


def read(lesson: Lesson, at: int, names: Names) -> LessonSchema:
    """Return the lesson after `at` of the learner's actions, with all events up to there."""
    _must_be_in(lesson, at)
    start, now = playing.start(lesson, names), playing.game_at(lesson, at, names)
    return LessonSchema(_headline(lesson, start, now), _place(lesson, at, now, names, since=0))


def act(lesson: Lesson, at: int, action: dict[str, Any], names: Names) -> LessonPlaceSchema:
    """Return what the learner's action and the replies to it have changed.

    Raises RequestRefused with the refusal of the rules, or `lesson.other` for a legal action that the lesson
    does not want.
    """
    _must_be_in(lesson, at)
    game = playing.game_at(lesson, at, names)
    action = {**action, "seat": LEARNER}
    refusal = game.check(action)
    if refusal is not None:
        raise RequestRefused(refusal, number=game.number)
    if not lesson.takes(at, action):
        raise RequestRefused(LESSON_OTHER, number=game.number)
    return _place(lesson, at + 1, playing.game_at(lesson, at + 1, names), names, since=game.number)


def feature(lesson: Lesson, x: int, y: int, name: str, number: int) -> dict[str, Any]:
    """Return the whole feature under a spot after event `number`, or raise RequestRefused."""
    found = rules.feature(_game_after(lesson, number), x, y, name)
    if found is None:
        raise RequestRefused(FEATURE_UNKNOWN, number=number)
    return found


def claims(lesson: Lesson, number: int) -> dict[str, Any]:
    """Return who holds which feature after event `number`."""
    return {"number": number, "claims": rules.claims(_game_after(lesson, number))}


def outcome(lesson: Lesson, place: tuple[str, int, int, int], number: int) -> dict[str, Any]:
    """Return what a placement of the open tile would bring; raise RequestRefused if it is not legal."""
    game = _game_after(lesson, number)
    if place[0] != game.state.hand:
        raise RequestRefused(LESSON_OTHER, number=number)
    try:
        found = rules.outcome(game, *place, LEARNER)
    except rules.IllegalAction as error:
        raise RequestRefused(error.refusal, number=number) from error
    return {"tile": place[0], "number": number, "features": found["features"], "scored": found["scored"]}


def _must_be_in(lesson: Lesson, at: int) -> None:
    if not 0 <= at <= lesson.length:
        raise RequestRefused(MATCH_NUMBER)


def _game_after(lesson: Lesson, number: int) -> rules.Game:
    log, game = lesson.log(lesson.length), playing.start(lesson)
    if not 0 <= number <= len(log):
        raise RequestRefused(MATCH_NUMBER)
    for action in log[:number]:
        game.apply(action)
    return game


def _place(lesson: Lesson, at: int, game: rules.Game, names: Names, since: int) -> LessonPlaceSchema:
    """Return the position after `at` actions, with the events after number `since`."""
    # Without the `actions`, which are not the learner's, nothing can be sent that would be refused.
    decision = rules.view(game, LEARNER)["decision"]
    shown = ("seat", "kind", "about", "actions")  # what else there is to a decision is in the view
    asked = decision and convert({key: decision[key] for key in shown if key in decision}, DecisionSchema)
    offer = OfferSchema(game.number, asked, undo=False)
    events = _events(playing.start(lesson, names), game.log, since)
    return LessonPlaceSchema(at, lesson.step_at(at)[0], lesson.wanted(at), offer, events)


def _events(game: rules.Game, log: list[dict[str, Any]], since: int) -> list[EventSchema]:
    events, before = [], rules.view(game)
    now = stamp(timezone.now())
    for number, action in enumerate(log, 1):
        game.apply(action)
        after = rules.view(game)
        if number > since:
            change = rules.change(before, after)
            events.append(EventSchema(number, action["seat"], action, now, change, rules.view_hash(after)))
        before = after
    return events


def _headline(lesson: Lesson, start: rules.Game, now: rules.Game) -> HeadlineSchema:
    """Return the lesson as a match that has begun just now."""
    moment, setup = stamp(timezone.now()), start.setup
    return HeadlineSchema(
        id=lesson.name,
        status=Match.Status.OVER if now.over else Match.Status.RUNNING,
        number=now.number,
        created=moment,
        started=moment,
        ended=moment if now.over else None,
        seats=[_seat(index, name, now) for index, name in enumerate(setup.seats)],
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


def _seat(index: int, name: str, game: rules.Game) -> HeadlineSeatSchema:
    kind = "human" if index == LEARNER else "bot"
    score = game.scores()[index]
    return HeadlineSeatSchema(
        index, name, kind, None, None, companion=False, left=False, here=True, score=score, rank=None
    )
