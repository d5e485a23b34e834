"""How many a table plays with: copies of sets of tiles and their parts, and pieces of each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lobby import conf
from lobby.refusals import TABLE_NO_PART, TABLE_TILES
from realtime.refusals import RequestRefused
from rules import Setup, describe_options, pieces, sets, usual_supply


def default_parts() -> dict[str, dict[str, int]]:
    """Return, for each expansion that comes in parts, the default number of each part."""
    return {
        each["name"]: {part["name"]: part["usual"] for part in each["parts"]}
        for each in describe_options()["expansions"]
        if each["parts"]
    }


def sets_of(expansions: list[str], chosen: Mapping[str, int]) -> dict[str, int]:
    """Return the numbers of the sets in play: every part of the chosen expansions, and what was chosen else.

    What belongs to other expansions is left out; names that no expansion has stay, for the rules to refuse.
    """
    played = {"base", *expansions}
    elsewhere = {name for name, expansion in sets().items() if expansion not in played}
    found = {name: number for name, number in chosen.items() if name not in elsewhere}
    known = default_parts()
    for expansion in sorted(known.keys() & played):
        parts = {name: chosen.get(name, usual) for name, usual in known[expansion].items()}
        if not any(parts.values()):
            raise RequestRefused(TABLE_NO_PART)
        found |= parts
    return found


def supply_of(setup: Setup, chosen: Mapping[str, int]) -> dict[str, int]:
    """Return the numbers of the pieces that are in play with the setup.

    Kinds of pieces that are not are left out; names that no expansion has stay, for the rules to refuse.
    """
    absent = pieces().keys() - usual_supply(setup).keys()
    return {piece: number for piece, number in chosen.items() if piece not in absent}


def check_tiles(setup: Setup) -> None:
    """Raise RequestRefused for more tiles than a table may play with."""
    count, most = setup.tiles().total(), conf.tiles_per_table()
    if count > most:
        raise RequestRefused(TABLE_TILES, count=count, most=most)


def sets_played(setup: dict[str, Any]) -> dict[str, int]:
    """Return the numbers of sets that a match was played with, each part of its expansions among them."""
    played = Setup.from_json(setup).parts
    parts = (parts for name, parts in default_parts().items() if name in setup["expansions"])
    return {**setup["sets"], **{part: played[part] for each in parts for part in each}}
