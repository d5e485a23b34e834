"""A game with every figure, written in advance, up to the last scene that the browser test wants to see.

Played out by the rules alone, by players who fill gaps and like rare figures; the shortest of the first
games that have all the scenes is the screenplay. Nothing is stored: a change of the rules finds another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from typing import Any

from rules import Game, Setup, view
from tests.browser.screenplays.screenplay import SEATS, Screenplay

Action = dict[str, Any]
Way = Callable[[Game, list[Action], Random], Action]
EXPANSIONS = (
    "traders-and-builders",
    "river",
    "abbey-and-mayor",
    "drawbridges",
    "wanderer-mayors-office",
)
# Figures and actions that have to come, each by its name.
SCENES = frozenset(
    {
        "abbey",
        "barn",
        "builder",
        "cross_drawbridge",
        "mayor",
        "move_wagon",
        "pig",
        "place_office",
        "second half",
        "wanderer",
    }
)
LONGEST = 420
RARE = {"wanderer": 6.0, "barn": 3.0, "builder": 3.0, "pig": 3.0, "mayor": 2.5, "wagon": 2.0}


def find(seeds: range = range(400), enough: int = 12) -> Screenplay:
    """Return the shortest of the first games with every scene; LookupError if no seed has them all."""
    plays = (play for seed in seeds if (play := _play(Random(seed))) is not None)
    found = sorted(islice(plays, enough), key=lambda play: len(play.actions))
    if not found:
        raise LookupError("no game has every scene")
    return found[0]


def _play(rng: Random) -> Screenplay | None:
    setup = Setup.from_json(
        {"seats": SEATS, "edition": "new-2018", "expansions": list(EXPANSIONS), "sets": {"river-2": 0}}
    )
    draws = setup.bag()
    rng.shuffle(draws)
    draws = setup.stacked(draws)
    play, game = Screenplay(setup, draws), Game(setup, draws)
    while not game.over and game.number < LONGEST:
        if play.scenes.keys() >= SCENES:
            play.actions, play.scores = game.log, game.scores()
            return play
        action = choose(game, rng, {"place_tile": _place, "act": _act, "abbey": _fill}, _go)
        _note(play, game, action)
        game.apply(action)
    return None


def choose(game: Game, rng: Random, ways: Mapping[str, Way], otherwise: Way) -> Action:
    """Return one of the listed actions, in the way for this kind of decision, as it is sent."""
    assert game.decision is not None
    chosen = ways.get(game.decision.kind, otherwise)(game, game.legal(), rng)
    return {key: value for key, value in chosen.items() if key not in ("at_least", "needs")}


def _place(game: Game, listed: list[Action], rng: Random) -> Action:
    """Return where most tiles lie around: that completes things and leaves holes for abbeys."""
    tiles = game.state.board.tiles

    def liking(action: Action) -> float:
        x, y = action["x"], action["y"]
        around = sum((x + dx, y + dy) in tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        return around + 2.5 * rng.random()

    return max(listed, key=liking)


def _act(_game: Game, listed: list[Action], rng: Random) -> Action:
    figures = [action for action in listed if action["type"] in ("deploy", "move")]
    liked = [a for a in figures if not a["feature"].startswith("field") or a["piece"] in RARE]
    if liked and rng.random() < 0.8:
        return max(liked, key=lambda action: RARE.get(action["piece"], 0.7) * rng.random())
    if figures and rng.random() < 0.12:
        return rng.choice(figures)
    return next(action for action in listed if action["type"] == "end_turn")


def _fill(_game: Game, listed: list[Action], rng: Random) -> Action:
    return rng.choice(listed if rng.random() < 0.3 else listed[:1])


def _go(_game: Game, listed: list[Action], rng: Random) -> Action:
    """Never home where there is another way."""
    return rng.choice([action for action in listed if action["type"] != "pass"] or listed)


def _note(play: Screenplay, game: Game, action: Action) -> None:
    names = {action["type"], action.get("piece", "")}
    if action["type"] == "place_abbey":
        names.add("abbey")
    turn = view(game)["turn"]
    if turn is not None and turn.get("half") == 2:
        names.add("second half")
    for name in names & SCENES:
        play.scenes.setdefault(name, game.number)
