"""The file of puzzles: a head, then one line for each game that has some."""

from __future__ import annotations

import json
from typing import Any

from rules import Game
from rules.analysis import VERSION
from rules.puzzles.reading import FILE, FORMAT
from rules.puzzles.shorthand import shortened

HEAD: dict[str, Any] = {"format": FORMAT, "analysis": VERSION, "next": 1}


def load() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the head and the games; those of an empty file if there is none."""
    if not FILE.exists():
        return dict(HEAD), []
    head, *games = map(json.loads, FILE.read_text(encoding="utf-8").splitlines())
    return head, games


def save(head: dict[str, Any], games: list[dict[str, Any]]) -> None:
    """Write the file anew, so that a run that is interrupted leaves a whole one."""
    lines = [json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in (head, *games)]
    new = FILE.with_suffix(".new")
    new.write_text("\n".join(lines) + "\n", encoding="utf-8")
    new.replace(FILE)


def kept(number: int, game: Game, found: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the line of a game: all that lay open up to its last puzzle, and the puzzles."""
    last = found[-1]
    return {
        "game": number,
        "setup": game.setup.to_json(),
        "draws": last.pop("draws"),
        "chance": last.pop("chance_so_far"),
        "actions": shortened(game.log[: last["at"]]),
        "puzzles": [_short(one) for one in found],
    }


def _short(one: dict[str, Any]) -> dict[str, Any]:
    left = {key: value for key, value in one.items() if key not in ("draws", "chance_so_far")}
    return {
        **left,
        "answers": [shortened(actions) for actions in one["answers"]],
        "turn": shortened(one["turn"]),
        "next": one["next"],
        "rivals": [[*shortened(rival["actions"]), rival["less"]] for rival in one["rivals"]],
    }
