"""Choices: an obvious blunder is found and named, and a good player makes few mistakes."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules import Game, Record, Setup, record_of
from rules.analysis import Effort, analyse
from rules.analysis.judging import graded
from rules.analysis.results import REASON_CODES
from rules.bots import BotView, answer
from rules.bots.greedy import GreedyBot
from rules.bots.weights import BOLD
from rules.decisions import Action
from tests.rules.analysis.conftest import LITTLE, finished

BOT = GreedyBot(BOLD)
SEED = hashlib.sha256(b"blunder").hexdigest()


def end(game: Game) -> None:
    assert game.decision is not None
    game.apply({"seat": game.decision.seat, "type": "end_together"})


def promises(game: Game) -> list[tuple[float, Action]]:
    return sorted(BOT.ranked(BotView.of(game)), key=lambda one: one[0])


def blundered() -> tuple[Record, int]:
    """Return a game in which a seat threw much away, and the event."""
    game, rng = Record(Setup.from_json({"seats": ["Ann", "Bob"]}), seed=SEED).start(), Random(1)
    while game.decision is not None:
        if game.decision.kind == "place_tile" and game.number > 40:
            ranked = promises(game)
            if ranked[-1][0] - ranked[0][0] > 9:
                break
        game.apply(answer("greedy", game, rng))
    assert game.decision is not None
    event = game.number + 1
    game.apply(game.decision.plain(ranked[0][1]))
    game.apply({"seat": game.decision.seat, "type": "end_turn"})
    end(game)
    return record_of(game, SEED), event


def test_an_obvious_blunder_is_found_and_explained() -> None:
    record, event = blundered()
    turn = next(turn for turn in analyse(record) if turn.event == event)
    mistake: Any = turn.mistake
    assert mistake.grade in ("mistake", "blunder")
    assert mistake.event == event
    assert mistake.points > 4
    assert turn.choice == -mistake.points
    assert mistake.played == record.actions[event - 1 : event + 1]
    assert mistake.best != mistake.played
    assert mistake.line
    assert mistake.reason.code in REASON_CODES


def test_a_strong_player_makes_few_mistakes() -> None:
    turns = list(analyse(finished(8, ("strong", "strong"), stop=70), effort=Effort(futures=6)))
    mistakes = [turn.mistake for turn in turns if turn.mistake]
    assert len(turns) > 20
    assert len(mistakes) <= len(turns) * 0.15
    assert all(one.grade != "blunder" for one in mistakes)


def test_a_beginner_loses_more_by_choices_than_a_strong_player() -> None:
    found = analyse(finished(9, ("strong", "random"), stop=60), effort=LITTLE)
    strong, random = found.summary(found).seats
    assert random.own_choices < strong.own_choices - 5
    assert strong.choices > 0


@pytest.mark.parametrize(
    ("points", "chance", "grade"),
    [(9, 0.0, "blunder"), (1, 0.2, "blunder"), (5, 0.01, "mistake"), (2, 0.0, "slip"), (1, 0.01, None)],
)
def test_grades_follow_points_and_chances(points: float, chance: float, grade: str | None) -> None:
    assert graded(points, chance) == grade


ROOT = Path(__file__).parents[3]


def test_reason_codes_are_those_of_the_page_and_of_the_document() -> None:
    documented = (ROOT / "docs" / "analysis.md").read_text(encoding="utf-8").partition("`reason` is")[2]
    table = documented.partition("\n\n")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == REASON_CODES
    page = (ROOT / "frontend/src/words/reasons/codes.ts").read_text(encoding="utf-8")
    assert set(re.findall(r'^  "(\w+)",$', page, re.MULTILINE)) == REASON_CODES
