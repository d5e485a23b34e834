"""A process that only thinks, at the lowest priority: `games.bots.pool` starts it.

A question is a line of JSON on its standard input, the answer a line on its standard output. It knows the
rules and nothing else, no database and no settings. It ends when the process that started it closes the
pipe, also by being killed.
"""

from __future__ import annotations

import json
import os
import sys
from random import SystemRandom
from typing import Any, BinaryIO

import rules
from rules import bots

NICE = 19  # the lowest priority: whatever people wait for comes first


class Thinker:
    """The games that questions were about, each as far as it was played here."""

    def __init__(self) -> None:
        self.games: dict[str, rules.Game] = {}

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """Return the action for a question of `games.bots.questions`, or the name of an exception."""
        try:
            thought = self._think(question)
        except Exception as error:  # noqa: BLE001 - the next question may be about a sound game
            self.games.pop(question["match"], None)
            return {"action": None, "fault": f"failed: {type(error).__name__}"}
        return {"action": thought.action, "fault": thought.fault}

    def _think(self, question: dict[str, Any]) -> bots.Thought:
        for match in question["drop"]:
            self.games.pop(match, None)
        if question["opening"] is not None:
            self.games[question["match"]] = _opened(question["opening"])
        game = self.games[question["match"]]
        for action, undone in question["rows"]:
            if undone:
                game.undo(action["seat"])
            else:
                game.apply(action)
        return bots.think(question["level"], game, SystemRandom())


def _opened(opening: dict[str, Any]) -> rules.Game:
    setup = rules.Setup.from_json(opening["setup"])
    record = rules.Record(
        setup, opening["draws"], opening["seed"], opening["salts"], chance=opening["chance"]
    )
    return record.start()


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    thinker = Thinker()
    for line in questions:
        answers.write(json.dumps(thinker.answer(json.loads(line))).encode() + b"\n")
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    serve(sys.stdin.buffer, sys.stdout.buffer)
