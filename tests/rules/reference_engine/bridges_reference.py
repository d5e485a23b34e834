"""A reference engine for bridges, castles and bazaars, from a view alone: it tries all and floods anew."""

from __future__ import annotations

from typing import Any

from tests.rules.reference_engine.base_game import (
    ACROSS,
    BUILDINGS,
    Area,
    BaseReference,
    Raw,
    name_of,
    rim,
    tiles,
)
from tests.rules.reference_engine.castle_links import Chain, Choice, Links, Score

ENDS = {"ns": ("N", "S"), "ew": ("E", "W")}
Cell = tuple[int, int]
Rims = dict[Cell, dict[str, str]]


class BridgesReference(BaseReference):
    """The base game's reference, with what this expansion puts on the board."""

    def build_up(self) -> None:
        self.spans = {(b["x"], b["y"]): b["axis"] for b in self.view.get("bridges", [])}
        self.rims: Rims = {cell: dict(rim(*tile)) for cell, tile in self.board.items()}
        for cell, axis in self.spans.items():
            self.rims[cell].update(dict.fromkeys(ENDS[axis], "road"))
            index = 1 + max(i for x, y, i in self.segments if (x, y) == cell)
            self.segments[*cell, index] = ("road", ENDS[axis], {})
        for castle in self.view.get("castles", []):
            edge = castle["feature"].partition("@")[2]
            dx, dy, facing = ACROSS[edge]
            for x, y, spot in (
                (castle["x"], castle["y"], edge),
                (castle["x"] + dx, castle["y"] + dy, facing),
            ):
                node = next(n for n, s in self.segments.items() if n[:2] == (x, y) and s[1] == (spot,))
                self.segments[node] = ("castle", *self.segments[node][1:])

    def _flood(self, node: Any) -> Area:
        area = super()._flood(node)
        if area.kind == "castle":
            area.open = 1  # Never completed (CASTLE-15).
        return area

    # Bridges.

    def _may_span(self, rims: Rims, cell: Cell, axis: str) -> bool:
        """Return whether a bridge can lie there: field ends, and a road or nothing beyond each."""
        for edge in ENDS[axis]:
            dx, dy, facing = ACROSS[edge]
            beyond = rims.get((cell[0] + dx, cell[1] + dy))
            if rims[cell][edge] != "field" or (beyond is not None and beyond[facing] != "road"):
                return False
        return cell not in self.spans

    def _near(self, rims: Rims, cell: Cell) -> list[Cell]:
        near = [cell, *((cell[0] + dx, cell[1] + dy) for dx, dy, _ in ACROSS.values())]
        return [c for c in near if c in rims]

    def mending(self, rims: Rims, cell: Cell) -> list[tuple[Cell, str]]:
        """Return the bridges after which every edge of a tile matches."""
        found = []
        for site in self._near(rims, cell):
            for axis, ends in ENDS.items():
                tried = {**rims, site: {**rims[site], **dict.fromkeys(ends, "road")}}
                field_ends = all(rims[site][edge] == "field" for edge in ends)
                if field_ends and site not in self.spans and _matches(tried, cell) and _matches(tried, site):
                    found.append((site, axis))
        return found

    def sites(self, cell: Cell) -> list[Raw]:
        """Return the bridges that may be built after a tile was placed on a cell, needed or not."""
        if not _matches(self.rims, cell):
            found = self.mending(self.rims, cell)
        else:
            near = self._near(self.rims, cell)
            found = [(c, axis) for c in near for axis in ENDS if self._may_span(self.rims, c, axis)]
        return [{"type": "build_bridge", "x": x, "y": y, "axis": axis} for (x, y), axis in found]

    def aided(self, tile: str) -> list[tuple[int, int, int]]:
        """Return the placements that one bridge makes possible."""
        xs, ys = zip(*self.board, strict=True)
        found = []
        for x in range(min(xs) - 1, max(xs) + 2):
            for y in range(min(ys) - 1, max(ys) + 2):
                if (x, y) in self.board or len(self._near(self.rims, (x, y))) == 0:
                    continue
                for rotation in (0, 90, 180, 270):
                    tried = {**self.rims, (x, y): rim(tile, rotation)}
                    if not _matches(tried, (x, y)) and self.mending(tried, (x, y)):
                        found.append((x, y, rotation))
        return found

    def _fits(self, tile: str, x: int, y: int, rotation: int) -> bool:
        tried = {**self.rims, (x, y): rim(tile, rotation)}
        return len(self._near(tried, (x, y))) > 1 and _matches(tried, (x, y))

    # What is legal.

    def legal_with_bridges(self, *, used: bool, deployed: bool, built: bool) -> list[Raw]:
        """Return all legal actions but for castles, in the order of the format.

        Since the tile was placed, a figure was `used`, one was `deployed`, a bridge was `built`.
        """
        decision = self.view["decision"]
        kind = decision["kind"] if decision else None
        if kind == "place_tile":
            found = self._placing()
        elif kind == "act":
            found = self._acting(used, deployed, built)
        elif kind in ("auction_choose", "auction_bid", "auction_settle", "choose_tile"):
            found = self._selling(kind, decision["seat"])
        else:
            return []
        found = [{"seat": decision["seat"], **action} for action in found]
        return sorted(found, key=_order)

    def _bridges_left(self) -> bool:
        return bool(self.view["seats"][self.view["decision"]["seat"]]["supply"].get("bridge"))

    def _placing(self) -> list[Raw]:
        tile = self.view["turn"]["tile"]
        plain = self.placements(tile)
        helped = self.aided(tile) if self._bridges_left() else []
        keys = ("x", "y", "rotation")
        found: list[Raw] = [{"type": "place_tile", **dict(zip(keys, p, strict=True))} for p in plain]
        found += [
            {"type": "place_tile", **dict(zip(keys, p, strict=True)), "needs": "bridge"} for p in helped
        ]
        return found if plain else [*found, {"type": "discard_tile"}]

    def _acting(self, used: bool, deployed: bool, built: bool) -> list[Raw]:
        seat = self.view["decision"]["seat"]
        newest = (self.view["tiles"][-1]["x"], self.view["tiles"][-1]["y"])
        if not _matches(self.rims, newest):
            return self.sites(newest)
        found: list[Raw] = [{"type": "end_turn"}]
        if not used:
            found += self._deploys(seat) + self._recalls(seat)
        late = deployed and self.options["bridge.timing"] == "before-deploy"
        if self.options["x8.bridges"] == "on" and not built and not late and self._bridges_left():
            found += self.sites(newest)
        return found

    def _selling(self, kind: str, seat: int) -> list[Raw]:
        sale = self.view["auction"]
        free = [place for place, entry in enumerate(sale["row"]) if entry["seat"] is None]
        if kind == "auction_choose":
            return [{"type": kind, "tile": place, "bid": 0, "at_least": True} for place in free]
        if kind == "choose_tile":
            return [{"type": kind, "tile": place} for place in free]
        limited = "own-points" in self.options.values() or self.options["score.negative"] == "no"
        purse = max(self.view["seats"][seat]["score"], 0) if limited else 9999
        if kind == "auction_bid":
            higher = sale["bid"] + 1
            raises: list[Raw] = [{"type": kind, "bid": higher, "at_least": True}] if higher <= purse else []
            return [*raises, {"type": "pass"}]
        buys = [{"type": kind, "choice": "buy"}] if sale["bid"] <= purse else []
        return [*buys, {"type": kind, "choice": "sell"}]

    # Castles.

    def is_small(self, area: Area) -> bool:
        """Return whether a completed city may become a castle."""
        if area.kind != "city" or len(area.cells) != 2:
            return False
        raws = [self.segments[node][2] for node in area.nodes]
        return self.options["castle.base"] != "two-semicircles" or all(r.get("semicircular") for r in raws)

    def home(self, area: Area) -> Raw:
        (y, x) = area.cells[0]
        return {"x": x, "y": y, "feature": name_of(area.kind, self.first(area, (x, y)))}

    # The end.

    def final(self, gone_home: list[Area]) -> list[tuple[Any, ...]]:
        for area in self.areas:
            if area.kind == "castle":
                area.figures = []
        return super().final(gone_home)

    def _cities(self, area: Area) -> list[Area]:
        found: list[Area] = []
        for x, y, index in area.nodes:
            for city in self.segments[x, y, index][2].get("cities", []):
                beside = self.area[x, y, city]
                if (beside.complete or beside.kind == "castle") and beside not in found:
                    found.append(beside)
        return found

    def worth_of(self, scoring_neighbours: list[Area], rate: int) -> int:
        return sum(rate + (city.kind == "castle") for city in scoring_neighbours)


def _matches(rims: Rims, cell: Cell) -> bool:
    """Return whether every edge of a tile shows what its neighbour shows."""
    for edge, (dx, dy, facing) in ACROSS.items():
        beyond = rims.get((cell[0] + dx, cell[1] + dy))
        if beyond is not None and beyond[facing] != rims[cell][edge]:
            return False
    return True


def _order(action: Raw) -> tuple[Any, ...]:
    """Return the order of the format; what it leaves open keeps the order of the rulebook's words."""
    place = (action.get("x", 0), action.get("y", 0), action.get("rotation", 0))
    return (action["type"], *place, action.get("feature", ""), action.get("piece", ""))


class Round:
    """One round of scoring: what an `end_turn` completes, who decides what, and who gets how much.

    `answers` are the actions taken since. `state` says what must be asked next, or what was scored.
    """

    def __init__(self, reference: BridgesReference) -> None:
        self.reference = reference
        self.view = reference.view
        self.active: int = self.view["turn"]["seat"]
        self.answers: list[Raw] = []
        castles = [area for area in reference.areas if area.kind == "castle"]
        self.standing = [area for area in castles if area.figures]
        self.completed = reference.completed()
        self.tokens = [seat["supply"].get("castle", 0) for seat in self.view["seats"]]
        self.entries: list[tuple[Any, ...]] = []
        self.gone_home: list[Area] = []

    def _clockwise(self, seat: int) -> int:
        return (seat - self.active) % len(self.tokens)

    def state(self) -> tuple[str, int, Raw, list[Raw]] | None:
        """(kind, seat, what it is about, features to choose from), or None when all is decided."""
        answers = list(self.answers)
        tokens, converted = list(self.tokens), []
        small = [a for a in self.completed if self.reference.is_small(a) and a.leaders()]
        if self.reference.options["x8.castles"] == "on":
            for city in sorted(small, key=lambda a: (self._clockwise(a.leaders()[0]), a.cells)):
                seat = city.leaders()[0]
                if not tokens[seat]:
                    continue
                if not answers:
                    return "castle", seat, self.reference.home(city), []
                if answers.pop(0)["type"] == "build_castle":
                    tokens[seat] -= 1
                    converted.append(city)
        done = [area for area in self.completed if area not in converted]
        op = self.reference
        self.entries = [e for area in done for e in op.entries(area, op.points(area, False), area.leaders())]
        asked = self._castles(done, answers)
        if asked is None:
            for city in converted:
                city.kind = "castle"
                city.open = 1
            self.gone_home += done
        return asked

    def _vicinity(self, castle: Area) -> set[tuple[int, int]]:
        """Six cells as (y, x)."""
        (y1, x1), (y2, x2) = castle.cells
        if x1 == x2:
            return {(y, x1 + k) for y in (y1, y2) for k in (-1, 0, 1)}
        return {(y1 + k, x) for x in (x1, x2) for k in (-1, 0, 1)}

    def _castles(self, done: list[Area], answers: list[Raw]) -> tuple[str, int, Raw, list[Raw]] | None:
        op = self.reference
        gardens = op.options["castle.garden"] != "no"
        value = {id(area): op.points(area, False) for area in done}
        near = {
            id(c): [f for f in done if self._beside(c, f) and (gardens or f.kind != "garden")]
            for c in self.standing
        }
        order = sorted(self.standing, key=lambda c: (self._clockwise(c.leaders()[0]), c.cells))
        chain = Chain(order, near, self._beside)
        freely = op.options["castle.chain_vs_direct"] == "free-choice"
        steps = chain.run() if freely and op.revision > 2 else self._waves(near)
        step, scored = next(steps, None), list[Area]()
        while step is not None:
            chosen = None
            if isinstance(step, Score):
                value[id(step.castle)] = value[id(step.source)]
                home = tuple(op.home(step.castle).values())
                points = value[id(step.castle)]
                self.entries += [(seat, "castle", points, *home) for seat in step.castle.leaders()]
                scored.append(step.castle)
            elif len(step.options) > 1 and len({value[id(f)] for f in step.possible}) > 1:
                if not answers:
                    homes = [op.home(f) for f in step.options]
                    return "choose_feature", step.castle.leaders()[0], op.home(step.castle), homes
                said = answers.pop(0)
                chosen = next(f for f in step.options if op.home(f).items() <= said.items())
            try:
                step = steps.send(chosen)
            except StopIteration:
                step = None
        self.gone_home = scored
        return None

    def _waves(self, near: dict[int, list[Area]]) -> Links:
        """First the castles with completed features of their own, then those beside castles that scored."""
        wave = [c for c in self.standing if near[id(c)]]
        if self.reference.options["castle.chain_vs_direct"] == "free-choice":
            near = {id(c): self._linked(c, near) for c in self.standing}
        scored: list[Area] = []
        while wave:
            for castle in sorted(wave, key=lambda c: (self._clockwise(c.leaders()[0]), c.cells)):
                chosen = yield Choice(castle, near[id(castle)], near[id(castle)])
                yield Score(castle, near[id(castle)][0] if chosen is None else chosen)
            scored += wave
            near = {id(c): [q for q in scored if self._beside(c, q)] for c in self.standing}
            wave = [c for c in self.standing if c not in scored and near[id(c)]]

    def _beside(self, castle: Area, other: Area) -> bool:
        return not self._vicinity(castle).isdisjoint(other.cells)

    def _linked(self, castle: Area, near: dict[int, list[Area]]) -> list[Area]:
        chain = [castle]
        for link in chain:
            chain += [c for c in self.standing if c not in chain and self._beside(link, c)]
        found: list[Area] = []
        for link in chain:
            found += [f for f in near[id(link)] if f not in found]
        return found


__all__ = ["BUILDINGS", "BridgesReference", "Round", "tiles"]
