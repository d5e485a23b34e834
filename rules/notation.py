"""Boards as text: for tests, bug reports and the terminal.

    .      RCr    CFC.2@90
    *L     ??     BB/F.b

One line a row, north first; words are cells, west first. `.` is an empty cell, `RCr@90` a tile of the base
set turned clockwise by 90 degrees (other sets are named in full), `??` or `?` with a name an empty cell under
discussion. The cell marked `*` is (0, 0), the first cell if none is. What follows a `#` is a remark.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final, Protocol

from rules.board.features import Place, Spot
from rules.setup.reader import CheckedSetup as Setup
from rules.setup.setup import StartTile
from rules.state.state import GameState
from rules.tiles.geometry import ROTATIONS, Cell

HOME_SET: Final = "BA/"
# More cells than any game fills; start tiles may lie farther apart than paper is wide.
MOST_CELLS: Final = 100_000


class HasState(Protocol):
    """A game, of which only the state is drawn."""

    @property
    def state(self) -> GameState: ...


class NotationError(ValueError):
    """A text that is no board; the message names the word."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A board as read: its tiles in reading order, and the cells under discussion by their word."""

    tiles: tuple[StartTile, ...]
    places: Mapping[str, Cell]

    def start(self) -> list[dict[str, Any]]:
        """Return the tiles as the `start` of a setup."""
        return [{"tile": t.tile, "x": t.x, "y": t.y, "rotation": t.rotation} for t in self.tiles]


def parse_board(text: str) -> Sketch:
    """Read a board; raises `NotationError`. Whether its tiles match is for the setup to say."""
    rows = [line.split("#")[0].split() for line in text.splitlines()]
    rows = [row for row in rows if row]
    at_x, at_y = _origin(rows)
    tiles, places = [], {}
    for y, row in enumerate(rows):
        for x, marked in enumerate(row):
            word, cell = marked.removeprefix("*"), (x - at_x, y - at_y)
            if word.startswith("?"):
                if word in places:
                    raise NotationError(f"The place {word} stands twice.")
                places[word] = cell
            elif word != ".":
                tiles.append(_tile(word, cell))
    return Sketch(tuple(tiles), places)


def _origin(rows: list[list[str]]) -> Cell:
    marked = [(x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word.startswith("*")]
    if len(marked) > 1:
        raise NotationError("Only one cell is marked * as (0, 0).")
    return marked[0] if marked else (0, 0)


def _tile(word: str, cell: Cell) -> StartTile:
    name, _, turn = word.partition("@")
    if (turn or "0") not in map(str, ROTATIONS):
        raise NotationError(f"{word}: a tile turns by 0, 90, 180 or 270.")
    return StartTile(_full(name), *cell, int(turn or 0))


def _full(name: str) -> str:
    return name if "/" in name else HOME_SET + name


def board_setup(text: str, **keys: Any) -> Setup:
    """Return the setup that starts with this board; `keys` are those of a record's setup.

    Raises `SetupError`.
    """
    return Setup.from_json({"seats": ["Ann", "Bob"], **keys, "start": parse_board(text).start()})


def draw_board(game: HasState) -> str:
    """Return the board in this notation with (0, 0) marked; remarks name what was built and the figures.

    Tiles too far apart for a drawing are remarks as well.
    """
    return "\n".join([*_grid(game), *_built(game), *_figures(game)])


def _grid(game: HasState) -> list[str]:
    tiles = game.state.board.tiles
    words = {cell: _word(p.face.design.id, p.face.rotation) for cell, p in tiles.items()}
    words[0, 0] = "*" + words.get((0, 0), ".")
    across = range(min(x for x, _ in words), max(x for x, _ in words) + 1)
    down = range(min(y for _, y in words), max(y for _, y in words) + 1)
    if len(across) * len(down) > MOST_CELLS:
        return [f"# ({x}, {y}) {word}" for (x, y), word in words.items() if (x, y) in tiles]
    rows = [[words.get((x, y), ".") for x in across] for y in down]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def _word(tile: str, rotation: int) -> str:
    return tile.removeprefix(HOME_SET) + (f"@{rotation}" if rotation else "")


def _built(game: HasState) -> list[str]:
    """Return what was built on a tile: a segment that is not printed there, or is of another kind by now."""
    return [
        f"# ({x}, {y}) {spot.segment.names[0]}: built"
        for (x, y), placed in game.state.board.tiles.items()
        for spot, printed in zip_longest(placed.spots, placed.face.segments)
        if printed is None or spot.segment.kind != printed.kind
    ]


def _figures(game: HasState) -> list[str]:
    seats = game.state.seats
    return [f"# {_where(f.at)}: {f.kind.name} of {seats[f.seat].name}" for f in game.state.figures]


def _where(at: Spot | Place) -> str:
    if isinstance(at, Spot):
        return f"({at.cell[0]}, {at.cell[1]}) {at.segment.names[0]}"
    return " ".join(str(value) for value in at.reference.values())
