"""The course of a game: turns, halves of double turns, the end (ledger section 9)."""

from __future__ import annotations

from tests.rules.second_all.deploying import deploys, recalls, wanders
from tests.rules.second_all.placing import Placing
from tests.rules.second_all.sales import Sales
from tests.rules.second_all.settling import settle
from tests.rules.second_all.sheet import ABBEY, SPAN, Raw
from tests.rules.second_all.table import Ask, Part, Placement, Table, Turn
from tests.rules.second_all.values import barns, entry, fields, scored, value

KINDS_AT_THE_END = ("road", "city", "monastery", "garden")


class Course:
    """A whole game. `after` a placement come the bazaar and the second half of a double turn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sales = Sales(table, self)

    def game(self) -> Part:
        table = self.table
        seat = 0
        while table.left:
            table.turn = Turn(seat)
            yield from self.half(second=False)
            seat = table.after(seat)
        yield from self._last_abbeys()
        self._score_the_rest()

    def half(self, *, second: bool, abbey: bool = True) -> Part:
        """One half of a double turn, or a whole turn: the seat lays a tile of its own or draws one."""
        table = self.table
        holes = self._holes() if abbey else []
        if holes:
            other = "draw_tile" if table.left else "pass"
            answer = yield Ask("abbey", table.turn.seat, [*holes, {"type": other}])
            if answer["type"] == "place_abbey":
                yield from self._place_abbey(answer, second)
                return
        if self.draw():
            yield from self.place(second=second, drawn=True)

    def _holes(self) -> list[Raw]:
        table = self.table
        river = table.river is not None and table.river.flowing
        if not table.supply[table.turn.seat]["abbey"] or river:
            return []
        return Placing(table.board, table.river).holes()

    def _place_abbey(self, answer: Raw, second: bool) -> Part:
        table = self.table
        table.supply[table.turn.seat]["abbey"] -= 1
        this = table.lay(ABBEY, (answer["x"], answer["y"]), 0)
        yield from self._finish(this, second=second, drawn=False)

    def draw(self) -> bool:
        """Take the tile that shows in the hand for drawn; those discarded before it fitted nowhere."""
        table = self.table
        while table.left:
            gone = table.seen["discarded"][len(table.discarded) :]
            tile = gone[0] if gone else table.seen["turn"]["tile"]
            table.take_out(tile)
            if not gone:
                table.hand = tile
                return True
            assert not self.places(tile), f"{tile} could have been placed"
            table.discarded.append(tile)
        return False

    def places(self, tile: str) -> list[Raw]:
        table = self.table
        bridge = table.supply[table.turn.seat]["bridge"] > 0 and self._may_build()
        return Placing(table.board, table.river).places(tile, bridge=bridge)

    def _may_build(self) -> bool:
        return not (self.table.options.get("bridge.per") == "turn" and self.table.turn.built)

    def place(self, *, second: bool, drawn: bool) -> Part:
        """TS-3: the tile in hand."""
        table = self.table
        while table.hand is not None:
            tile, legal = table.hand, self.places(table.hand)
            assert legal, f"{tile} fits nowhere"
            if all("needs" in action for action in legal):
                legal = [*legal, {"type": "discard_tile"}]
            answer = yield Ask("place_tile", table.turn.seat, legal)
            if answer["type"] == "place_tile":
                this = table.lay(tile, (answer["x"], answer["y"]), answer["rotation"])
                yield from self._finish(this, second=second, drawn=drawn)
                return
            table.hand = None
            table.discarded.append(tile)
            drawn = self.draw()

    def _finish(self, this: Placement, *, second: bool, drawn: bool) -> Part:
        yield from self._act(this)
        double = not second and self._extends(this)
        yield from settle(self.table, this)
        yield from self.sales.after(this, double=double, drawn=drawn)

    def _extends(self, this: Placement) -> bool:
        """BUILDER-5, BUILDER-8, BUILDER-12: the tile or a bridge lengthens the feature of an own builder."""
        land = self.table.board.land()
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
            for figure in self.table.board.figures
        )

    # Optional actions.

    def _act(self, this: Placement) -> Part:
        table = self.table
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
                figure = table.deploy(
                    this.seat, answer["piece"], table.board.land().spot(answer), answer.get("corner")
                )
                this.barn = figure if figure.piece == "barn" else None
                this.used = True

    def _actions(self, this: Placement) -> list[Raw]:
        table = self.table
        placing = Placing(table.board, table.river)
        supply = table.supply[this.seat]
        if this.tile != ABBEY and placing.torn(this.cell):
            return placing.sites(this.cell)
        found: list[Raw] = [{"type": "end_turn"}]
        if not this.used:
            found += deploys(table.board, this.cell, supply, this.seat)
            found += recalls(table.board, this.seat)
        if "wanderer-mayors-office" in table.boxes and not this.wandered:
            cell = None if table.revision > 2 else this.cell
            found += wanders(table.board, this.before, cell, supply, this.seat)
        late = this.used and table.options.get("bridge.timing") == "before-deploy"
        if supply["bridge"] and not this.bridges and self._may_build() and not late:
            found += placing.sites(this.cell)
        return found

    def _build(self, this: Placement, answer: Raw) -> None:
        table = self.table
        table.board.bridges[answer["x"], answer["y"]] = answer["axis"]
        table.supply[this.seat]["bridge"] -= 1
        table.turn.built = True
        table.board.changed()
        this.bridges.append((answer["x"], answer["y"]))

    def _recall(self, this: Placement, answer: Raw) -> None:
        """BASE-ABBOT-5: the present value, given when the turn ends (BASE-TS-4)."""
        land = self.table.board.land()
        node = land.spot(answer)
        area = land.area[node]
        abbot = next(f for f in area.figures if f.piece == "abbot" and f.seat == this.seat)
        this.earned = entry(this.seat, area.kind, value(land, area), land.home(area))
        self.table.home(abbot)
        this.used = True

    def _wander(self, this: Placement, answer: Raw) -> None:
        table = self.table
        node = table.board.land().spot(answer)
        standing = [f for f in table.board.figures if (f.seat, f.piece) == (this.seat, "wanderer")]
        for figure in standing:
            table.home(figure)
        table.deploy(this.seat, "wanderer", node)
        table.turn.wandered.add(this.seat)
        this.wandered = True

    # The end.

    def _last_abbeys(self) -> Part:
        """ABBEY-10, HOUSE-16: once each, from the left of who placed the last tile."""
        table = self.table
        first = table.after(table.last_placer)
        for number in range(table.seats):
            table.turn = Turn((first + number) % table.seats)
            holes = self._holes()
            if holes:
                answer = yield Ask("abbey", table.turn.seat, [*holes, {"type": "pass"}])
                if answer["type"] == "place_abbey":
                    yield from self._place_abbey(answer, second=True)

    def _score_the_rest(self) -> None:
        """BASE-END-2..4, INN-2, CATH-2, GOODS-3, PIG-3, BARN-7; all figures go home."""
        table = self.table
        land = table.board.land()
        for area in land.areas:
            if area.kind in KINDS_AT_THE_END:
                table.score(scored(land, area, final=True))
        table.score(fields(land) + barns(land))
        for kind in ("wine", "grain", "cloth"):
            most = max(goods[kind] for goods in table.goods)
            for seat, goods in enumerate(table.goods):
                if most and goods[kind] == most:
                    table.entries.append((seat, "goods", 10, None, None, None))
        for figure in list(table.board.figures):
            table.home(figure)
