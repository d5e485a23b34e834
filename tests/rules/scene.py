"""Scenes: a board as text, a hand of tiles to come, and words for what the players do.

scene = on_board("RFr ?? RFr", hand=["RFr"])
scene.turn("??", deploy="road@E")
assert scene.scores == [3, 0]
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from rules import Game, IllegalAction, Refusal, Setup, catalogue, feature, view
from rules.chance import Results
from rules.notation import HOME_SET, parse_board
from rules.setup.reader import layers_of
from rules.tiles.geometry import Cell

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
Where = str | Cell


@dataclass(frozen=True)
class SmallSetup(Setup):
    """A setup whose bag holds just these tiles, to come to the end of a game soon."""

    only: tuple[str, ...] = ()

    def bag(self) -> list[str]:
        return sorted(self.only)

    def hold(self, *tiles: str) -> None:
        """Put these tiles into the bag, and nothing else."""
        object.__setattr__(self, "only", tiles)
        object.__setattr__(self, "layers", layers_of(self, tiles))


class Scene:
    """A game on its way, with the places of the drawing it began with. Seats act in turn."""

    def __init__(self, game: Game, places: Mapping[str, Cell]) -> None:
        self.game = game
        self.places = places

    def cell(self, where: Where) -> Cell:
        return self.places[where] if isinstance(where, str) else where

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        assert self.game.decision is not None, "the game is over"
        return self.game.decision.seat

    @property
    def kind(self) -> str | None:
        """The kind of the decision at hand."""
        return self.game.decision.kind if self.game.decision else None

    @property
    def hand(self) -> str | None:
        return self.game.state.hand

    @property
    def scores(self) -> list[int]:
        return self.game.scores()

    @property
    def newest(self) -> Cell:
        """The cell of the tile placed last."""
        return list(self.game.state.board.tiles)[-1]

    def supply(self, piece: str = "meeple") -> list[int]:
        """Return how many of a piece each seat holds."""
        return [seat.supply[piece] for seat in self.game.state.seats]

    def figures(self, x: int, y: int, name: str) -> Counter[int]:
        """Return how many figures of each seat stand in the feature at a spot."""
        return Counter(f["seat"] for f in self.look(x, y, name)["figures"])

    def look(self, x: int, y: int, name: str) -> dict[str, Any]:
        """Return the feature at a spot, which must exist."""
        found = feature(self.game, x, y, name)
        assert found is not None, f"nothing at {x}, {y}, {name}"
        return found

    # What players do; each returns the scene, so that turns can be strung together.

    def act(self, **fields: Any) -> Scene:
        self.game.apply({"seat": self.seat, **fields})
        return self

    def place(self, where: Where = "??", rotation: int = 0) -> Scene:
        x, y = self.cell(where)
        return self.act(type="place_tile", x=x, y=y, rotation=rotation)

    def deploy(self, name: str, piece: str = "meeple") -> Scene:
        x, y = self.newest
        return self.act(type="deploy", piece=piece, x=x, y=y, feature=name)

    def end(self) -> Scene:
        return self.act(type="end_turn")

    def turn(
        self, where: Where = "??", rotation: int = 0, *, deploy: str | None = None, piece: str = "meeple"
    ) -> Scene:
        """Return a whole turn: place, perhaps deploy, end."""
        self.place(where, rotation)
        if deploy is not None:
            self.deploy(deploy, piece)
        return self.end()

    def forfeit(self, seat: int) -> Scene:
        self.game.apply({"seat": seat, "type": "forfeit"})
        return self

    def finish(self) -> Scene:
        """To the final scoring at once: all seats but the one to decide leave (HOUSE-4)."""
        for seat in [s for s in self.game.state.present() if s != self.seat]:
            self.forfeit(seat)
        assert self.game.over
        return self

    # What a referee arranges and asks.

    def stand(self, seat: int, name: str, where: Where = (0, 0), piece: str = "meeple") -> Scene:
        """Put a figure on the board by hand, whatever the rules of deploying say."""
        cell = self.cell(where)
        spot = self.game.state.board.tiles[cell].spot(name)
        assert spot is not None, f"no {name} on {cell}"
        self.game.state.deploy(seat, self.game.state.kinds[piece], spot)
        return self

    def can_deploy(self, piece: str = "meeple") -> list[str]:
        """Return where that piece may be deployed now."""
        return [a["feature"] for a in self.game.legal() if a["type"] == "deploy" and a["piece"] == piece]

    def can_place(self) -> list[tuple[int, int, int]]:
        return [(a["x"], a["y"], a["rotation"]) for a in self.game.legal() if a["type"] == "place_tile"]

    def refuses(self, **fields: Any) -> Refusal:
        """Return the refusal of an action; check that it is not listed and changes nothing."""
        action = {"seat": self.seat, **fields}
        before, listed = copy.deepcopy(view(self.game, self.seat)), self.game.legal()
        refusal = self.game.check(action)
        assert refusal is not None, f"{action} is legal"
        assert action not in listed
        with pytest.raises(IllegalAction) as refused:
            self.game.apply(action)
        assert refused.value.refusal == refusal
        assert view(self.game, self.seat) == before
        return refusal

    def refuses_place(self, where: Where = "??", rotation: int = 0) -> Refusal:
        x, y = self.cell(where)
        return self.refuses(type="place_tile", x=x, y=y, rotation=rotation)

    def refuses_deploy(self, name: str, piece: str = "meeple") -> Refusal:
        x, y = self.newest
        return self.refuses(type="deploy", piece=piece, x=x, y=y, feature=name)


def on_board(
    text: str = "*RCr",
    *,
    hand: Sequence[str] = (),
    seats: int = 2,
    last: bool = False,
    chance: Mapping[str, Sequence[Any]] | None = None,
    **keys: Any,
) -> Scene:
    """A scene: `hand` are the draws to come; `last` makes them the whole bag; other keys as in a setup.

    `chance` are the results of streams to come, such as `{"sheep": [3, 1]}`; without them a game waits.
    As many copies of each set are in play as board and hand need.
    """
    sketch = parse_board(text)
    draws = [name if "/" in name else HOME_SET + name for name in hand]
    needed = Counter(t.tile for t in sketch.tiles) + Counter(draws)
    edition = keys.get("edition", "new-2018")
    data = {
        "seats": list(NAMES[:seats]),
        "sets": {name: _copies(name, needed, edition) for name in ("base", *keys.get("expansions", ()))},
        "start": sketch.start(),
        **keys,
    }
    if last:
        small = SmallSetup.from_json(data)
        small.hold(*draws)
        return Scene(Game(small, draws, Results(chance)), sketch.places)
    return Scene(Game(Setup.from_json(data), draws, Results(chance)), sketch.places)


def _copies(name: str, needed: Counter[str], edition: str) -> int:
    has = {d.id: d.count(edition == "new-2018") for d in catalogue()[name].designs}
    here = {tile: number for tile, number in needed.items() if tile in has}
    for tile in here:
        assert has[tile], f"{edition} has no {tile}"
    return max((-(-number // has[tile]) for tile, number in here.items()), default=1)


def entries(scene: Scene) -> list[tuple[int, str, int]]:
    """Return what was scored so far: (seat, reason, points)."""
    return [(e["seat"], e["reason"], e["points"]) for e in scene.game.state.scored]
