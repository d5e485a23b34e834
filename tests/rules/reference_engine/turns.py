"""The course of a game: turns, halves of double turns, the end (section 9 of the base rulebook)."""

from __future__ import annotations

from tests.rules.reference_engine.deploying import deploys, recalls, wanders
from tests.rules.reference_engine.placing import Placing
from tests.rules.reference_engine.sales import Sales
from tests.rules.reference_engine.settling import settle
from tests.rules.reference_engine.sheet import ABBEY, SPAN, Raw
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement, Turn
from tests.rules.reference_engine.values import barns, entry, fields, scored, value

KINDS_AT_THE_END = ("road", "city", "monastery", "garden")


class Course:
    """A whole game. `after` a placement come the bazaar and the second half of a double turn."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.sales = Sales(state, self)

    def game(self) -> Part:
        state = self.state
        seat = 0
        while state.tiles_left:
            state.turn = Turn(seat)
            yield from self.half(second=False)
            seat = state.after(seat)
        yield from self._last_abbeys()
        self._score_the_rest()

    def half(self, *, second: bool, abbey: bool = True) -> Part:
        """Play one half of a double turn, or a whole turn: the seat lays a tile of its own or draws one."""
        state = self.state
        holes = self._holes() if abbey else []
        if holes:
            other = "draw_tile" if state.tiles_left else "pass"
            answer = yield Ask("abbey", state.turn.seat, [*holes, {"type": other}])
            if answer["type"] == "place_abbey":
                yield from self._place_abbey(answer, second)
                return
        if self.draw():
            yield from self.place(second=second, drawn=True)

    def _holes(self) -> list[Raw]:
        state = self.state
        river = state.river is not None and state.river.flowing
        if not state.supply[state.turn.seat]["abbey"] or river:
            return []
        return Placing(state.board, state.river).holes()

    def _place_abbey(self, answer: Raw, second: bool) -> Part:
        state = self.state
        state.supply[state.turn.seat]["abbey"] -= 1
        this = state.lay(ABBEY, (answer["x"], answer["y"]), 0)
        yield from self._finish(this, second=second, drawn=False)

    def draw(self) -> bool:
        """Take the tile that shows in the hand for drawn; those discarded before it fitted nowhere."""
        state = self.state
        while state.tiles_left:
            gone = state.seen["discarded"][len(state.discarded) :]
            tile = gone[0] if gone else state.seen["turn"]["tile"]
            state.take_out(tile)
            if not gone:
                state.hand = tile
                return True
            assert not self.places(tile), f"{tile} could have been placed"
            state.discarded.append(tile)
        return False

    def places(self, tile: str) -> list[Raw]:
        state = self.state
        bridge = state.supply[state.turn.seat]["bridge"] > 0 and self._may_build()
        return Placing(state.board, state.river).places(tile, bridge=bridge)

    def _may_build(self) -> bool:
        return not (self.state.options.get("bridge.per") == "turn" and self.state.turn.built)

    def place(self, *, second: bool, drawn: bool) -> Part:
        """TS-3: the tile in hand."""
        state = self.state
        while state.hand is not None:
            tile, legal = state.hand, self.places(state.hand)
            assert legal, f"{tile} fits nowhere"
            if all("needs" in action for action in legal):
                legal = [*legal, {"type": "discard_tile"}]
            answer = yield Ask("place_tile", state.turn.seat, legal)
            if answer["type"] == "place_tile":
                this = state.lay(tile, (answer["x"], answer["y"]), answer["rotation"])
                yield from self._finish(this, second=second, drawn=drawn)
                return
            state.hand = None
            state.discarded.append(tile)
            drawn = self.draw()

    def _finish(self, this: Placement, *, second: bool, drawn: bool) -> Part:
        yield from self._act(this)
        double = not second and self._extends(this)
        yield from settle(self.state, this)
        yield from self.sales.after(this, double=double, drawn=drawn)

    def _extends(self, this: Placement) -> bool:
        """BUILDER-5, BUILDER-8, BUILDER-12: the tile or a bridge lengthens the feature of an own builder."""
        land = self.state.board.land()
        fresh = {
            node
            for node in land.parts
            if node[:2] == this.cell or (node[2] == SPAN and node[:2] in this.bridges)
        }
        return any(
            figure.piece == "builder"
            and figure.seat == this.seat
            and figure.node in this.before.parts
            and not fresh.isdisjoint(land.area[figure.node].nodes)
            for figure in self.state.board.figures
        )

    # Optional actions.

    def _act(self, this: Placement) -> Part:
        state = self.state
        while True:
            answer = yield Ask("act", this.seat, self._actions(this))
            kind = answer["type"]
            if kind == "end_turn":
                return
            if kind == "build_bridge":
                self._build(this, answer)
            elif kind == "recall":
                self._recall(this, answer)
            elif answer["piece"] == "wanderer":
                self._wander(this, answer)
            else:
                figure = state.deploy(
                    this.seat, answer["piece"], state.board.land().spot(answer), answer.get("corner")
                )
                this.barn = figure if figure.piece == "barn" else None
                this.used = True

    def _actions(self, this: Placement) -> list[Raw]:
        state = self.state
        placing = Placing(state.board, state.river)
        supply = state.supply[this.seat]
        if this.tile != ABBEY and placing.torn(this.cell):
            return placing.sites(this.cell)
        found: list[Raw] = [{"type": "end_turn"}]
        if not this.used:
            found += deploys(state.board, this.cell, supply, this.seat)
            found += recalls(state.board, this.seat)
        if "wanderer-mayors-office" in state.expansions and not this.wandered:
            cell = None if state.revision > 2 else this.cell
            found += wanders(state.board, this.before, cell, supply, this.seat)
        late = this.used and state.options.get("bridge.timing") == "before-deploy"
        if supply["bridge"] and not this.bridges and self._may_build() and not late:
            found += placing.sites(this.cell)
        return found

    def _build(self, this: Placement, answer: Raw) -> None:
        state = self.state
        state.board.bridges[answer["x"], answer["y"]] = answer["axis"]
        state.supply[this.seat]["bridge"] -= 1
        state.turn.built = True
        state.board.changed()
        this.bridges.append((answer["x"], answer["y"]))

    def _recall(self, this: Placement, answer: Raw) -> None:
        """BASE-ABBOT-5: the present value, given when the turn ends (BASE-TS-4)."""
        land = self.state.board.land()
        node = land.spot(answer)
        area = land.area[node]
        abbot = next(f for f in area.figures if f.piece == "abbot" and f.seat == this.seat)
        this.earned = entry(this.seat, area.kind, value(land, area), land.home(area))
        self.state.home(abbot)
        this.used = True

    def _wander(self, this: Placement, answer: Raw) -> None:
        state = self.state
        node = state.board.land().spot(answer)
        standing = [f for f in state.board.figures if (f.seat, f.piece) == (this.seat, "wanderer")]
        for figure in standing:
            state.home(figure)
        state.deploy(this.seat, "wanderer", node)
        state.turn.wandered.add(this.seat)
        this.wandered = True

    # The end.

    def _last_abbeys(self) -> Part:
        """ABBEY-10, HOUSE-16: once each, from the left of who placed the last tile."""
        state = self.state
        first = state.after(state.last_placer)
        for number in range(state.seats):
            state.turn = Turn((first + number) % state.seats)
            holes = self._holes()
            if holes:
                answer = yield Ask("abbey", state.turn.seat, [*holes, {"type": "pass"}])
                if answer["type"] == "place_abbey":
                    yield from self._place_abbey(answer, second=True)

    def _score_the_rest(self) -> None:
        """BASE-END-2..4, INN-2, CATH-2, GOODS-3, PIG-3, BARN-7; all figures go home."""
        state = self.state
        land = state.board.land()
        for area in land.areas:
            if area.kind in KINDS_AT_THE_END:
                state.score(scored(land, area, final=True))
        state.score(fields(land) + barns(land))
        for kind in ("wine", "grain", "cloth"):
            most = max(goods[kind] for goods in state.goods)
            for seat, goods in enumerate(state.goods):
                if most and goods[kind] == most:
                    state.entries.append((seat, "goods", 10, None, None, None))
        for figure in list(state.board.figures):
            state.home(figure)
