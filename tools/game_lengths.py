"""Measure how many decisions a game takes, for each preset and number of seats.

`python -m tools.game_lengths` plays games between bots of the level "greedy" and writes the medians to
`lobby/presets/lengths.json`. The page makes minutes of them (frontend/src/setup/minutes.ts). Only decisions
with a choice count: what has a single answer takes a person no time worth counting. With `--presets` and
`--seats` it measures those rows only and keeps the others.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterable
from multiprocessing import Pool
from random import Random
from statistics import median
from typing import Any

from lobby.presets.lengths import DATA
from lobby.presets.sets import PRESETS, expansions_of
from rules import REVISION, Record, Setup, bots, describe_options

GAMES = 12
LEVEL = "greedy"
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
SEATS = range(2, len(NAMES) + 1)
SOURCE = f"medians of games between {LEVEL} bots; each row says of how many, and their revision of the rules"

Row = dict[str, Any]


def decisions(preset: str, seats: int, number: int) -> int:
    """Play game `number` to its end. Returns how many of its decisions had a choice."""
    seed = hashlib.sha256(f"length {preset} {seats} {number}".encode()).hexdigest()
    game, chance = Record(setup_of(preset, seats), seed=seed).start(), Random(number)
    count = 0
    while game.decision:
        count += len(game.decision.offers) > 1 or len(game.legal()) > 1
        game.apply(bots.answer(LEVEL, game, chance))
    return count


def setup_of(preset: str, seats: int) -> Setup:
    """Return the setup of a new table with this preset: the default edition and the usual parts."""
    known, chosen = describe_options(), expansions_of(preset)
    parts = [part for each in known["expansions"] if each["name"] in chosen for part in each["parts"]]
    data = {
        "seats": NAMES[:seats],
        "edition": known["default_edition"],
        "expansions": chosen,
        "sets": {part["name"]: part["usual"] for part in parts},
    }
    return Setup.from_json(data)


def measured(preset: str, seats: int, games: int) -> Row:
    """Return the row of one preset and number of seats."""
    played = [decisions(preset, seats, number) for number in range(games)]
    return {
        "preset": preset,
        "seats": seats,
        "tiles": len(setup_of(preset, seats).bag()),
        "decisions": round(median(played)),
        "games": games,
        "revision": REVISION,
    }


def together(kept: Iterable[Row], new: Iterable[Row]) -> list[Row]:
    """Return the new rows and those kept that none of them replaces, without presets that are gone."""
    found = {(each["preset"], each["seats"]): each for each in (*kept, *new)}
    return [found[key] for key in ((preset, seats) for preset in PRESETS for seats in SEATS) if key in found]


def write(rows: list[Row]) -> None:
    """Write the file of lengths, one row a line."""
    lines = ",\n".join("  " + json.dumps(row) for row in rows)
    head = f' "source": {json.dumps(SOURCE)},\n "made by": "python -m tools.game_lengths"'
    DATA.write_text(f'{{\n{head},\n "rows": [\n{lines}\n ]\n}}\n', encoding="utf-8")


def main() -> None:
    """Measure the rows that are asked for and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games for each row ({GAMES})")
    parser.add_argument("--presets", nargs="+", choices=PRESETS, default=PRESETS, help="presets to measure")
    parser.add_argument("--seats", nargs="+", type=int, choices=SEATS, default=SEATS, help="numbers of seats")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    wanted = [(preset, seats, given.games) for preset in given.presets for seats in given.seats]
    with Pool(given.processes) as pool:
        new = pool.starmap(measured, wanted, chunksize=1)
    kept: list[Row] = json.loads(DATA.read_text(encoding="utf-8"))["rows"]
    write(together(kept, new))


if __name__ == "__main__":
    main()
