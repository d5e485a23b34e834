"""Every lesson, step by step, against the rules: what it wants is legal, what it warns of is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rules import Game
from rules.decisions import Action
from rules.expansions import registry
from rules.lessons import playing, reading
from rules.lessons.lesson import LEARNER, Lesson
from rules.lessons.reading import LessonError, lessons

LESSONS = list(lessons().values())
MARKS = ("needs", "bridge", "at_least")  # of listed actions; they are not stored
by_name = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def listed(game: Game) -> list[Action]:
    """Return the legal actions without their marks."""
    return [{key: value for key, value in action.items() if key not in MARKS} for action in game.legal()]


def test_base_game_has_six_to_eight_lessons_and_each_expansion_has_one() -> None:
    taught = [lesson.expansion for lesson in LESSONS]
    assert 6 <= taught.count(None) <= 8
    assert set(taught) - {None} == {found.name for found in registry.expansions() if not found.draft}


@by_name
def test_wanted_actions_are_listed_in_each_rotation_that_looks_alike(lesson: Lesson) -> None:
    for at in range(lesson.length):
        game, wanted = playing.game_at(lesson, at), lesson.wanted(at)
        assert wanted is not None
        step, nth = lesson.step_at(at)
        for rotation in lesson.steps[step].turns[nth] or (wanted.get("rotation"),):
            action = {**wanted, "rotation": rotation} if rotation is not None else wanted
            assert game.check(action) is None
            assert action in listed(game)
            assert lesson.takes(at, action)


@by_name
def test_lesson_asks_the_learner_until_it_is_done(lesson: Lesson) -> None:
    for at in range(lesson.length):
        decision = playing.game_at(lesson, at).decision
        assert decision is not None
        assert decision.seat == LEARNER
    assert lesson.wanted(lesson.length) is None
    assert not lesson.takes(lesson.length, {"seat": LEARNER, "type": "end_turn"})


@by_name
def test_mistakes_are_refused_with_the_code_that_the_lesson_names(lesson: Lesson) -> None:
    before = 0
    for step in lesson.steps:
        for mistake in step.mistakes:
            refusal = playing.game_at(lesson, before + mistake.after).check(mistake.action)
            assert refusal is not None, mistake
            assert refusal.code == mistake.code
        before += len(step.do)


@by_name
def test_some_mistake_is_possible_and_other_legal_actions_are_not_taken(lesson: Lesson) -> None:
    game = playing.game_at(lesson, 0)
    others = [action for action in game.legal() if not lesson.takes(0, action)]
    assert others or any(step.mistakes for step in lesson.steps)


@by_name
def test_lesson_ends_with_its_scores(lesson: Lesson) -> None:
    game = playing.game_at(lesson, lesson.length)
    assert tuple(game.scores()) == lesson.scores
    assert game.over is lesson.last


@by_name
def test_lesson_is_short_and_its_steps_have_names_of_their_own(lesson: Lesson) -> None:
    assert 1 <= len(lesson.steps) <= 6
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)


def test_tile_that_looks_otherwise_is_not_taken() -> None:
    lesson = lessons()["roads"]
    wanted = lesson.wanted(0)
    assert wanted is not None
    assert lesson.takes(0, {**wanted, "rotation": 180})
    assert not lesson.takes(0, {**wanted, "rotation": 90})
    assert not lesson.takes(0, {**wanted, "x": 7})


def test_lesson_that_draws_a_tile_too_often_names_it() -> None:
    lesson = replace(lessons()["roads"], draws=("BA/C",) * 10, last=False)
    with pytest.raises(ValueError, match="roads: it draws BA/C more often"):
        playing.start(lesson)


def test_broken_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text('[[lesson]]\nname = "x"\n', encoding="utf-8")
    with pytest.raises(LessonError, match=r"lesson\.toml"):
        list(reading.read(path, None))
