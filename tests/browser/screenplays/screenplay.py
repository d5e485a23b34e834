"""A game of expansion 8 written in advance, with every scene that the browser test wants to see.

Played out by the rules alone, seed after seed, by players who like castles and bridges; the first game that
has all the scenes is the screenplay. Nothing is stored: after a change of the rules another one is found.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from rules import Game, Record, Setup
from rules.tiles.geometry import STEPS, opposite

SEATS = ["Ann", "Bob", "Cid"]
EXPANSION = "bridges-castles-bazaars"
# Its tiles twice and no others: a short game with much bidding.
SETS = {"base": 0, EXPANSION: 2}
SCENES = frozenset(
    {
        "a castle by a seat that is not active",
        "a castle that sets off another",
        "a forced bridge",
        "an optional bridge",
        "a tile bought",
        "a tile sold",
    }
)
Action = dict[str, Any]


@dataclass
class Screenplay:
    """The draws, other results of chance, the actions, and where (by number of action) the scenes are."""

    setup: Setup
    draws: list[str]
    actions: list[Action] = field(default_factory=list)
    scenes: dict[str, int] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)
    chance: dict[str, list[Any]] = field(default_factory=dict)

    def start(self) -> Game:
        """Return the game before its first action."""
        return Record(self.setup, self.draws, chance=self.chance).start()

    def game(self) -> Game:
        """Return the game after the last of the actions."""
        return Record(self.setup, self.draws, actions=self.actions, chance=self.chance).game()


def find(edition: str = "new-2018", seeds: range = range(3000)) -> Screenplay:
    """Return the first game with every scene; LookupError if none of the seeds has them all."""
    for seed in seeds:
        play = _play(edition, Random(seed))
        if play.scenes.keys() >= SCENES:
            return play
    raise LookupError("no game has every scene")


def _play(edition: str, rng: Random) -> Screenplay:
    setup = Setup.from_json({"seats": SEATS, "edition": edition, "expansions": [EXPANSION], "sets": SETS})
    draws = setup.bag()
    rng.shuffle(draws)
    play, game = Screenplay(setup, draws), Game(setup, draws)
    while not game.over:
        action = _choose(game, rng, play.scenes)
        _note(play, game, action)
        game.apply(action)
        _note_chain(play, game)
    play.actions, play.scores = game.log, game.scores()
    return play


def _choose(game: Game, rng: Random, scenes: dict[str, int]) -> Action:
    assert game.decision is not None
    listed = game.legal()
    kinds = {"place_tile": _place, "act": _act, "castle": _castle, "auction_bid": _bid}
    chosen = kinds.get(game.decision.kind, _any)(game, listed, rng, scenes)
    return {key: value for key, value in chosen.items() if key not in ("at_least", "needs")}


def _any(_game: Game, listed: list[Action], rng: Random, _scenes: dict[str, int]) -> Action:
    return rng.choice(listed)


def _castle(_game: Game, listed: list[Action], _rng: Random, _scenes: dict[str, int]) -> Action:
    return next(action for action in listed if action["type"] == "build_castle")


def _bid(_game: Game, listed: list[Action], rng: Random, _scenes: dict[str, int]) -> Action:
    action = rng.choice(listed)
    return {**action, "bid": action["bid"] + rng.randrange(3)} if "bid" in action else action


def _place(game: Game, listed: list[Action], rng: Random, scenes: dict[str, int]) -> Action:
    placements = [action for action in listed if action["type"] == "place_tile"]
    some = rng.sample(placements, min(len(placements), 14))
    return max(some, key=lambda action: rng.random() + _liking(game, action, scenes))


def _liking(game: Game, action: Action, scenes: dict[str, int]) -> float:
    """Small cities closed, above all occupied ones near a castle; one bridge that is needed."""
    state, cell = game.state, (action["x"], action["y"])
    near = [castle.vicinity for castle in state.slots["castles"] if castle.points is None]
    liking = float(any(cell in vicinity for vicinity in near))
    if action.get("needs"):
        liking += -0.5 if "a forced bridge" in scenes else 0.3
    face = state.board.faces(str(state.hand))[action["rotation"] // 90]
    for segment in face.segments:
        if segment.kind != "city" or len(segment.ports) != 1:
            continue
        edge = segment.ports[0]
        beyond = (cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1])
        other = state.board.tiles.get(beyond)
        met = other.sides[opposite(edge)][0] if other else -1
        if other and met >= 0 and len(other.spots[met].segment.ports) == 1:
            beside = any(cell in vicinity or beyond in vicinity for vicinity in near)
            liking += 2 + (2 if other.spots[met].feature.figures else 0) + (3 if beside else 0)
    return liking


def _act(game: Game, listed: list[Action], rng: Random, scenes: dict[str, int]) -> Action:
    def of(kind: str, ground: str = "") -> list[Action]:
        return [a for a in listed if a["type"] == kind and a.get("feature", "").startswith(ground)]

    end, bridges, knights = of("end_turn"), of("build_bridge"), of("deploy", "city")
    others = [a for a in of("deploy") if not a["feature"].startswith(("city", "field"))]
    if not end or (bridges and "an optional bridge" not in scenes and rng.random() < 0.15):
        return bridges[0]
    if knights and rng.random() < 0.9:
        return knights[0]
    if others and rng.random() < 0.25:
        return rng.choice(others)
    return end[0]


def _note(play: Screenplay, game: Game, action: Action) -> None:
    scene = None
    kind = action["type"]
    if kind == "build_castle" and action["seat"] != game.state.active:
        scene = "a castle by a seat that is not active"
    elif kind == "build_bridge":
        scene = "a forced bridge" if len(game.legal()) == 1 else "an optional bridge"
    elif kind == "auction_settle":
        scene = {"buy": "a tile bought", "sell": "a tile sold"}[action["choice"]]
    if scene:
        play.scenes.setdefault(scene, game.number)


def _note_chain(play: Screenplay, game: Game) -> None:
    for entry in game.state.scored[-6:]:
        if entry["reason"] == "castle" and entry["parts"][0]["what"] == "castle":
            play.scenes.setdefault("a castle that sets off another", game.number)
