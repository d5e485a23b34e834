"""Measure how many decisions a game takes, for each preset and number of seats.

`python -m tools.game_lengths` plays games between bots of the level "greedy" and writes the medians to
`lobby/presets/lengths.json`. The page makes minutes of them (frontend/src/setup/minutes.ts). Only decisions
with a choice count: what has a single answer takes a person no time worth counting.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from multiprocessing import Pool
from random import Random
from statistics import median

from lobby.presets.lengths import DATA
from lobby.presets.sets import PRESETS, expansions_of
from rules import REVISION, Record, Setup, bots, describe_options

GAMES = 12
LEVEL = "greedy"
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]


def decisions(preset: str, seats: int, number: int) -> tuple[int, int]:
    """Play game `number` to its end. Returns the decisions with a choice, and the tiles of the bag."""
    setup = _setup(preset, seats)
    seed = hashlib.sha256(f"length {preset} {seats} {number}".encode()).hexdigest()
    game, chance = Record(setup, seed=seed).start(), Random(number)
    count = 0
    while game.decision:
        count += len(game.decision.offers) > 1 or len(game.legal()) > 1
        game.apply(bots.answer(LEVEL, game, chance))
    return count, len(setup.bag())


def _setup(preset: str, seats: int) -> Setup:
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


def row(preset: str, seats: int, games: int) -> dict[str, str | int]:
    """Return the row of one preset and number of seats."""
    played = [decisions(preset, seats, number) for number in range(games)]
    return {
        "preset": preset,
        "seats": seats,
        "tiles": played[0][1],
        "decisions": round(median(count for count, _ in played)),
    }


def main() -> None:
    """Measure every row and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games for each row ({GAMES})")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    wanted = [(preset, seats, given.games) for preset in PRESETS for seats in range(2, 7)]
    with Pool(given.processes) as pool:
        rows = pool.starmap(row, wanted, chunksize=1)
    source = f"medians of {given.games} games between {LEVEL} bots for each row, rules revision {REVISION}"
    text = json.dumps({"source": source, "made by": "python -m tools.game_lengths", "rows": rows}, indent=1)
    DATA.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
