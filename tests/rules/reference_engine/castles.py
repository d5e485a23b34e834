"""Small cities that may become castles, and what castles score (CASTLE, X8-FLYER, INT-32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator

from tests.rules.reference_engine.board import Area, Castle, Land, heads, is_hill, leaders, led, win_tie
from tests.rules.reference_engine.castle_links import Chain, Score
from tests.rules.reference_engine.expansions.fairy import into_castle, of_features
from tests.rules.reference_engine.expansions.tops import ringmasters
from tests.rules.reference_engine.sheet import BUILDINGS, Raw
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement, SharedTown
from tests.rules.reference_engine.values import Entry, entry, value


def is_small(land: Land, area: Area) -> bool:
    """Return whether a completed city may become a castle (CASTLE-2..6)."""
    raws = [land.parts[node].raw for node in area.nodes]
    base = land.options["castle.base"]
    if area.kind != "city" or len(area.cells) != 2:
        return False
    if base == "any-two-tile-city":
        return True
    caps = len(raws) == 2 and all(len(raw["edges"]) == 1 for raw in raws)
    return caps and (base == "two-caps" or all(raw.get("semicircular") for raw in raws))


def deciders(land: Land, area: Area) -> list[int]:
    """Return the holders of a small city: its majority; a mayor without a pennant alone (MAYOR-9, INT-32)."""
    best = led(land, area, area.figures)
    return best or sorted({figure.seat for figure in area.followers})


def convert(state: GameState, this: Placement, completed: list[Area]) -> Generator[Ask, Raw, list[Area]]:
    """TS-7: ask about every small city; score what is scored in part; return what counts as completed."""
    land = state.board.land()
    if "bridges-castles-bazaars" not in land.expansions or state.options["x8.castles"] != "on":
        return completed
    small = [area for area in completed if is_small(land, area)]
    asked = [(seat, area) for area in small for seat in deciders(land, area)]
    builders: dict[int, list[int]] = {}
    for seat, area in sorted(asked, key=lambda pair: (state.clockwise(pair[0]), pair[1].cells)):
        if not state.supply[seat]["castle"]:
            continue
        home = land.home(area)
        answer = yield Ask("castle", seat, [{"type": "build_castle", **home}, {"type": "pass"}], home)
        if answer["type"] == "build_castle":
            state.supply[seat]["castle"] -= 1
            builders.setdefault(id(area), []).append(seat)
    for area in small:
        if id(area) in builders:
            this.shared += _cover(state, this, area, builders[id(area)])
    return [area for area in completed if id(area) not in builders]


def _cover(state: GameState, this: Placement, area: Area, by: list[int]) -> list[SharedTown]:
    """Lay the tokens; who did not want a castle scores among his like and goes home (X8-FLYER-1..5)."""
    land = state.board.land()
    others = [figure for figure in area.figures if figure.seat not in by or not figure.follower]
    shared_towns = []
    if set(deciders(land, area)) - set(by):
        places = [land.on(area, (x, y)) for y, x in area.cells]
        points = value(land, area)
        scorers = [figure for figure in others if figure.follower]
        hills = Counter(figure.seat for figure in scorers if is_hill(land, figure.node[:2]))
        besides = of_features(state, land, [area]) + ringmasters(land, area)
        besides = [line for line in besides if line[0] not in by]
        strength = heads(land, area, others)
        shared_towns = [SharedTown(strength, hills, land.pennants(area), points, places, besides)]
        state.take_goods(this.seat, area)
    for figure in others:
        state.home(figure)
    # The format names whoever is in it by the castle's first tile.
    home = land.spot(land.home(area))
    for figure in area.followers:
        if figure not in others:
            figure.node = home
            into_castle(state, figure)
    tied = led(land, area, [figure for figure in area.figures if figure not in others])
    shared = tied if len(tied) > 1 and state.revision > 2 else []
    state.board.castles.append(Castle(list(area.nodes), sorted(by), shared))
    state.board.changed()
    return shared_towns


def pay(state: GameState, this: Placement) -> None:
    """Give the points of small cities that some score, once guests have come (X8-FLYER-4, X8-COUNT-2)."""
    for town in this.shared:
        for seat in win_tie(state.board.land(), leaders(town.heads), town.hills):
            state.score(entry(seat, "city", town.points, town.places[0]))
        state.score(town.besides)


class Castles:
    """TS-9: the castles that already stood, and the features just completed beside them."""

    def __init__(
        self,
        state: GameState,
        standing: list[Area],
        done: list[Area],
        walked: Callable[[list[Area]], bool] | None,
    ) -> None:
        self.state = state
        # Whether wanderers or offices score by given castles; older rules did not ask about them.
        self.walked = walked if state.revision > 2 else None
        self.land = state.board.land()
        self.standing = standing
        self.done = done
        self.scored: list[Area] = []
        self.wave: list[Area] = []
        # What each feature is worth to a castle, and how many tiles it has for a wanderer (WANDER-40).
        self.worth = {id(area): value(self.land, area) for area in done}
        self.tiles = {id(a): 9 if a.kind in BUILDINGS else len(a.cells) for a in done}

    def run(self) -> Part:
        """Ask and score, wave after wave (CASTLE-23..37)."""
        gardens = self.state.options.get("castle.garden", "no") != "no"
        direct = [area for area in self.done if gardens or area.kind != "garden"]
        near = {id(c): [f for f in direct if beside(c, f)] for c in self.standing}
        self.wave = [c for c in self.standing if near[id(c)]]
        if self.state.options.get("castle.chain_vs_direct") == "free-choice":
            if self.state.revision > 2:
                yield from self._freely(near)
                return
            near = {id(c): self._linked(c, near) for c in self.standing}
        while self.wave:
            for castle in sorted(self.wave, key=lambda c: (self._turn(c), c.cells)):
                yield from self._score(castle, near[id(castle)])
            self.scored += self.wave
            near = {id(c): [q for q in self.scored if beside(c, q)] for c in self.standing}
            self.wave = [c for c in self.standing if c not in self.scored and near[id(c)]]

    def _turn(self, castle: Area) -> int:
        return min(self.state.clockwise(figure.seat) for figure in castle.followers)

    def _freely(self, near: dict[int, list[Area]]) -> Part:
        """CASTLE-36, `free-choice`: who names a linked castle takes what that one really takes."""
        chain = Chain(sorted(self.standing, key=lambda c: (self._turn(c), c.cells)), near, beside)
        links = chain.run()
        step = next(links, None)
        while step is not None:
            answer = None
            if isinstance(step, Score):
                self.scored.append(step.castle)
                self._give(step.castle, step.source)
            else:
                self.wave = chain.ready
                if len(step.options) > 1 and self._differ(step.castle, step.possible, chain.waits):
                    answer = yield from self._choose(step.castle, step.options)
            try:
                step = links.send(answer)
            except StopIteration:
                step = None

    def _score(self, castle: Area, options: list[Area]) -> Part:
        # If nobody is asked: HOUSE-23.
        chosen = min(options, key=lambda area: area.cells)
        if self._differ(castle, options, {}):
            chosen = yield from self._choose(castle, options)
        self._give(castle, chosen)

    def _choose(self, castle: Area, options: list[Area]) -> Generator[Ask, Raw, Area]:
        seats = sorted({figure.seat for figure in castle.followers}, key=self.state.clockwise)
        legal = [{"type": "choose_feature", **self.land.home(f)} for f in options]
        said = yield Ask("choose_feature", seats[0], legal, self.land.home(castle))
        return next(f for f in options if self.land.home(f).items() <= said.items())

    def _give(self, castle: Area, chosen: Area) -> None:
        home = self.land.home(castle)
        self.worth[id(castle)] = self.worth[id(chosen)]
        self.tiles[id(castle)] = self.tiles[id(chosen)]
        assert castle.castle is not None
        standing = heads(self.land, castle, castle.figures)
        # All who share it score, a mayor's owner too (X8-FLYER-3); a mayor alone counts for nothing.
        winners = castle.castle.tied or [seat for seat, strength in standing.items() if strength]
        found: list[Entry] = []
        for seat in winners:
            found += entry(seat, "castle", self.worth[id(castle)], home)
        self.state.score(found + of_features(self.state, self.land, [castle]))
        castle.castle.done = True

    def _differ(self, castle: Area, options: list[Area], waits: dict[int, Area]) -> bool:
        """HOUSE-23: by value, or by tiles where a wanderer or an office counts those."""
        if len({self.worth[id(f)] for f in options}) > 1:
            return True
        if self.walked is None or len({self.tiles[id(f)] for f in options}) == 1:
            return False
        heirs = [castle]
        later = [c for c in self.standing if c not in self.scored and c not in self.wave]
        for heir in heirs:
            heirs += [
                c for c in later if c not in heirs and waits.get(id(c), heir) is heir and beside(c, heir)
            ]
        return self.walked(heirs)

    def _linked(self, castle: Area, near: dict[int, list[Area]]) -> list[Area]:
        """With `free-choice`: what any castle of the chain has beside it."""
        chain = [castle]
        for link in chain:
            chain += [c for c in self.standing if c not in chain and beside(link, c)]
        found: list[Area] = []
        for link in chain:
            found += [f for f in near[id(link)] if f not in found]
        return found


def beside(castle: Area, other: Area) -> bool:
    """Return whether a tile of a feature lies in the vicinity of a castle (CASTLE-17..20, CASTLE-35)."""
    (y1, x1), (y2, x2) = castle.cells
    if x1 == x2:
        vicinity = {(y, x1 + k) for y in (y1, y2) for k in (-1, 0, 1)}
    else:
        vicinity = {(y1 + k, x) for x in (x1, x2) for k in (-1, 0, 1)}
    return not vicinity.isdisjoint(other.cells)
