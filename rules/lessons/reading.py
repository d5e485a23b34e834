"""The files of lessons: found, read, and turned into lessons. A file that is wrong raises `LessonError`.

```toml
[[lesson]]
name = "roads"                 # its name in addresses, once over all files
board = "*RCr ??"              # as in rules/notation.py; without it, the usual start tiles
setup = { edition = "new-2018" }   # more keys of a record's setup
draws = ["RFr", "L"]           # of the base game, or "SET/NAME"
chance = { sheep = [3, 1] }    # what else chance brings, as in a record
before = [{ seat = 1, type = "place_tile", ... }]    # played before the learner begins
scores = [3, 0]                # after the last step
last = true                    # the draws are the whole bag, so that the game ends

[[lesson.step]]
name = "place"
do = [{ type = "place_tile", x = 1, y = 0, rotations = [0, 180] }, { type = "end_turn" }]
reply = [{ seat = 1, ... }]
mistakes = [{ code = "place.edge", after = 0, type = "place_tile", x = 1, y = 0, rotation = 90 }]
```
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from rules.expansions import registry
from rules.expansions.manifest import Expansion
from rules.lessons.lesson import LEARNER, Lesson, Mistake, Step

BASE: Final = Path(__file__).with_name("base.toml")
FILE: Final = "lesson.toml"


class LessonError(Exception):
    """A file of lessons lacks a key or has a wrong one; the message names the file."""


@cache
def lessons() -> Mapping[str, Lesson]:
    """Return every lesson by its name: those of the base game, then those of expansions in their order."""
    found = list(read(BASE, None))
    for expansion in registry.expansions():
        path = expansion.path / FILE
        if path.is_file() and not expansion.draft:
            found += read(path, expansion)
    names = Counter(lesson.name for lesson in found)
    if twice := [name for name, number in names.items() if number > 1]:
        raise LessonError(f"There are two lessons called {twice[0]}.")
    return {lesson.name: lesson for lesson in found}


def read(path: Path, expansion: Expansion | None) -> Iterator[Lesson]:
    """Yield the lessons of a file. Raise `LessonError` if a key is missing or wrong."""
    try:
        for table in tomllib.loads(path.read_text(encoding="utf-8")).get("lesson", []):
            yield _lesson(table, expansion)
    except (KeyError, TypeError, ValueError) as error:
        raise LessonError(f"{path}: {error!r}") from error


def _lesson(table: dict[str, Any], expansion: Expansion | None) -> Lesson:
    data = dict(table.get("setup", {}))
    if expansion and not expansion.in_base_game:
        data.setdefault("expansions", [*expansion.modules[0].rules.needs, expansion.name])
    return Lesson(
        name=table["name"],
        expansion=expansion.name if expansion else None,
        data=data,
        board=table.get("board"),
        draws=tuple(name if "/" in name else f"BA/{name}" for name in table["draws"]),
        before=tuple(table.get("before", ())),
        steps=tuple(_step(step) for step in table["step"]),
        scores=tuple(table["scores"]),
        last=table.get("last", False),
        chance=dict(table.get("chance", {})),
    )


def _step(table: dict[str, Any]) -> Step:
    do, turns = [], []
    for written in table["do"]:
        action = {"seat": LEARNER, **written}
        turns.append(tuple(action.pop("rotations", ())))
        do.append({**action, "rotation": turns[-1][0]} if turns[-1] else action)
    mistakes = tuple(_mistake(dict(written)) for written in table.get("mistakes", ()))
    return Step(table["name"], tuple(do), tuple(turns), tuple(table.get("reply", ())), mistakes)


def _mistake(written: dict[str, Any]) -> Mistake:
    code, after = written.pop("code"), written.pop("after", 0)
    return Mistake({"seat": LEARNER, **written}, code, after)
