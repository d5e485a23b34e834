"""Lessons over HTTP: a pure function of the lesson and of how many actions the learner has played.

Nothing is stored here: the page keeps the number, and each call replays the few actions up to it.
"""

from __future__ import annotations

from typing import Any

import rules
from games.refusals import FEATURE_UNKNOWN, MATCH_NUMBER, MATCH_UNKNOWN
from lobby import staged
from lobby.refusals import LESSON_OTHER
from lobby.schemas.lessons import LessonLineSchema, LessonListSchema, LessonPlaceSchema, LessonSchema
from realtime.refusals import RequestRefused
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
    headline = staged.headline(lesson.name, start, now, LEARNER)
    return LessonSchema(headline, _place(lesson, at, now, names, since=0))


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
    offer = staged.offer(game, LEARNER)
    events = staged.events(playing.start(lesson, names), game.log, since)
    return LessonPlaceSchema(at, *lesson.step_at(at), lesson.wanted(at), offer, events)
