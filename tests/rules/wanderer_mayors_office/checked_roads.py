"""Random games in which the reference engine checks the roads at every step."""

from __future__ import annotations

import random
from typing import Any

from rules import Game, Setup, view
from rules.bots import answer
from rules.expansions.wanderer_mayors_office.networks import networks
from tests.rules.wanderer_mayors_office.reference_roads import Area, Node, Raw, Roads, before, may_deploy
from tests.rules.wanderer_mayors_office.stage import EXPANSION, NEEDS

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
OTHERS = ("bridges-castles-bazaars", "traders-and-builders", "drawbridges", "inns-and-cathedrals", "river")
EDITIONS = ("hig-2010", "zmg-2014", "new-2018")
# What may be asked between the end of a turn's actions and what comes after the scoring.
SETTLING = ("castle", "choose_feature", "office", "drawbridge", "wagon")
WALKERS = ("wanderer", "office")


class CheckedRoads:
    """One game: what is legal for wanderers, what they and offices earn and when they leave, all checked."""

    def __init__(self, seed: int, **options: Any) -> None:
        self.rng = random.Random(seed)
        self.expansions = [
            *NEEDS,
            EXPANSION,
            *(expansion for n, expansion in enumerate(OTHERS) if seed >> n & 1),
        ]
        seats = 2 + seed % 3
        # Twice as many of the expansion's own tiles, so that there is more to connect.
        data = {"seats": list(NAMES[:seats]), "edition": EDITIONS[seed % 3], "sets": {EXPANSION: 2}}
        self.setup = Setup.from_json({**data, "expansions": self.expansions, "options": options})
        order = self.setup.bag()
        self.rng.shuffle(order)
        self.order = order
        self.game = Game(self.setup, order)
        self.old = self.now = Roads(view(self.game))
        self.came: dict[tuple[int, str], int] = {}
        self.offered = self.checked = 0

    def play(self) -> None:
        while not self.game.over:
            self.step()

    def step(self) -> None:
        action = self._choose()
        kind = self.game.decision.kind if self.game.decision else None
        turn, scored = self.game.state.turn_number, len(self.game.state.scored)
        if action["type"] in ("place_tile", "place_abbey"):
            self.old = Roads(view(self.game))
        self.game.apply(action)
        self._note(action, turn)
        # A bridge that the tile needs comes first; until it lies the placement is not whole.
        if any(open_["type"] == "end_turn" for open_ in self.game.legal()):
            self.now = Roads(view(self.game))
            self._check_networks()
            self._check_offer()
        if kind == "act" and action["type"] == "end_turn":
            self._settle(turn, scored)

    def _choose(self) -> Raw:
        legal = self.game.legal()
        walking = [a for a in legal if a.get("piece") == "wanderer" or a["type"] == "place_office"]
        if walking and self.rng.random() < 0.8:
            return self.rng.choice(walking)
        if self.rng.random() < 0.4:
            return answer("greedy", self.game, self.rng)
        return self.rng.choice(legal)

    def _note(self, action: Raw, turn: int) -> None:
        if action.get("piece") == "wanderer" or action["type"] == "place_office":
            self.came[action["seat"], action.get("piece", "office")] = turn

    # Checks

    def _check_networks(self) -> None:
        """Compare the engine's networks, pieces and terminals with those made anew."""
        tiles, found = self.game.state.board.tiles, networks(self.game.state)
        mine: dict[int, set[Node]] = {}
        terminals: dict[int, int] = {}
        for (x, y), placed in tiles.items():
            for spot in placed.spots:
                if spot.segment.kind == "road":
                    network = found.of(spot)
                    printed = spot.segment.index < len(placed.face.segments)
                    node = (x, y, spot.segment.index) if printed else (x, y, 99)
                    mine.setdefault(id(network), set()).add(node)
                    terminals[id(network)] = len(network.terminals)
        theirs = {frozenset(self.now.pieces(n)): len(self.now.terminals(n)) for n in self.now.all_networks()}
        assert {frozenset(nodes): terminals[key] for key, nodes in mine.items()} == theirs

    def _check_offer(self) -> None:
        """What is listed for the wanderer is mayDeploy, but for the network that he is in."""
        assert self.game.decision is not None
        seat = self.game.decision.seat
        legal = [a for a in self.game.legal() if a.get("piece") == "wanderer"]
        listed = {(a["type"], self.now.node(a["x"], a["y"], a["feature"])) for a in legal}
        tile = list(self.now.cells)[-1]
        used = any(
            a.get("piece") == "wanderer" for a in self.game.log[self._placed_at() :] if a["seat"] == seat
        )
        right = set() if used else may_deploy(self.old, self.now, tile)
        own = [self._at(p) for p in self._pieces(self.now, "wanderer") if p["seat"] == seat]
        right -= {self.now.networks[node] for node in own}
        places = {node for network in right for node in self.now.pieces(network)}
        assert listed == {("move" if own else "deploy", node) for node in places}
        self.offered += bool(listed)

    def _placed_at(self) -> int:
        log = self.game.log
        return max(n for n, a in enumerate(log) if a["type"] in ("place_tile", "place_abbey"))

    @staticmethod
    def _pieces(roads: Roads, kind: str) -> list[Raw]:
        return [p for p in roads.view["pieces"] if p["piece"] == kind]

    def _at(self, piece: Raw) -> Node:
        return self.now.node(piece["x"], piece["y"], piece["feature"])

    # Scoring

    def _settle(self, turn: int, scored: int) -> None:
        """To the end of the scoring; then compare."""
        old, now = self.old, self.now
        before_wagons = None
        while self.game.decision and self.game.decision.kind in SETTLING:
            if self.game.decision.kind in ("drawbridge", "wagon"):
                before_wagons = before_wagons or view(self.game)
            self.game_step(turn)
        if self.game.over:
            return
        fresh = self.game.state.scored[scored:]
        given = [
            (e["seat"], e["reason"], e["points"], e["x"], e["y"], e["feature"])
            for e in fresh
            if e["reason"] in WALKERS and not e["feature"].startswith("castle")
        ]
        after = view(self.game)
        castles = {now.area[now.node(c["x"], c["y"], c["feature"])] for c in after.get("castles", [])}
        done = [a for a in set(now.area.values()) if now.complete(a) and a not in castles and self._fed(a)]
        assert sorted(given) == sorted(self._expected(old, now, done, turn))
        self.checked += len(given)
        self._check_return(turn, after)

    def game_step(self, turn: int) -> None:
        action = self._choose()
        self.game.apply(action)
        self._note(action, turn)

    def _fed(self, area: Area) -> bool:
        """Abbeys show no road; all other places can be at the end of one (NET-22)."""
        return any(area in self.now.terminals(n) for n in self.now.all_networks())

    def _expected(self, old: Roads, now: Roads, done: list[Area], turn: int) -> list[tuple[Any, ...]]:
        found = []
        fresh = [area for area in done if not (before(area, old) == {area} and old.complete(area))]
        for piece in now.view["pieces"]:
            if piece["piece"] not in WALKERS or self.came[piece["seat"], piece["piece"]] == turn:
                continue
            node = self._at(piece)
            if piece["piece"] == "wanderer":
                was = old.terminals(old.networks[node])
                hits = [area for area in fresh if before(area, old) & was]
            else:
                city = now.area[node]
                hits = [a for a in done if now.connected(city, a) and self._is_hit(city, a, fresh)]
            found += [(piece["seat"], piece["piece"], now.tiles(a), *self._home(a)) for a in hits]
        return found

    def _is_hit(self, city: Area, area: Area, fresh: list[Area]) -> bool:
        """OFFICE-21: connected and complete now, and not both before."""
        return area in fresh or not self.old.connected(city, area)

    def _home(self, area: Area) -> tuple[int, int, str]:
        x, y, index = min(area, key=lambda node: (node[1], node[0]))
        same = [node for node in area if node[:2] == (x, y)]
        if not self.now.is_city(area):
            return x, y, str(self.now.entries[x, y]["segments"][index]["kind"])
        edges = sorted("NESW".index(min(self.now.edges[node], key="NESW".index)) for node in same)
        return x, y, f"city@{'NESW'[edges[0]]}"

    def _check_return(self, turn: int, after: Raw) -> None:
        """WANDER-24: who has nothing left to walk to is gone, all others are here."""
        scored = {
            self.now.area[self.now.node(c["x"], c["y"], c["feature"])]: "points" in c
            for c in after.get("castles", [])
        }
        here = {
            (p["seat"], p["x"], p["y"], p["feature"]) for p in after["pieces"] if p["piece"] == "wanderer"
        }
        for piece in self._pieces(self.now, "wanderer"):
            network = self.now.networks[self._at(piece)]
            idle = self.now.roads_complete(network) and all(
                scored.get(area, self.now.complete(area)) for area in self.now.terminals(network)
            )
            assert ((piece["seat"], piece["x"], piece["y"], piece["feature"]) in here) != idle
