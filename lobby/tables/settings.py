"""The settings of a table, checked by the rules engine before they are stored."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from http import HTTPStatus
from typing import Any

from games import absence, clocks
from games.models import Match
from lobby import names
from lobby.models import Player, Table
from lobby.refusals import TABLE_AIDS, TABLE_NO_PART, TABLE_SETS
from realtime.refusals import RequestRefused
from rules import Setup, SetupError, describe_options

DEFAULT_SIZE = 4


@dataclass(frozen=True)
class TableSettings:
    """The settings that a host chooses; `clock`, `aids` and `claim_days` as in docs/protocol.md."""

    name: str
    size: int
    edition: str
    private: bool = False
    expansions: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    sets: dict[str, int] = field(default_factory=dict)
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})
    aids: str = Match.Aids.USUAL
    claim_days: int = 0

    def checked(self) -> TableSettings:
        """Return the settings with a normalized name. Raises RequestRefused for unknown or invalid values."""
        name = names.normalize(self.name)
        if problem := names.validation_error(name, names.LONGEST_TABLE):
            raise problem
        if self.aids not in Match.Aids.values:
            raise RequestRefused(TABLE_AIDS, detail=f"There are no aids {self.aids!r}.")
        sets = _sets(self.expansions, self.sets)
        self._setup(sets)
        clock = clocks.checked(self.clock)
        claim_days = absence.checked(self.claim_days, clock)
        more = {"name": name, "sets": sets, "clock": clock, "claim_days": claim_days}
        return TableSettings(**{**asdict(self), **more})

    def options_of_other_expansions(self) -> list[str]:
        """Return the options chosen of expansions that are not played: they have no effect."""
        setup = self._setup(_sets(self.expansions, self.sets))
        return [name for name in setup.without_effect if name not in setup.options]

    def setup(self) -> Setup:
        """Return the engine's setup of these settings, with seats that have numbers for names."""
        return self._setup(self.sets)

    def _setup(self, sets: dict[str, int]) -> Setup:
        seats = [f"Seat {index}" for index in range(1, self.size + 1)]
        return build_setup(seats, self.edition, self.expansions, self.options, sets)


def default_parts() -> dict[str, dict[str, int]]:
    """Return, for each expansion that comes in parts, the default number of each part."""
    return {
        each["name"]: {part["name"]: part["usual"] for part in each["parts"]}
        for each in describe_options()["expansions"]
        if each["parts"]
    }


def _sets(expansions: list[str], chosen: dict[str, int]) -> dict[str, int]:
    """Return the parts that are played of the chosen expansions. Parts of other expansions are ignored."""
    known = default_parts()
    for name, number in chosen.items():
        if number not in (0, 1) or not any(name in parts for parts in known.values()):
            raise RequestRefused(TABLE_SETS, detail=f"There is no part {name!r} of an expansion.")
    found: dict[str, int] = {}
    for expansion in sorted(known.keys() & set(expansions)):
        played = {name: chosen.get(name, usual) for name, usual in known[expansion].items()}
        if not any(played.values()):
            raise RequestRefused(TABLE_NO_PART)
        found |= played
    return found


def parts_played(setup: dict[str, Any]) -> dict[str, int]:
    """Return the parts that a match was played with: a table takes each of them once or not at all."""
    played = Setup.from_json(setup).parts
    parts = (parts for name, parts in default_parts().items() if name in setup["expansions"])
    return {part: min(1, played[part]) for each in parts for part in each}


def build_setup(
    seats: list[str], edition: str, expansions: list[str], options: dict[str, Any], sets: dict[str, int]
) -> Setup:
    """Return the engine's setup for these seats. Raises RequestRefused for unknown names and values."""
    data = {"seats": seats, "edition": edition, "expansions": expansions, "options": options, "sets": sets}
    try:
        return Setup.from_json(data)
    except SetupError as error:
        raise RequestRefused(error.refusal, status=HTTPStatus.BAD_REQUEST) from error


def default_for(host: Player, language: str = "en") -> TableSettings:
    """Return the settings of a new table whose host has chosen nothing; its name is in this language."""
    name = names.table_name(host.name, language)
    return TableSettings(name=name, size=DEFAULT_SIZE, edition=describe_options()["default_edition"])


def of(table: Table) -> TableSettings:
    """Return the settings of a table."""
    return TableSettings(**table.settings_of())
