"""Random games over any set of expansions, foreseen move by move by the reference engine."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, Self

from rules import Setup, view
from rules.tiles.geometry import STEPS
from tests.rules.invariants.random_game import (
    RandomGame,
    Raw,
    expansions_at_random,
    options_at_random,
    setup_at_random,
)
from tests.rules.reference_engine.expansions.fairy import SHOWN, shown
from tests.rules.reference_engine.expansions.tops import face_down
from tests.rules.reference_engine.prizes import PRIZES
from tests.rules.reference_engine.state import TAUGHT, Ask, GameState
from tests.rules.reference_engine.turns import Course

# What a game may do without for most of its time.
SHUNNED = (
    *("place_abbey", "build_bridge", "build_castle", "move_wagon", "cross_drawbridge", "place_office"),
    *(
        "meeple",
        "big",
        "mayor",
        "wagon",
        "abbot",
        "phantom",
        "builder",
        "pig",
        "barn",
        "wanderer",
        "end_turn",
    ),
)
# Decisions that come while a round of scoring is under way; what is on the board by then is nobody's rule.
WITHIN = ("castle", "choose_feature", "office", "drawbridge", "wagon", "leave_city")


class ReferenceGame(RandomGame):
    """One game that nobody leaves; every decision and the table at each of them are foreseen."""

    def __init__(self, setup: Setup, rng: random.Random) -> None:
        self.shunned: dict[str, bool] = {}
        self.close = rng.random() < 0.5
        super().__init__(setup, rng)
        self.reference = GameState(setup.to_json(), setup.bag(), view(self.game))
        self.flow = Course(self.reference).game()
        self.ask: Ask | None = next(self.flow, None)
        self.compare()

    @classmethod
    def of(cls, seed: int, expansions: list[str] | None = None) -> Self:
        """Set options more often than other random games; in every other game sets come in other numbers."""
        rng = random.Random(seed)
        expansions = expansions_at_random(rng, TAUGHT) if expansions is None else expansions
        data = setup_at_random(rng, expansions).to_json()
        # The start tiles follow from the sets, which change below.
        del data["start"]
        data["options"] |= options_at_random(list(data["expansions"]), rng)
        if seed % 2:
            data["sets"] |= {
                expansion: rng.choice((0, 1, 2, 3))
                for expansion in data["expansions"]
                if expansion != "river"
            }
            data["sets"]["base"] = rng.choice((0, 1)) if "river" in data["expansions"] else 1
        return cls(Setup.from_json(data), rng)

    def choose(self) -> Raw:
        """Return an action; each game shuns some kinds of them, so that pieces are left till late."""
        if not self.shunned:
            self.shunned = {name: self.rng.random() < 0.25 for name in SHUNNED} | {"": False}
        legal = self.legal
        liked = [a for a in legal if not self.shunned.get(str(a.get("piece", a["type"])), False)]
        if liked and self.rng.random() < 0.97:
            self.legal = liked
        action = super().choose()
        self.legal = legal
        return action

    def _around(self, action: Raw) -> int:
        """In every other game what lies beside a tile counts for more than what meets it at a corner."""
        if not self.close:
            return super()._around(action)
        tiles, x, y = self.game.state.board.tiles, action["x"], action["y"]
        return super()._around(action) + 9 * sum((x + dx, y + dy) in tiles for dx, dy in STEPS)

    def step(self, action: Raw) -> None:
        """Play one action; then the two must agree."""
        super().step(action)
        self.reference.seen = view(self.game)
        try:
            self.ask = self.flow.send(action)
        except StopIteration:
            self.ask = None
        self.compare()

    def compare(self) -> None:
        """What is decided next and how the table looks."""
        seen, ask = self.reference.seen, self.ask
        decision = seen["decision"]
        assert (decision is None) == (ask is None), (decision, ask)
        if ask is not None:
            assert (decision["kind"], decision["seat"]) == (ask.kind, ask.seat), (decision, ask)
            if ask.about is not None:
                assert ask.about.items() <= decision.get("about", {}).items(), (decision, ask)
            wanted = [{"seat": ask.seat, **action} for action in ask.legal]
            assert_same(self.legal, wanted)
            assert self.legal == sorted(self.legal, key=_place_in_list)
        if ask is None or ask.kind not in WITHIN:
            self.compare_tables(seen)

    def compare_tables(self, seen: Raw) -> None:
        """Tiles, figures, supplies and scores."""
        reference, land = self.reference, self.reference.board.land()
        assert [(t["x"], t["y"], t["tile"], t["rotation"]) for t in seen["tiles"]] == [
            (x, y, *tile) for (x, y), tile in reference.board.tiles.items()
        ]
        assert (seen["left"], seen["discarded"]) == (reference.tiles_left, reference.discarded)
        if self.ask is not None and self.ask.kind in ("abbey", "place_tile", "act"):
            assert (seen["turn"]["seat"], seen["turn"]["tile"]) == (reference.turn.seat, reference.hand)
        assert_same(
            [_bare(piece) for piece in seen["pieces"]],
            [
                {
                    "seat": f.seat,
                    "piece": f.piece,
                    "x": f.node[0],
                    "y": f.node[1],
                    "feature": land.name(f.node),
                    **({"corner": f.corner} if f.corner else {}),
                }
                for f in reference.board.figures
            ]
            + [
                {"seat": f.seat, "piece": f.piece, "x": f.node[0], "y": f.node[1], "feature": "acrobats"}
                for f in reference.board.acrobats
            ]
            + [{"seat": seat, "piece": piece, "quarter": q} for seat, piece, q in reference.city]
            + [
                {"seat": guard.seat, "piece": guard.piece, "x": x, "y": y, "feature": "tower"}
                for (x, y), guard in reference.towers.guards.items()
            ],
        )
        self.compare_towers(seen)
        if "count" in reference.expansions:
            assert seen["count"] == reference.count
        keys = ("seat", "reason", "points", "x", "y", "feature")
        given = [[entry.get(key) for key in keys] for entry in seen["scored"]]
        assert_same(given, [list(entry) for entry in reference.entries])
        for seat, supply, goods in zip(seen["seats"], reference.supply, reference.goods, strict=True):
            assert +Counter(seat["supply"]) == +supply
            assert +Counter(seat.get("goods", {})) == +goods
        self.compare_flocks(seen)
        assert {name: seen[name] for name in PRIZES if name in seen} == reference.prizes.seen
        self.compare_neutral(seen)
        self.compare_castles(seen)
        if "animals" in seen.get("bags", {}):
            tent = None if reference.tent is None else dict(zip("xy", reference.tent, strict=True))
            assert seen.get("tent") == tent
            assert seen["bags"]["animals"] == face_down(reference)

    def compare_neutral(self, seen: Raw) -> None:
        """Figures of nobody, and tiles that lie aside."""
        assert {key: seen[key] for key in SHOWN if key in seen} == shown(self.reference)

    def compare_towers(self, seen: Raw) -> None:
        """Heights of towers, and prisoners."""
        towers = self.reference.towers
        assert {(t["x"], t["y"]): t["height"] for t in seen.get("towers", [])} == towers.heights
        for seat, prison in zip(seen["seats"], towers.prisons, strict=True):
            assert [(p["owner"], p["piece"]) for p in seat.get("prisoners", [])] == prison

    def compare_flocks(self, seen: Raw) -> None:
        """The bag of sheep, the flock beside each shepherd, and the hills with a tile under them."""
        reference = self.reference
        if "sheep" in seen.get("bags", {}):
            bag = {0 if name == "wolf" else int(name): n for name, n in seen["bags"]["sheep"].items()}
            assert +Counter(bag) == +reference.bag_of_sheep
        given = [[p["seat"], p["sheep"]] for p in seen["pieces"] if p["piece"] == "shepherd"]
        shepherds = [figure for figure in reference.board.figures if figure.piece == "shepherd"]
        assert_same(given, [[f.seat, reference.flocks.get(id(f), [])] for f in shepherds])
        assert_same(
            [[t["x"], t["y"]] for t in seen["tiles"] if t.get("under")], list(map(list, reference.under))
        )

    def compare_castles(self, seen: Raw) -> None:
        """Return bridges and castles."""
        reference, land = self.reference, self.reference.board.land()
        bridges = [{"x": x, "y": y, "axis": axis} for (x, y), axis in reference.board.bridges.items()]
        assert_same(seen.get("bridges", []), bridges)
        castles = []
        for castle in reference.board.castles:
            area = land.area[castle.nodes[0]]
            seats = sorted({figure.seat for figure in area.followers})
            castles.append({**land.home(area), "seats": seats, "by": castle.by})
        shown = ("x", "y", "feature", "seats", "by")
        given = [{**{k: c[k] for k in shown}, "by": sorted(c["by"])} for c in seen.get("castles", [])]
        assert_same(given, castles)


def _place_in_list(action: Raw) -> tuple[Any, ...]:
    """Return the order of the format: by type, then x, y, rotation, feature."""
    keys = (("type", ""), ("x", 0), ("y", 0), ("rotation", 0), ("feature", ""))
    return tuple(action.get(key, lacking) for key, lacking in keys)


def _bare(piece: Raw) -> Raw:
    return {
        k: v for k, v in piece.items() if k in ("seat", "piece", "x", "y", "feature", "corner", "quarter")
    }


def assert_same(given: list[Any], wanted: list[Any]) -> None:
    """The same things, in any order; the message names what only one of the two has."""
    if given == wanted:
        return
    ours, theirs = (
        Counter(json.dumps(thing, sort_keys=True) for thing in things) for things in (wanted, given)
    )
    assert ours == theirs, {"only the engine": list(theirs - ours), "only the reference": list(ours - theirs)}
