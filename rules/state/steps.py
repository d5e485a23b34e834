"""Named points of a turn and of the game, and what is done there.

A *row* is a line of the one order for all expansions: "6.4" comes after "6.3" and before "6.10", "E.1" after
all turns. Steps of one name run by row, then in module order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rules.decisions import Flow

# A coroutine that may ask decisions, or a plain function that returns None. It gets the state and, once there
# is one, the `Placement`; before that the `TurnPart`; None when no turn is under way.
Run = Callable[[Any, Any], Flow | None]

# For each name the rows that belong to it, from the first to the last.
STEP_ROWS: Final = {
    "turn_started": ("1.1", "1.3"),  # a turn of a seat begins; not its second half, nor an extra tile
    "before_draw": ("1.4", "1.4"),  # a tile of the player's own instead of a draw
    "drawn": ("2.3", "2.4"),  # a tile is in hand that can be placed
    "before_placing": ("3.1", "3.1"),  # a last look at the board without the tile
    "placed": ("3.1.1", "4.1"),  # what a placement does at once, or forces
    "ended": ("6.1", "6.6"),  # after `end_turn`, before completed features are looked for
    "on_completed": ("6.9", "7.2"),  # before anything is scored
    "on_scored": ("8.2", "8.6"),  # what follows from the points just given, while all figures still stand
    "after_scoring": ("9.1", "9.2"),  # what takes its value from the features scored
    "crossing": ("10.1", "10.1"),  # followers that go over from a scored feature to another
    "moving_on": ("10.2", "10.2"),  # figures that move on instead of going home
    "after_return": ("10.3", "10.11"),  # the scored figures go home, then those with nothing to stand for
    "after_placing": ("10.12", "12"),  # auctions, the second half of a double turn
    "after_last_tile": ("E.1", "E.1"),  # the bag is empty and the last turn is over
    "end_of_game": ("E.2", "E.5"),  # before final scoring; may ask
    "final_scoring": ("E.6", "E.9"),  # asks nobody
}
_AFTER_ALL_TURNS: Final = 1000


class Step(NamedTuple):
    """What is done at a named point: `at` its name, `row` its place in the order, `run` what is done."""

    at: str
    row: str
    run: Run


def row_key(row: str) -> tuple[int, ...]:
    """Return a row as numbers that sort like the order of the turn; raises ValueError for anything else."""
    return tuple(_AFTER_ALL_TURNS if part == "E" else int(part) for part in row.split("."))


def step_problem(step: Step) -> str | None:
    """Return what is wrong with a step's name or row, in a sentence; None if it is right."""
    if step.at not in STEP_ROWS:
        return f"there is no step {step.at!r}; there are {', '.join(STEP_ROWS)}"
    least, most = map(row_key, STEP_ROWS[step.at])
    try:
        key = row_key(step.row)
    except ValueError:
        return f"{step.row!r} is no row; write numbers with points between them"
    if key < least or key[: len(most)] > most:
        return (
            f"row {step.row} does not belong to {step.at!r}; its rows are {' to '.join(STEP_ROWS[step.at])}"
        )
    return None
