"""A reference engine for the base game, from the catalogue's files and a view alone.

Written without the classes of `rules/`: it floods the board anew each time, tries every cell and rotation,
and counts points by the clauses. Slow and simple on purpose; where the engines differ, one is wrong.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import rules

EDGES = ["N", "E", "S", "W"]
HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
ACROSS = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
BUILDINGS = ("monastery", "garden")
Node = tuple[int, int, int]
Raw = dict[str, Any]


@cache
def tiles() -> dict[str, Raw]:
    """Return the entries of the sets by id, as they stand in the files."""
    engine = Path(rules.__file__).parent
    files = [engine / "data" / "base.toml", engine / "expansions" / "bridges_castles_bazaars" / "tiles.toml"]
    entries = [tile for path in files for tile in tomllib.loads(path.read_text(encoding="utf-8"))["tile"]]
    return {tile["id"]: tile for tile in entries}


@cache
def segments(tile: str, rotation: int, gardens: bool) -> tuple[tuple[str, tuple[str, ...], Raw], ...]:
    """(kind, spots in the order of the format, entry) of each segment of a turned tile."""
    quarters = rotation // 90
    found = []
    for raw in tiles()[tile]["segments"]:
        edges = [EDGES[(EDGES.index(e) + quarters) % 4] for e in raw.get("edges", [])]
        halves = [HALVES[(HALVES.index(h) + 2 * quarters) % 8] for h in raw.get("halves", [])]
        spots = [spot for spot in EDGES + HALVES if spot in edges + halves]
        found.append((raw["kind"], tuple(spots), raw))
    if gardens and "garden" in tiles()[tile].get("features", []):
        found.append(("garden", (), {}))
    return tuple(found)


def name_of(kind: str, spots: tuple[str, ...]) -> str:
    return f"{kind}@{spots[0]}" if spots else kind


@cache
def rim(tile: str, rotation: int) -> dict[str, str]:
    """Return what each edge of a turned tile shows."""
    shown = dict.fromkeys(EDGES, "field")
    for kind, spots, _ in segments(tile, rotation, False):
        if kind in ("road", "city"):
            shown.update(dict.fromkeys(spots, kind))
    return shown


@dataclass
class Area:
    """A whole feature as the flood finds it."""

    kind: str
    nodes: list[Node]
    open: int = 0
    pennants: int = 0
    figures: list[tuple[int, str]] = field(default_factory=list)

    @property
    def cells(self) -> list[tuple[int, int]]:
        """Its tiles as (y, x), sorted."""
        return sorted({(y, x) for x, y, _ in self.nodes})

    @property
    def complete(self) -> bool:
        return self.kind != "field" and self.open == 0

    def leaders(self) -> list[int]:
        heads = Counter(seat for seat, _ in self.figures)
        return [seat for seat in sorted(heads) if heads[seat] == max(heads.values())]


class BaseReference:
    """What the rulebook says about one view of a game of the base set."""

    def __init__(self, view: Raw, setup: Raw) -> None:
        self.view = view
        self.options = setup["options"]
        self.revision: int = setup["revision"]
        self.abbot = self.options["abbot.enabled"] == "yes"
        self.board = {(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in view["tiles"]}
        self.segments = {
            (x, y, index): segment
            for (x, y), (tile, rotation) in self.board.items()
            for index, segment in enumerate(segments(tile, rotation, self.abbot))
        }
        self.build_up()
        self.at = {
            (x, y, kind, spot): (x, y, index)
            for (x, y, index), (kind, spots, _) in self.segments.items()
            for spot in (spots or ("",))
        }
        self.area: dict[Node, Area] = {}
        self.areas = [self._flood(node) for node in self.segments if node not in self.area]
        for piece in view["pieces"]:
            kind, _, spot = piece["feature"].partition("@")
            area = self.area[self.at[piece["x"], piece["y"], kind, spot]]
            area.figures.append((piece["seat"], piece["piece"]))

    def build_up(self) -> None:
        """For expansions that put more on tiles than is printed."""

    def _flood(self, node: Node) -> Area:
        area = Area(self.segments[node][0], [])
        todo = [node]
        self.area[node] = area
        while todo:
            here = todo.pop()
            area.nodes.append(here)
            kind, spots, raw = self.segments[here]
            area.pennants += raw.get("pennants", 0)
            if kind in BUILDINGS:
                area.open = 8 - self._around(here[0], here[1])
            for spot in spots:
                if self._faces_nothing(here, spot):
                    area.open += kind != "field"
                beyond = self._beyond(here, kind, spot)
                if beyond is None:
                    continue
                if beyond not in self.area:
                    self.area[beyond] = area
                    todo.append(beyond)
        return area

    def _around(self, x: int, y: int) -> int:
        cells = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
        return sum(cell in self.board for cell in cells)

    def _faces_nothing(self, node: Node, spot: str) -> bool:
        dx, dy, _ = ACROSS[spot[0]]
        return (node[0] + dx, node[1] + dy) not in self.board

    def _beyond(self, node: Node, kind: str, spot: str) -> Node | None:
        """Return what it joins over that spot; None also for a road that waits for its bridge."""
        dx, dy, facing = ACROSS[spot[0]]
        side = {"": "", "L": "R", "R": "L"}[spot[1:]]
        return self.at.get((node[0] + dx, node[1] + dy, kind, facing + side))

    # What is legal.

    def placements(self, tile: str) -> list[tuple[int, int, int]]:
        """Return every cell of the bounding box and its rim, every rotation, tried by the words of PLACE."""
        xs, ys = zip(*self.board, strict=True)
        return [
            (x, y, rotation)
            for x in range(min(xs) - 1, max(xs) + 2)
            for y in range(min(ys) - 1, max(ys) + 2)
            if (x, y) not in self.board
            for rotation in (0, 90, 180, 270)
            if self._fits(tile, x, y, rotation)
        ]

    def _fits(self, tile: str, x: int, y: int, rotation: int) -> bool:
        shown, touching = rim(tile, rotation), 0
        for edge, (dx, dy, facing) in ACROSS.items():
            other = self.board.get((x + dx, y + dy))
            if other is not None:
                touching += 1
                if rim(*other)[facing] != shown[edge]:
                    return False
        return touching > 0

    def legal(self, used: bool) -> list[Raw]:
        """Return all legal actions, in the order of the format.

        `used`: a figure was used in this turn already.
        """
        decision = self.view["decision"]
        if decision is None or decision["kind"] == "draw":
            return []
        seat = decision["seat"]
        if decision["kind"] == "place_tile":
            found = [
                {"seat": seat, "type": "place_tile", "x": x, "y": y, "rotation": rotation}
                for x, y, rotation in self.placements(self.view["turn"]["tile"])
            ]
        else:
            found = [{"seat": seat, "type": "end_turn"}]
            if not used:
                found += self._deploys(seat) + self._recalls(seat)
        return sorted(
            found,
            key=lambda a: (
                a["type"],
                a.get("x", 0),
                a.get("y", 0),
                a.get("rotation", 0),
                a.get("feature", ""),
                a.get("piece", ""),
            ),
        )

    def _deploys(self, seat: int) -> list[Raw]:
        newest = self.view["tiles"][-1]
        x, y = newest["x"], newest["y"]
        supply = self.view["seats"][seat]["supply"]
        grounds = {"meeple": {"road", "city", "monastery"}, "abbot": set(BUILDINGS)}
        if self.options["farm.enabled"] == "yes":
            grounds["meeple"].add("field")
        return [
            {"seat": seat, "type": "deploy", "piece": piece, "x": x, "y": y, "feature": name_of(kind, spots)}
            for piece, number in supply.items()
            for node, (kind, spots, _) in self.segments.items()
            if number
            and node[:2] == (x, y)
            and kind in grounds.get(piece, ())
            and not self.area[node].figures
        ]

    def _recalls(self, seat: int) -> list[Raw]:
        return [
            {"seat": seat, "type": "recall", **{k: p[k] for k in ("piece", "x", "y", "feature")}}
            for p in self.view["pieces"]
            if p["seat"] == seat and p["piece"] == "abbot" and self._may_leave(p)
        ]

    def _may_leave(self, piece: Raw) -> bool:
        """Return whether an abbot may be taken back: from what is complete only if the option allows it."""
        area = self.area[self.at[piece["x"], piece["y"], piece["feature"], ""]]
        return self.options.get("abbot.recall", "any") == "any" or not area.complete

    # What is scored: (seat, reason, points, x, y, feature).

    def entries(self, area: Area, points: int, seats: list[int]) -> list[tuple[Any, ...]]:
        (y, x) = area.cells[0]
        home = (x, y, name_of(area.kind, self.first(area, (x, y))))
        return [(seat, area.kind, points, *home) for seat in seats] if points else []

    def first(self, area: Area, cell: tuple[int, int]) -> tuple[str, ...]:
        """Return the spots of the segment that names a feature on a tile: the catalogue's first.

        In older games the one with the first spot.
        """
        here = [node for node in area.nodes if node[:2] == cell]
        if self.revision >= 6:
            return self.segments[min(here)][1]
        order = EDGES + HALVES
        spots = [self.segments[node][1] for node in here]
        return min(spots, key=lambda names: order.index(names[0]) if names else -1)

    def points(self, area: Area, final: bool) -> int:
        tiles_, pennants = len(area.cells), area.pennants
        if area.kind == "road":
            return tiles_
        if area.kind in BUILDINGS:
            return 9 - area.open
        if final or (tiles_ == 2 and self.options["city.small_completed"] == "1-per-tile"):
            return tiles_ + pennants
        return 2 * tiles_ + 2 * pennants

    def completed(self) -> list[Area]:
        """Return what the tile placed last has completed."""
        newest = self.view["tiles"][-1]
        x, y = newest["x"], newest["y"]
        return [
            area
            for area in self.areas
            if area.complete
            and any(
                (nx, ny) == (x, y) or (area.kind in BUILDINGS and max(abs(nx - x), abs(ny - y)) < 2)
                for nx, ny, _ in area.nodes
            )
        ]

    def settled(self) -> list[tuple[Any, ...]]:
        """Return what the end of a turn scores now."""
        return [
            e
            for area in self.completed()
            for e in self.entries(area, self.points(area, False), area.leaders())
        ]

    def final(self, gone_home: list[Area]) -> list[tuple[Any, ...]]:
        """Return what the end of the game scores now, but for features scored just before."""
        rest = [area for area in self.areas if area.figures and area not in gone_home]
        found = [
            e
            for area in rest
            if area.kind != "field"
            for e in self.entries(area, self.points(area, True), area.leaders())
        ]
        return found + self._fields([area for area in rest if area.kind == "field"])

    def _cities(self, area: Area) -> list[Area]:
        """Return the completed cities at a field, each once."""
        found: list[Area] = []
        for x, y, index in area.nodes:
            for city in self.segments[x, y, index][2].get("cities", []):
                beside = self.area[x, y, city]
                if beside.complete and beside not in found:
                    found.append(beside)
        return found

    def _fields(self, fields: list[Area]) -> list[tuple[Any, ...]]:
        if self.options["farm.scoring"] == "per-city-4":
            return self._oldest(fields)
        found, paid = [], Counter[tuple[int, int]]()
        for area in sorted(fields, key=lambda a: a.cells):
            for seat in area.leaders():
                cities = [c for c in self._cities(area) if not paid[seat, id(c)]]
                if self.options["farm.scoring"] == "per-farm-3-once":
                    paid.update((seat, id(c)) for c in cities)
                found += self.entries(area, self.worth_of(cities, 3), [seat])
        return found

    def worth_of(self, scoring_neighbours: list[Area], rate: int) -> int:
        """Return what the cities at a field bring."""
        return rate * len(scoring_neighbours)

    def _oldest(self, fields: list[Area]) -> list[tuple[Any, ...]]:
        found = []
        for city in self.areas:
            around = [area for area in fields if city in self._cities(area)]
            farmers = Area("field", city.nodes, figures=[f for area in around for f in area.figures])
            if around:
                x, y, name = self.entries(city, 1, [0])[0][3:]
                found += [(seat, "field", self.worth_of([city], 4), x, y, name) for seat in farmers.leaders()]
        return found
