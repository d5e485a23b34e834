"""Named points of a turn and of the game, and what is done there.

A *row* is a line of the one order for all expansions: "6.4" comes after "6.3" and before "6.10", "E.1" after
all turns. Steps of one name run by row, then in module order. Rows behind the last one of a moment belong to
it where they begin with it: "7.2.1" to one that ends with "7.2".
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple

# A coroutine that may ask decisions (`rules.decisions.Flow`), or a plain function that returns None. It gets
# the state and the `Placement` from `placed` to `after_placing`, the `TurnPart` before that and at
# `turn_ended`, None from `after_last_tile` on.
Run = Callable[[Any, Any], Generator[Any, Any, None] | None]


class Moment(NamedTuple):
    """A named point in the order: its rows from the first to the last, and what it is there for.

    At a moment that is the core's `own` no module has steps; modules change what happens there by hooks.
    """

    name: str
    first: str
    last: str
    what: str
    own: bool = False


# The whole order, of a turn and of the end: `rules.turn.turn` goes through it.
MOMENTS: Final = (
    Moment("turn_started", "1.1", "1.3", "A turn of a seat begins; not its second half, nor an extra tile."),
    Moment(
        "before_draw",
        "1.4",
        "1.4",
        "A tile of the player's own instead of a draw.",
    ),
    Moment("draw", "2.1", "2.2", "The next tile that fits; one that fits nowhere leaves the game.", own=True),
    Moment("drawn", "2.3", "2.4", "A tile is in hand that can be placed."),
    Moment(
        "place",
        "3.1",
        "3.1",
        "The tile is placed; one that needs an aid may be discarded.",
        own=True,
    ),
    Moment("before_placing", "3.1", "3.1", "A last look at the board without the tile."),
    Moment("placed", "3.1.0", "4.1", "What a placement does at once, or forces."),
    Moment(
        "act",
        "4.2",
        "5.6",
        "Duties, then one figure action and others in any order, until `end_turn`.",
        own=True,
    ),
    Moment(
        "ended",
        "6.1",
        "6.6",
        "After `end_turn`, before anything is scored; other players may decide.",
    ),
    Moment(
        "snapshot",
        "6.7",
        "6.8",
        "What the placement has completed; nothing later changes that.",
        own=True,
    ),
    Moment("on_completed", "6.9", "7.2", "Decisions about what was completed, before it is scored."),
    Moment("scoring", "8.1", "8.1", "Completed features, each followed by its awards.", own=True),
    Moment(
        "on_scored", "8.2", "8.6", "What follows from the points just given, while all figures still stand."
    ),
    Moment("after_scoring", "9.1", "9.2", "What takes its value from the features scored."),
    Moment("crossing", "10.1", "10.1", "Followers go over from a scored feature to another."),
    Moment("moving_on", "10.2", "10.2", "Figures move on instead of going home."),
    Moment(
        "after_return", "10.3", "10.11", "The scored figures go home, then those with nothing to stand for."
    ),
    Moment(
        "after_placing",
        "10.12",
        "12",
        "Sales, the second half of a double turn; not after an extra tile.",
    ),
    Moment("turn_ended", "13", "13", "A turn is over with all its parts and sales; others may decide."),
    Moment("after_last_tile", "E.1", "E.1", "The bag is empty and the last turn is over."),
    Moment("end_of_game", "E.2", "E.5", "Before final scoring; may ask."),
    Moment("final_scoring", "E.6", "E.9", "Asks nobody."),
)
# For each moment that modules may have steps at: its rows.
STEP_ROWS: Final = {moment.name: (moment.first, moment.last) for moment in MOMENTS if not moment.own}
_AFTER_ALL_TURNS: Final = 1000


class Step(NamedTuple):
    """What is done at a named point: `at` its name, `row` its place in the order, `run` what is done."""

    at: str
    row: str
    run: Run


def moments(first: str, last: str) -> tuple[str, ...]:
    """Return the names of the moments from one to another, both among them."""
    names = [moment.name for moment in MOMENTS]
    return tuple(names[names.index(first) : names.index(last) + 1])


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
