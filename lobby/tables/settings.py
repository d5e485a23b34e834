"""The settings of a table, checked by the rules engine before they are stored."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from http import HTTPStatus
from typing import Any

from games import absence, clocks
from games.models import Match
from lobby import names
from lobby.models import Player, Table
from lobby.refusals import TABLE_AIDS
from lobby.tables import numbers
from realtime.refusals import RequestRefused
from rules import Setup, SetupError, describe_options, usual_supply

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
    supply: dict[str, int] = field(default_factory=dict)
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
        counted = self._counted()
        clock = clocks.checked(self.clock)
        claim_days = absence.checked(self.claim_days, clock)
        more = {"name": name, **counted, "clock": clock, "claim_days": claim_days}
        return TableSettings(**{**asdict(self), **more})

    def options_of_other_expansions(self) -> list[str]:
        """Return the options chosen of expansions that are not played: they have no effect."""
        counted = self._counted()
        setup = self._setup(counted["sets"], counted["supply"])
        return [name for name in setup.without_effect if name not in setup.options]

    def setup(self) -> Setup:
        """Return the engine's setup of these settings, with seats that have numbers for names."""
        return self._setup(self.sets, self.supply)

    def setup_for(self, seats: list[str]) -> Setup:
        """Return the engine's setup for these seats. Raises RequestRefused if it is none."""
        return replace(self, size=len(seats))._setup(self.sets, self.supply, seats)

    def _counted(self) -> dict[str, dict[str, int]]:
        """Return `sets` and `supply` of what is in play. Raises RequestRefused for what can't be played."""
        sets = numbers.sets_of(self.expansions, self.sets)
        setup = self._setup(sets, {})
        numbers.check_tiles(setup)
        if not self.supply:
            return {"sets": sets, "supply": {}}
        supply = numbers.supply_of(setup, self.supply)
        self._setup(sets, supply)
        return {"sets": sets, "supply": supply}

    def _setup(self, sets: dict[str, int], supply: dict[str, int], seats: list[str] | None = None) -> Setup:
        seats = seats or [f"Seat {index}" for index in range(1, self.size + 1)]
        data = {"seats": seats, "edition": self.edition, "expansions": self.expansions}
        try:
            return Setup.from_json({**data, "options": self.options, "sets": sets, "supply": supply})
        except SetupError as error:
            raise RequestRefused(error.refusal, status=HTTPStatus.BAD_REQUEST) from error


def default_for(host: Player, language: str = "en") -> TableSettings:
    """Return the settings of a new table whose host has chosen nothing; its name is in this language."""
    name = names.table_name(host.name, language)
    return TableSettings(name=name, size=DEFAULT_SIZE, edition=describe_options()["default_edition"])


def of(table: Table) -> TableSettings:
    """Return the settings of a table."""
    return TableSettings(**table.settings_of())


def usual_supply_of(table: Table) -> dict[str, int]:
    """Return the pieces in play, with how many each seat would start with if `supply` said nothing.

    Empty for a table whose settings can't be played any more.
    """
    plays = [table.size, table.edition, table.expansions, table.options, table.sets]
    return dict(_usual_supply(json.dumps(plays, sort_keys=True)))


@lru_cache(maxsize=512)
def _usual_supply(plays: str) -> dict[str, int]:
    size, edition, expansions, options, sets = json.loads(plays)
    try:
        return usual_supply(TableSettings("", size, edition, False, expansions, options, sets).setup())
    except RequestRefused:
        return {}
