"""The process in which bots think (`games.processes`): `games.bots.pool` starts it.

A question is a line of JSON on its standard input, the answer a line on its standard output.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random, SystemRandom
from typing import Any

import rules
from games.processes import child
from rules import bots
from rules.analysis.hints import ideas


class Thinker:
    """The games that questions were about, each as far as it was played here."""

    def __init__(self) -> None:
        self.games: dict[str, rules.Game] = {}

    def answers(self, question: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Yield the one answer to a question."""
        yield self.answer(question)

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """Return the action or the ideas for a question of `games.bots.questions`, or why there are none."""
        try:
            game = self._game(question)
            if question.get("hint"):
                return {"ideas": _ideas(game), "fault": ""}
            thought = bots.think(question["level"], game, SystemRandom())
        except Exception as error:  # noqa: BLE001 - the next question may be about a sound game
            self.games.pop(question["match"], None)
            return {"action": None, "fault": f"failed: {type(error).__name__}"}
        return {"action": thought.action, "fault": thought.fault}

    def _game(self, question: dict[str, Any]) -> rules.Game:
        """Return the game of the question as it stands now."""
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
        return game


def _ideas(game: rules.Game) -> list[dict[str, Any]]:
    """Return ideas for the seat that decides. They see what that seat sees, so not the order of the tiles."""
    return [idea.to_json() for idea in ideas(bots.BotView.of(game), Random(SystemRandom().getrandbits(64)))]


def _opened(opening: dict[str, Any]) -> rules.Game:
    setup = rules.Setup.from_json(opening["setup"])
    record = rules.Record(
        setup, opening["draws"], opening["seed"], opening["salts"], chance=opening["chance"]
    )
    return record.start()


if __name__ == "__main__":
    child.run(Thinker().answers)
