"""Random games, checked at every step."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, Self

from rules import Game, IllegalAction, Record, Setup, apply_change, change, record_of, view, view_hash
from rules.expansions import registry
from tests.rules.reference_engine.base_game import BaseReference, name_of

Raw = dict[str, Any]
# The reasons for which seats pay, so that one side's points are negative.
PAYMENTS = {reason for e in registry.expansions() for module in e.modules for reason in module.payments}
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


class CheckedGame:
    """One game. `step` plays an action and checks everything that must hold afterwards."""

    expansion: tuple[str, ...] = ()

    def __init__(self, setup: Setup, order: list[str], rng: random.Random) -> None:
        self.setup = setup
        self.order = order
        self.rng = rng
        self.json = setup.to_json()
        self.game = Game(setup, order)
        self.used = False
        self.earned: list[tuple[Any, ...]] = []
        self.dealt = {"meeple": 7, "abbot": 1, **setup.supply}
        self.see()

    @classmethod
    def at_random(cls, options: Raw, seats: int, edition: str, seed: int) -> Self:
        """Return a game with these options whose draws and actions follow from the seed."""
        rng = random.Random(seed)
        data = {"seats": list(NAMES[:seats]), "edition": edition, "options": options}
        setup = Setup.from_json({**data, "expansions": list(cls.expansion)})
        order = setup.bag()
        rng.shuffle(order)
        return cls(setup, order, rng)

    def see(self) -> None:
        """Look at the table, compare it with the reference engine."""
        self.view = view(self.game)
        self.reference: BaseReference = BaseReference(self.view, self.json)
        self.legal = self.game.legal()
        check_pieces(self.game, self.dealt)
        check_tiles(self.game)
        check_scores(self.view)
        check_features(self.game, self.reference)
        self.check_legal()

    def check_legal(self) -> None:
        assert self.legal == self.reference.legal(self.used)
        assert bool(self.legal) != self.game.over
        for action in self.legal:
            assert self.game.check(action) is None
        seat = None if self.game.over else self.game.decision.seat  # type: ignore[union-attr]
        assert view(self.game, seat)["decision"] == (
            None if seat is None else {**self.view["decision"], "actions": self.legal}
        )

    def step(self, action: Raw) -> None:
        """Play one action; afterwards look, and compare what was scored with what should have been."""
        before, reference, scored = self.view, self.reference, len(self.view["scored"])
        decision = before["decision"]
        self._note(action)
        self.game.apply(action)
        settled = self._settled(action, decision["kind"], decision["seat"])
        expected = self.earned + reference.settled() if settled else []
        gone_home = reference.completed() if settled else []
        if self.game.over:
            expected += reference.final(gone_home)
        if settled or action["type"] == "place_tile":
            self.used = False
            self.earned = self.earned if not settled else []
        self.see()
        fresh = [
            (e["seat"], e["reason"], e["points"], e["x"], e["y"], e["feature"])
            for e in self.view["scored"][scored:]
        ]
        assert sorted(fresh) == sorted(expected)
        self.check_change(before)

    def _note(self, action: Raw) -> None:
        self.used = self.used or action["type"] in ("deploy", "recall")
        if action["type"] == "recall":
            around = (
                9
                - self.reference.area[self.reference.at[action["x"], action["y"], action["feature"], ""]].open
            )
            self.earned = [
                (action["seat"], action["feature"], around, action["x"], action["y"], action["feature"])
            ]

    def _settled(self, action: Raw, kind: str, seat: int) -> bool:
        if kind != "act" or action["type"] not in ("end_turn", "forfeit"):
            return False
        return action["type"] == "end_turn" or action["seat"] == seat or self.game.over

    def check_change(self, before: Raw) -> None:
        """A change carries one view into the next, over the wire too, and hides nothing but the offer."""
        step = json.loads(json.dumps(change(before, self.view)))
        after = apply_change(before, step)
        assert after == self.view
        assert view_hash(after) == view_hash(self.view)
        assert "actions" not in json.dumps(step)
        # Tiles stay where they lie (BASE-PLACE-5), and what was scored stays scored.
        for key in ("tiles", "scored", "discarded"):
            assert self.view[key][: len(before[key])] == before[key]

    def check_refusals(self, number: int = 60) -> None:
        """Actions that are not listed are refused, and nothing has changed by trying."""
        before = json.dumps(view(self.game))
        log = len(self.game.log)
        for action in strays(self.game, self.legal, self.rng, number):
            refusal = self.game.check(action)
            assert refusal is not None, action
            assert refusal.sentence.endswith(".")
            try:
                self.game.apply(action)  # type: ignore[arg-type]
            except IllegalAction as refused:
                assert refused.refusal == refusal  # noqa: PT017
            else:
                raise AssertionError(f"apply took {action}")
        assert json.dumps(view(self.game)) == before
        assert len(self.game.log) == log
        assert self.game.legal() == self.legal

    def check_aliases(self) -> None:
        """A feature may be named by any of its spots on the tile; nothing else about an action may vary."""
        for action in [a for a in self.legal if a["type"] == "deploy"]:
            kind, _, spot = action["feature"].partition("@")
            node = self.reference.at[action["x"], action["y"], kind, spot]
            for other in self.reference.segments[node][1]:
                assert self.game.check({**action, "feature": f"{kind}@{other}"}) is None

    def check_listing(self) -> None:
        """What is listed is what every cell, rotation, piece and spot says when asked by itself."""
        state, decision = self.game.state, self.game.decision
        if decision is None:
            return
        listed = {json.dumps(action, sort_keys=True) for action in self.legal}
        for action in self._thinkable(decision.kind, decision.seat):
            legal = json.dumps(action, sort_keys=True) in listed
            assert (self.game.check(action) is None) == legal, action
            if action["type"] == "place_tile":
                cell, rotation = (action["x"], action["y"]), action["rotation"]
                assert state.hand is not None
                assert (state.board.problem(state.hand, cell, rotation) is None) == legal

    def _thinkable(self, kind: str, seat: int) -> list[Raw]:
        xs, ys = zip(*self.reference.board, strict=True)
        cells = [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]
        if kind == "place_tile":
            return [
                {"seat": seat, "type": "place_tile", "x": x, "y": y, "rotation": rotation}
                for x, y in cells
                for rotation in (0, 90, 180, 270)
            ]
        return [
            {
                "seat": seat,
                "type": "deploy",
                "piece": piece,
                "x": x,
                "y": y,
                "feature": name_of(feature, spots),
            }
            for (x, y, _), (feature, spots, _) in self.reference.segments.items()
            for piece in ("meeple", "abbot", "big")
        ]

    def check_replay(self) -> None:
        """The log, straight or as a record, rebuilds the table and what is legal on it."""
        record = record_of(self.game)
        again = Game.replay(self.setup, self.order, self.game.log)
        text = record.to_json()
        read = Record.from_json(text)
        assert read.to_json() == text
        assert read.setup == self.setup
        assert Setup.from_json(json.loads(json.dumps(self.json))) == self.setup
        assert view(again) == self.view
        assert again.legal() == self.legal
        # The record ends where the game does; what lies in the bag is not in it.
        assert record.draws == self.order[: len(record.draws)]
        assert view(read.game()) == self.view
        assert json.loads(json.dumps(self.view)) == self.view

    def check_undo(self) -> None:
        """Taking back is replaying without the last action."""
        seat = self.game.decision.seat if self.game.decision else 0
        for other in range(len(self.json["seats"])):
            assert not self.game.can_undo(other) or other == seat
        if self.game.can_undo(seat):
            log = list(self.game.log)
            self.game.undo(seat)
            assert self.game.log == log[:-1]
            assert view(self.game) == view(Game.replay(self.setup, self.order, log[:-1]))
            self.game.apply(log[-1])
            assert view(self.game) == self.view
            assert self.game.legal() == self.legal

    def choose(self) -> Raw:
        """Return a random action; figures are used more often than chance would, so that much gets scored."""
        figures = [
            a
            for a in self.legal
            if a["type"] == "deploy" or (a["type"] == "recall" and self.rng.random() < 0.2)
        ]
        if figures and self.rng.random() < 0.7:
            return self.rng.choice(figures)
        return self.rng.choice([a for a in self.legal if a["type"] != "recall"])

    def forfeit(self) -> None:
        seat = self.rng.choice(self.game.state.present())
        self.step({"seat": seat, "type": "forfeit"})


def check_pieces(game: Game, dealt: Raw) -> None:
    """Every figure is in a supply or on the board, on a spot whose feature knows it."""
    on_board = Counter((f.seat, f.kind.name) for f in game.state.figures)
    for index, seat in enumerate(game.state.seats):
        for piece, number in seat.supply.items():
            assert number >= 0
            assert number + on_board[index, piece] == dealt[piece]
    for figure in game.state.figures:
        assert figure.feature is None or figure in figure.feature.figures


def check_tiles(game: Game) -> None:
    """Every tile is in the bag, in hand, on the board or out of the game."""
    state = game.state
    found = (
        state.bag + Counter(p.face.design.id for p in state.board.tiles.values()) + Counter(state.discarded)
    )
    found += Counter([state.hand] if state.hand else [])
    assert found == game.setup.tiles()
    assert state.tiles_left == state.bag.total()


def check_scores(seen: Raw) -> None:
    """Scores are sums of what was scored, each entry the sum of its parts, in the order of play."""
    sums = Counter[int]()
    for entry in seen["scored"]:
        sums[entry["seat"]] += entry["points"]
        assert entry["points"] == sum(part["points"] for part in entry["parts"])
        assert entry["points"], entry
        assert entry["points"] > 0 or entry["reason"] in PAYMENTS, (
            f"{entry}: only what seats pay is negative: name the reason in `payments` of its Module"
        )
    assert [seat["score"] for seat in seen["seats"]] == [sums[i] for i in range(len(seen["seats"]))]
    numbers = [entry["seq"] for entry in seen["scored"]]
    assert numbers == sorted(numbers)
    assert not numbers or numbers[-1] <= seen["seq"]


def check_features(game: Game, reference: BaseReference) -> None:
    """What was joined tile by tile is what a flood of the whole board finds."""
    nodes: dict[int, list[tuple[int, int, int]]] = {}
    features = {}
    for (x, y), placed in game.state.board.tiles.items():
        for index, spot in enumerate(placed.spots):
            nodes.setdefault(id(spot.feature), []).append((x, y, index))
            features[id(spot.feature)] = spot.feature
    for key, feature in features.items():
        area = reference.area[nodes[key][0]]
        assert sorted(area.nodes) == sorted(nodes[key])
        assert (area.kind, area.open, area.complete) == (feature.kind, feature.open, feature.complete)
        assert sorted(area.figures) == sorted((f.seat, f.kind.name) for f in feature.figures)
        assert len(feature.spots) == len(area.nodes)
        assert len(feature.cells) == len(area.cells)


ODD: tuple[object, ...] = (
    True,
    False,
    None,
    1.0,
    "1",
    "",
    [],
    {},
    -1,
    10**40,
    float("nan"),
    "x" * 2000,
    ("a",),
    b"0",
)


def strays(game: Game, legal: list[Raw], rng: random.Random, number: int) -> list[object]:
    """Return a sample of things that are no legal action: wrong seats, kinds, cells, spots, shapes."""
    found: list[object] = [None, 0, "end_turn", [], ["end_turn"], {}, {"seat": 0}, {"type": "end_turn"}]
    models = legal or [{"seat": 0, "type": "end_turn"}]
    found += [_twisted(rng.choice(models), game, rng) for _ in range(number)]
    return [a for a in found if not _same_as_listed(a, legal, game)]


def _twisted(action: Raw, game: Game, rng: random.Random) -> Raw:
    twisted = dict(action)
    key = rng.choice(list(twisted))
    way = rng.randrange(6)
    if way == 0:
        del twisted[key]
    elif way == 1:
        twisted[key] = rng.choice(ODD)
    elif way == 2:
        twisted[rng.choice(["x", "y", "piece", "feature", "by", "needs", "undo", "rotation ", ""])] = (
            rng.choice(ODD)
        )
    elif way == 3:
        twisted["seat"] = rng.randrange(7)
    elif way == 4:
        twisted["type"] = rng.choice(
            ["place_tile", "deploy", "end_turn", "recall", "pass", "undo", "draw", "End_turn"]
        )
    else:
        twisted |= _elsewhere(game, rng)
    return twisted


def _elsewhere(game: Game, rng: random.Random) -> Raw:
    x, y = rng.choice(list(game.state.board.tiles))
    return {
        "x": x + rng.randrange(-2, 3),
        "y": y + rng.randrange(-2, 3),
        "rotation": rng.choice([0, 90, 180, 270, 45]),
        **rng.choice(
            [
                {"type": "place_tile"},
                {
                    "type": "deploy",
                    "piece": "meeple",
                    "feature": rng.choice(["road@N", "city@E", "field@SL", "monastery"]),
                },
                {
                    "type": "deploy",
                    "piece": "abbot",
                    "feature": rng.choice(["garden", "monastery", "field@WR"]),
                },
            ]
        ),
    }


def _same_as_listed(action: object, legal: list[Raw], game: Game) -> bool:
    """Return whether it is legal after all.

    Listed with the same types, or the same spot by another of its names.
    """
    if not isinstance(action, dict):
        return False
    newest = list(game.state.board.tiles.values())[-1]
    if action.get("type") == "deploy" and isinstance(action.get("feature"), str):
        spot = newest.spot(action["feature"])
        action = {**action, "feature": spot.segment.names[0]} if spot else action
    return any(_spelling(action) == _spelling(listed) for listed in legal)


def _spelling(action: Raw) -> list[str]:
    # Marks only inform the player and may be left out of an action.
    return sorted(f"{key!r}: {value!r}" for key, value in action.items() if key not in ("needs", "at_least"))
