"""What a table plays: checked by the law before it is kept."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from games import clocks
from lobby import names
from lobby.models import Table
from lobby.refusals import wrong
from rules import Setup, SetupError, describe_options


@dataclass(frozen=True)
class TableSettings:
    """The settings that a host chooses; `clock` as in docs/protocol.md."""

    name: str
    size: int
    edition: str
    private: bool = False
    expansions: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    sets: dict[str, int] = field(default_factory=dict)
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})

    def checked(self) -> TableSettings:
        """The same with a tidy name; refuses what the law knows nothing of."""
        name = names.tidy(self.name)
        if problem := names.problem(name, names.LONGEST_TABLE, "table name"):
            raise wrong("table.name", problem)
        sets = _sets(self.expansions, self.sets)
        setup(
            [f"Seat {index}" for index in range(1, self.size + 1)],
            self.edition,
            self.expansions,
            self.options,
            sets,
        )
        more = {"name": name, "sets": sets, "clock": clocks.checked(self.clock)}
        return TableSettings(**{**asdict(self), **more})


def parts() -> dict[str, dict[str, int]]:
    """For each box that comes in parts, how many of each part a table plays that says nothing."""
    boxes = describe_options()["expansions"]
    return {
        box["name"]: {part["name"]: part["usual"] for part in box["parts"]} for box in boxes if box["parts"]
    }


def _sets(expansions: list[str], chosen: dict[str, int]) -> dict[str, int]:
    """Which parts of the chosen boxes are played; what is said of other boxes is forgotten."""
    known = parts()
    for name, number in chosen.items():
        if number not in (0, 1) or not any(name in box for box in known.values()):
            raise wrong("table.sets", f"There is no part {name!r} of a box to play with or without.")
    found: dict[str, int] = {}
    for box in sorted(known.keys() & set(expansions)):
        played = {name: chosen.get(name, usual) for name, usual in known[box].items()}
        if not any(played.values()):
            raise wrong("table.sets", "Choose at least one part of the box.")
        found |= played
    return found


def played(setup: dict[str, Any]) -> dict[str, int]:
    """Which parts a match was played with, by its setup, in which a part counts that is not named."""
    boxes = (box for name, box in parts().items() if name in setup["expansions"])
    return {part: min(1, setup["sets"].get(part, 1)) for box in boxes for part in box}


def setup(
    seats: list[str], edition: str, expansions: list[str], options: dict[str, Any], sets: dict[str, int]
) -> Setup:
    """The law's setup for these seats; refuses unknown names and values with the law's own sentence."""
    data = {"seats": seats, "edition": edition, "expansions": expansions, "options": options, "sets": sets}
    try:
        return Setup.from_json(data)
    except SetupError as error:
        raise wrong(error.code, error.sentence) from error


def of(table: Table) -> TableSettings:
    """The settings of a table."""
    return TableSettings(**table.settings_of())
