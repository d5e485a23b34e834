"""The course of a game: turns, halves of double turns, the end (section 9 of the base rulebook)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Figure
from tests.rules.reference_engine.deploying import deploys, portals, recalls, wanders
from tests.rules.reference_engine.expansions import princess
from tests.rules.reference_engine.expansions.fairy import move, moves, of_features, point_of_a_turn
from tests.rules.reference_engine.expansions.flocks import lay_under, scatter
from tests.rules.reference_engine.expansions.neutral import is_dragon, shows
from tests.rules.reference_engine.expansions.tops import (
    climb,
    climb_down,
    climbs,
    full,
    hold,
    pyramid,
    ringmasters,
)
from tests.rules.reference_engine.expansions.towers import (
    build,
    building,
    guarding,
    guards_go_home,
    pay,
    ransoms,
)
from tests.rules.reference_engine.expansions.walled_city import last_way_out
from tests.rules.reference_engine.lying import lying_abbots
from tests.rules.reference_engine.placing import Placing
from tests.rules.reference_engine.sales import Sales
from tests.rules.reference_engine.settling import settle
from tests.rules.reference_engine.sheet import ABBEY, BUILDINGS, SPAN, TOP, Raw
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement, Turn
from tests.rules.reference_engine.values import barns, entry, fields, scored, value

KINDS_AT_THE_END = ("road", "city", *BUILDINGS)
# Where the fairy brings points at the end (FAIRY-18).
SCORED_AT_THE_END = (*KINDS_AT_THE_END, "abbacy", "field")


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
            state.last_turn = seat
            point_of_a_turn(state)
            yield from self.half(second=False)
            seat = state.after(seat)
        yield from self._last_abbeys()
        yield from last_way_out(state)
        hold(state)
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
            asleep = state.seen.get("aside", [])[len(state.neutral.aside) :]
            if asleep:
                state.take_out(asleep[0])
                self.set_aside(asleep[0])
                continue
            gone = state.seen["discarded"][len(state.discarded) :]
            tile = gone[0] if gone else state.seen["turn"]["tile"]
            state.take_out(tile)
            assert not self.sleeps(tile), f"{tile} is set aside"
            if not gone:
                state.hand = tile
                return True
            assert not self.places(tile), f"{tile} could have been placed"
            state.discarded.append(tile)
        return False

    def sleeps(self, tile: str) -> bool:
        """Return whether nobody can play a tile before the first volcano (DRAGON-7)."""
        return self.state.dragons and self.state.neutral.dragon is None and is_dragon(tile)

    def set_aside(self, tile: str) -> None:
        assert self.sleeps(tile), tile
        self.state.neutral.aside.append(tile)

    def playable(self) -> int:
        """Return how many tiles face down there are for a bazaar (DRAGON-12)."""
        asleep = self.state.dragons and self.state.neutral.dragon is None
        return self.state.tiles_left - (self.state.unseen if asleep else 0)

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
        # A builder who goes home in this placement has earned the second half (PRINCESS-13, DRAGON-36).
        earned = self._extends(this)
        yield from self._act(this)
        double = not second and (earned or this.extended or self._extends(this))
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
            if this.tile == ABBEY or not Placing(state.board, state.river).torn(this.cell):
                lay_under(state, this)  # once the tile lies for good: with the bridge that it needs
            answer = yield Ask("act", this.seat, self._actions(this))
            if answer["type"] == "end_turn":
                return
            if answer["type"] == "place_tower":
                this.used = True
                this.extended = self._extends(this)
                yield from build(state, this, answer)
            elif not (self._do_besides(this, answer) or self._use_action(this, answer)):
                self._deploy(this, answer)

    def _do_besides(self, this: Placement, answer: Raw) -> bool:
        """Do what leaves figure actions open, or takes the abbot back; return whether it is such a thing."""
        kind = answer["type"]
        if kind == "build_bridge":
            self._build(this, answer)
        elif kind == "recall":
            self._recall(this, answer)
        elif kind in ("deploy", "move") and answer["piece"] == "wanderer":
            self._wander(this, answer)
        else:
            return False
        return True

    def _deploy(self, this: Placement, answer: Raw) -> None:
        """A figure comes from the supply to a segment (DEPLOY)."""
        node = self.state.board.land().spot(answer)
        figure = self.state.deploy(this.seat, answer["piece"], node, answer.get("corner"))
        this.deployed = True
        this.portal = this.portal or figure.node[:2] != this.cell
        this.barn = figure if figure.piece == "barn" else this.barn
        if figure.piece == "phantom":
            this.phantom = True
        else:
            this.used = True

    def _use_action(self, this: Placement, answer: Raw) -> bool:
        """Do what stands for deploying a figure (INT-79); return whether the answer is such a thing."""
        state, kind = self.state, answer["type"]
        if kind == "pay_ransom":
            pay(state, this, answer)
            return True
        if kind == "remove_knight":
            self._send_knight(this, answer)
        elif kind == "move_fairy":
            move(state, answer)
        elif kind == "score_pyramid":
            this.pyramid = (answer["x"], answer["y"])
            this.earned = pyramid(state.board, this.pyramid)
        elif answer["feature"] == "acrobats":
            climb(state, this, answer)
        elif answer["feature"] == "tower":
            self._guard(this, answer)
            return True
        else:
            return False
        this.used = True
        return True

    def _actions(self, this: Placement) -> list[Raw]:
        state = self.state
        placing = Placing(state.board, state.river)
        supply = state.supply[this.seat]
        if this.tile != ABBEY and placing.torn(this.cell):
            return placing.sites(this.cell)
        knights = [] if this.used or this.phantom else princess.knights(state, this)
        must = bool(knights) and state.options.get("princess.removal") == "must"
        found = [*knights] if must else [{"type": "end_turn"}, *knights]
        dragon = state.neutral.dragon
        portal = state.dragons and shows(this.tile, "portal")
        if not this.phantom and not must and not this.knight:
            # After the figure action only the phantom, after him nobody (INT-79, PHANTOM-4, PHANTOM-8).
            open_to = {"phantom": supply["phantom"]} if this.used else supply
            found += deploys(state.board, this.cell, open_to, this.seat, dragon)
            if portal and not this.portal:
                found += portals(state.board, this.cell, open_to, this.seat, dragon)
            found += guarding(state, open_to)
        found += ransoms(state, this)
        if not this.used and not this.phantom and not must:
            found += building(state, this) if "tower" in state.expansions else []
            found += recalls(state.board, this.seat) + full(state.board)
            if supply["meeple"]:
                found += climbs(state.board, this.cell, portal=portal, dragon=dragon)
            found += moves(state, this.seat) if state.dragons else []
        if "wanderer-mayors-office" in state.expansions and not this.wandered:
            cell = None if state.revision > 2 else this.cell
            found += wanders(state.board, this.before, cell, supply, this.seat, dragon)
        late = this.deployed and state.options.get("bridge.timing") == "before-deploy"
        if supply["bridge"] and not this.bridges and self._may_build() and not late:
            found += placing.sites(this.cell)
        return found

    def _guard(self, this: Placement, answer: Raw) -> None:
        """TOWER-12: the figure action, but for the phantom."""
        self.state.supply[this.seat][answer["piece"]] -= 1
        guard = Figure(this.seat, answer["piece"], (answer["x"], answer["y"], TOP))
        self.state.towers.guards[guard.node[:2]] = guard
        this.deployed = True
        if answer["piece"] == "phantom":
            this.phantom = True
        else:
            this.used = True

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
        this.earned = entry(this.seat, area.kind, value(land, area, final=True), land.home(area))
        self.state.home(abbot)
        this.used = True

    def _send_knight(self, this: Placement, answer: Raw) -> None:
        princess.send_home(self.state, answer)
        this.used = this.knight = True

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
        """BASE-END-2..4, INN-2, CATH-2, GOODS-3, PIG-3, BARN-7, KR-5; all figures go home."""
        state = self.state
        scatter(state)
        land = state.board.land()
        for area in land.areas:
            if area.kind in KINDS_AT_THE_END:
                state.score(scored(land, area, final=True))
        state.score(of_features(state, land, [a for a in land.areas if a.kind in SCORED_AT_THE_END]))
        for area in land.areas:
            if area.kind != "castle":
                state.score(ringmasters(land, area))
        for cell in {figure.node[:2] for figure in state.board.acrobats}:
            state.score(pyramid(state.board, cell))
            climb_down(state, cell)
        state.score(fields(land) + barns(land) + lying_abbots(land) + state.prizes.scored(land))
        for kind in ("wine", "grain", "cloth"):
            most = max(goods[kind] for goods in state.goods)
            for seat, goods in enumerate(state.goods):
                if most and goods[kind] == most:
                    state.entries.append((seat, "goods", 10, None, None, None))
        for figure in list(state.board.figures):
            state.home(figure)
        guards_go_home(state)
