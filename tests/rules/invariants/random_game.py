"""Random games over random sets of expansions, with what must hold in all of them.

Nothing here knows an expansion: what was dealt is read from the first table, tiles from the setup, and
features are joined anew from the tiles on the board. Looking closely costs more than playing, so it is
done at random.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, Self

import pytest

from rules import (
    Game,
    IllegalAction,
    Record,
    Setup,
    apply_change,
    catalogue,
    change,
    describe_options,
    record_of,
    view,
    view_hash,
)
from rules.chance import Results
from rules.expansions import registry
from rules.fairness import Shuffler
from tests.rules.invariants.checked_game import NAMES, check_scores, strays
from tests.rules.invariants.flood import check_features

Raw = dict[str, Any]
# Where results of chance come from that are not the order of the bag.
CHANCE = Shuffler("5a" * 32, [])
# Pieces that are no figures: they go from the supply to the board or the other way.
TOKENS = frozenset(name for expansion in registry.expansions() for name in expansion.tokens)
# What is no action at all breaks no clause.
WITHOUT_CLAUSE = ("action.", "deploy.piece")
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


def expansions_at_random(rng: random.Random, among: frozenset[str] | None = None) -> list[str]:
    """Return some of these expansions, by default of all that can be played, with those that they need."""
    playable = registry.playable() - {"base"}
    playable = playable if among is None else playable & among
    chosen = {expansion for expansion in sorted(playable) if rng.random() < 0.5}
    chosen |= {need for module in registry.modules() if module.expansion in chosen for need in module.needs}
    return sorted(chosen)


def expansions_with(seed: int, *names: str, among: frozenset[str] | None = None) -> list[str]:
    """Return these expansions and some of those others, with all that they need."""
    rng = random.Random(seed)
    chosen = {*names, *expansions_at_random(rng, among)}
    return sorted(chosen | {need for m in registry.modules() if m.expansion in chosen for need in m.needs})


def options_at_random(expansions: list[str], rng: random.Random) -> Raw:
    """Return a value for about every third option that the expansions have."""
    options = [o for o in describe_options()["options"] if o["expansion"] in ("base", *expansions)]
    return {o["name"]: rng.choice(o["values"]) for o in options if o["values"] and rng.random() < 0.3}


def setup_at_random(rng: random.Random, expansions: list[str] | None = None) -> Setup:
    """Any game that a table could agree on."""
    expansions = expansions_at_random(rng) if expansions is None else expansions
    usual = {part.name: part.usual for module in registry.modules() for part in module.parts}
    parts = [part for expansion in expansions for part in catalogue()[expansion].parts[1:]]
    other = {part: 1 - usual[part] for part in parts if rng.random() < 0.5}
    return Setup.from_json(
        {
            "seats": list(NAMES[: rng.randrange(2, 7)]),
            "edition": rng.choice(describe_options()["editions"]),
            "expansions": expansions,
            "options": options_at_random(expansions, rng),
            "sets": other,
        }
    )


class RandomGame:
    """One game; its setup, draws and actions follow from the seed."""

    def __init__(self, setup: Setup, rng: random.Random) -> None:
        self.setup = setup
        self.rng = rng
        self.order = setup.bag()
        rng.shuffle(self.order)
        self.order = setup.stacked(self.order)
        self.results = self.other_chance(rng)
        if any(module.returns_tiles for module in setup.modules):
            # What is shuffled in the course of the game follows from a seed.
            self.order, self.results = self.shuffled(rng)
        self.game = Game(setup, self.order, self.results)
        self.dealt = [Counter(seat.supply) for seat in self.game.state.seats]
        self.met = Counter[str]()
        # The newest legal action of each type: at another time it is refused.
        self.past: dict[str, Raw] = {}
        self.legal: list[Raw] = self.game.legal()
        self.looks = 0

    def other_chance(self, rng: random.Random) -> Results:
        """Return the results of chance besides the draws, where nothing is shuffled during the game."""
        return Results({}, CHANCE)

    def shuffled(self, rng: random.Random) -> tuple[list[str], Results]:
        """Return the draws that are named, and what the others follow from."""
        return [], Results(shuffler=Shuffler(rng.randbytes(32).hex(), ()))

    @classmethod
    def of(cls, seed: int, expansions: list[str] | None = None) -> Self:
        rng = random.Random(seed)
        return cls(setup_at_random(rng, expansions), rng)

    def play(self, *, leavers: bool) -> None:
        """To the end, looking closely now and then, and at last."""
        while not self.game.over:
            if leavers and self.rng.random() < 0.004:
                self.step({"seat": self.rng.choice(self.game.state.present()), "type": "forfeit"})
                continue
            self.step(self.choose())
        self.look_closely()
        self.check_home()

    def step(self, action: Raw) -> None:
        """Play one action and look."""
        close = self.rng.random() < 0.02
        before = view(self.game) if close else None
        self.met[action["type"] + ":" + str(action.get("piece", ""))] += 1
        self.past |= {legal["type"]: legal for legal in self.legal}
        self.game.apply(action)
        self.legal = self.game.legal()
        assert bool(self.legal) != self.game.over
        self.check_conserved()
        if before is not None:
            self.check_change(before)
            # A replay costs as much as the game so far.
            self.look_closely(replay=self.looks % 3 == 0)
            self.looks += 1

    def choose(self) -> Raw:
        """Return a random action: what is seldom offered is taken oftener than chance would have it."""
        kinds = sorted({(a["type"], a.get("piece", "")) for a in self.legal})
        rare = min(kinds, key=lambda kind: self.met[f"{kind[0]}:{kind[1]}"])
        kind = rare if self.rng.random() < 0.5 else self.rng.choice(kinds)
        if self.rng.random() < 0.3 and ("end_turn", "") in kinds:
            kind = ("end_turn", "")
        some = [a for a in self.legal if (a["type"], a.get("piece", "")) == kind]
        action = self.rng.choice(some)
        if kind[0] == "place_tile" and self.rng.random() < 0.8:
            # Where many tiles lie around, more is completed.
            action = max(self.rng.sample(some, min(len(some), 9)), key=self._around)
        if "at_least" in action:
            raised = {**action, "bid": action["bid"] + self.rng.randrange(3)}
            return raised if self.game.check(raised) is None else action
        return action

    def _around(self, action: Raw) -> int:
        tiles = self.game.state.board.tiles
        return sum((action["x"] + dx, action["y"] + dy) in tiles for dx, dy in AROUND)

    def check_conserved(self) -> None:
        """No piece and no tile comes from nowhere or is lost; points are the sum of what was scored."""
        state = self.game.state
        on_board = [Counter[str]() for _ in state.seats]
        for figure in state.figures:
            on_board[figure.seat][figure.kind.name] += 1
            assert figure.feature is None or figure in figure.feature.figures
        for seat, dealt, out in zip(state.seats, self.dealt, on_board, strict=True):
            held = Counter(seat.supply)
            assert min(held.values()) >= 0
            held.update(seat.lost)
            assert all(out[piece] <= dealt[piece] - held[piece] for piece in out)
        drawn = self.setup.tiles()
        laid = Counter(placed.face.design.id for placed in state.board.tiles.values())
        mine = Counter({tile: n for tile, n in laid.items() if tile not in drawn})
        found = laid - mine + state.bag + Counter(state.discarded)
        assert all(found[tile] <= number for tile, number in drawn.items())

    def check_home(self) -> None:
        """At the end every figure is back and every drawn tile is on the board or out of the game."""
        state = self.game.state
        assert state.figures == []
        held = Counter(
            (p["owner"], p["piece"]) for seat in view(self.game)["seats"] for p in seat.get("prisoners", [])
        )
        for index, (seat, dealt) in enumerate(zip(state.seats, self.dealt, strict=True)):
            held.update({(index, piece): number for piece, number in seat.lost.items()})
            assert {p: n + held[index, p] for p, n in seat.supply.items() if p not in TOKENS} == {
                p: n for p, n in dealt.items() if p not in TOKENS
            }
        if len(state.present()) > 1:
            drawn = self.setup.tiles()
            laid = Counter(p.face.design.id for p in state.board.tiles.values() if p.face.design.id in drawn)
            # Tiles that nobody could play any more when the last one was drawn; those that nobody has seen
            # are in the bag to the last.
            aside = Counter[str](view(self.game).get("aside", ()))
            assert laid + Counter(state.discarded) + aside + state.bag == drawn
            assert (state.tiles_left, state.bag.total()) == (0, state.unseen)

    def check_change(self, before: Raw) -> None:
        """A change carries one view into the next, over the wire too, and hides nothing but the offer."""
        now = view(self.game)
        step = json.loads(json.dumps(change(before, now)))
        after = apply_change(before, step)
        assert after == now
        assert view_hash(after) == view_hash(now)
        assert "actions" not in json.dumps(step)
        for key in ("tiles", "scored"):
            assert len(now[key]) >= len(before[key])
            # A hill that needs a bridge gets the tile under it once the bridge is built.
            assert all(old.items() <= new.items() for old, new in zip(before[key], now[key], strict=False))

    def look_closely(self, *, replay: bool = True) -> None:
        """Features against a flood, replay against the live table, the listed against the refused."""
        game, now = self.game, view(self.game)
        check_scores(now)
        check_features(game)
        self.check_figures(now)
        for action in self.rng.sample(self.legal, min(len(self.legal), 40)):
            assert game.check(action) is None, action
        before, log = json.dumps(now), len(game.log)
        for stray in [*strays(game, self.legal, self.rng, 25), *self.untimely()]:
            refusal = game.check(stray)
            if refusal is None:
                assert _listed_otherwise(stray, self.legal, game), stray
                continue
            assert refusal.sentence.endswith("."), stray
            assert refusal.clause or refusal.code.startswith(WITHOUT_CLAUSE), (stray, refusal.code)
            with pytest.raises(IllegalAction) as refused:
                game.apply(stray)  # type: ignore[arg-type]
            assert refused.value.refusal == refusal
        assert (json.dumps(view(game)), len(game.log)) == (before, log)
        if replay:
            self.check_replay(now)
            self.check_undo(now)

    def check_figures(self, now: Raw) -> None:
        """Every figure that was dealt is in its supply, on the table, a prisoner, or out of the game."""
        out = Counter((piece["seat"], piece["piece"]) for piece in now["pieces"])
        out += Counter((p["owner"], p["piece"]) for seat in now["seats"] for p in seat.get("prisoners", ()))
        for index, (seat, dealt) in enumerate(zip(now["seats"], self.dealt, strict=True)):
            for piece in dealt.keys() - TOKENS:
                kept = seat["supply"].get(piece, 0) + seat.get("lost", {}).get(piece, 0)
                assert kept + out[index, piece] == dealt[piece], (index, piece)

    def untimely(self) -> list[object]:
        """Return actions of each type that were legal once, as they were and of the seat that decides now."""
        seat = self.game.decision.seat if self.game.decision else 0
        return [{**action, **now} for action in self.past.values() for now in ({}, {"seat": seat})]

    def check_replay(self, now: Raw) -> None:
        """The log, straight or as a record, rebuilds the table and what is legal on it."""
        text = record_of(self.game).to_json()
        read = Record.from_json(text)
        assert read.to_json() == text
        straight = self.replay(self.game.log)
        for again in (straight, read.game()):
            assert view(again) == now
        assert straight.legal() == self.legal

    def replay(self, log: list[Raw]) -> Game:
        """Return the game as it stands after these actions."""
        return Game.replay(self.setup, self.order, log, self.results)

    def check_undo(self, now: Raw) -> None:
        """Taking back is replaying without the last action."""
        seat = self.game.decision.seat if self.game.decision else 0
        if self.game.can_undo(seat):
            log = list(self.game.log)
            self.game.undo(seat)
            assert view(self.game) == view(self.replay(log[:-1]))
            self.game.apply(log[-1])
            assert view(self.game) == now
            assert self.game.legal() == self.legal


def _spelled(action: Any, game: Game) -> Any:
    """Return an action with each spot replaced by the feature that it names, and without marks."""
    if not isinstance(action, dict):
        return action
    spelled = {k: _spelled(v, game) for k, v in action.items() if k not in ("needs", "at_least")}
    if {"x", "y", "feature"} <= action.keys():
        cell, name = (action["x"], action["y"]), action["feature"]
        placed = game.state.board.tiles.get(cell) if _is_cell(cell) else None
        spot = placed.spot(name) if placed and isinstance(name, str) else None
        if spot is not None:
            spelled = {k: v for k, v in spelled.items() if k not in ("x", "y", "feature")}
            spelled["spot"] = id(spot.feature)
    return spelled


def _is_cell(cell: tuple[Any, Any]) -> bool:
    return type(cell[0]) is int and type(cell[1]) is int


def _listed_otherwise(action: Any, legal: list[Raw], game: Game) -> bool:
    """Whether an action that is not listed is a listed one with a feature named by another of its spots, or a
    bid above the lowest."""
    mine = _spelled(action, game)
    for listed in legal:
        theirs = _spelled(listed, game)
        if mine == theirs:
            return True
        if "bid" in listed and type(mine.get("bid")) is int and {**mine, "bid": listed["bid"]} == theirs:
            return bool(mine["bid"] >= listed["bid"])
    return False
