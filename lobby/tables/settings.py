"""What a table plays: checked by the law before it is kept."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from games import clocks
from lobby import names
from lobby.models import Table
from lobby.refusals import wrong
from rules import Setup, SetupError


@dataclass(frozen=True)
class TableSettings:
    """The settings that a host chooses; `clock` as in docs/protocol.md."""

    name: str
    size: int
    edition: str
    private: bool = False
    expansions: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})

    def checked(self) -> TableSettings:
        """The same with a tidy name; refuses what the law knows nothing of."""
        name = names.tidy(self.name)
        if problem := names.problem(name, names.LONGEST_TABLE, "table name"):
            raise wrong("table.name", problem)
        setup(
            [f"Seat {index}" for index in range(1, self.size + 1)],
            self.edition,
            self.expansions,
            self.options,
        )
        return TableSettings(**{**asdict(self), "name": name, "clock": clocks.checked(self.clock)})


def setup(seats: list[str], edition: str, expansions: list[str], options: dict[str, Any]) -> Setup:
    """The law's setup for these seats; refuses unknown names and values with the law's own sentence."""
    data = {"seats": seats, "edition": edition, "expansions": expansions, "options": options}
    try:
        return Setup.from_json(data)
    except SetupError as error:
        raise wrong(error.code, error.sentence) from error


def of(table: Table) -> TableSettings:
    """The settings of a table."""
    return TableSettings(**table.settings_of())
