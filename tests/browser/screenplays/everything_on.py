"""A whole game with every expansion, played by the rules alone: one person by a script, three greedy bots.

The bot leaves nothing to chance, so a server that has the same draws plays the same game, if the person
does. To find a game with every scene takes minutes; so the seed of one is kept, and
`python -m tests.browser.screenplays.everything_on` looks for another after a change of the rules or the bots.
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

from rules import Game, Record, Setup, bots, describe_options
from rules.expansions.registry import playable
from rules.tiles.geometry import STEPS, opposite
from tests.browser.screenplays.everything import Way, choose
from tests.browser.screenplays.screenplay import Screenplay

Action = dict[str, Any]
PERSON, BOT = 0, "greedy"
NAMES = ["Ann", "Bot Ada", "Bot Bruno", "Bot Clara"]
EXPANSIONS = sorted(playable() - {"base"})
# The parts that a table takes when its host chooses none.
PARTS = {
    part["name"]: part["usual"]
    for expansion in describe_options()["expansions"]
    for part in expansion["parts"]
    if expansion["name"] in EXPANSIONS
}
SALE = "a bazaar in a double turn of the person's"
SECOND = "its second half"
SCENES = frozenset(
    {
        *("cross_drawbridge", "place_office", "wanderer", SALE, SECOND),
        *("move_dragon", "capture", "pay_ransom", "move_count", "sheep", "circus"),
    }
)
# A game that has every scene, some of them the person's own.
KNOWN = 1084
# The rarest scene comes before so many actions, or the rest of the game is not worth playing out.
WAITED = 300
LIKED = {"wanderer": 6.0, "builder": 5.0, "mayor": 3.0, "barn": 2.0, "pig": 2.0, "wagon": 2.0}


def known() -> Screenplay:
    """Return a whole game with every scene. Raise LookupError if it is played otherwise now."""
    play = _play(Random(KNOWN))
    if lacks := SCENES - play.scenes.keys():
        raise LookupError(
            f"the game of seed {KNOWN} lacks {sorted(lacks)} now: "
            "`python -m tests.browser.screenplays.everything_on` finds another"
        )
    return play


def _play(rng: Random) -> Screenplay:
    setup = Setup.from_json({"seats": NAMES, "edition": "new-2018", "expansions": EXPANSIONS, "sets": PARTS})
    # What is shuffled in the course of the game follows from the seed, too.
    game = Record(setup, seed=rng.randbytes(32).hex()).start()
    play = Screenplay(setup, [])
    scribe = _Scribe(play)
    while not game.over and (SALE in play.scenes or game.number < WAITED):
        assert game.decision is not None
        mine = game.decision.seat == PERSON
        action = choose(game, rng, WAYS, _go) if mine else bots.answer(BOT, game, rng)
        scored = len(game.state.scored)
        game.apply(action)
        scribe.note(game, {action["type"], *(entry["reason"] for entry in game.state.scored[scored:])})
    play.draws, play.chance = list(game.draws), game.chance
    play.actions, play.scores = game.log, game.scores()
    return play


class _Scribe:
    """Notes which action brought each scene, by its place in the log."""

    def __init__(self, play: Screenplay) -> None:
        self.play = play
        # The number of the turn that the bazaar is in: a second half of another turn is no scene.
        self.turn: int | None = None

    def note(self, game: Game, names: set[str]) -> None:
        """What the newest action brought: its type and the reasons of its scores are known already."""
        state = game.state
        half = state.slots["builders"].halves.get(state.turn_number)
        if state.active == PERSON and game.decision:
            if half == 1 and game.decision.kind == "auction_choose" and self.turn is None:
                names.add(SALE)
                self.turn = state.turn_number
            if half == 2 and state.turn_number == self.turn and game.decision.kind == "place_tile":
                names.add(SECOND)
        for name in names & SCENES:
            self.play.scenes.setdefault(name, game.number - 1)


def _place(game: Game, listed: list[Action], rng: Random) -> Action:
    """On with what his builder is at work on; else where most tiles lie around."""
    tiles = game.state.board.tiles

    def liking(action: Action) -> float:
        x, y = action["x"], action["y"]
        around = sum((x + dx, y + dy) in tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        needs = 5.0 if "needs" in action else 0.0
        return around + 5.0 * _builds_on(game, action) - needs + 2.0 * rng.random()

    placements = [action for action in listed if action["type"] == "place_tile"]
    return max(placements, key=liking) if placements else listed[0]


def _builds_on(game: Game, action: Action) -> bool:
    """Return whether a tile there would touch the road or city of the person's builder."""
    for edge, (dx, dy) in enumerate(STEPS):
        beyond = game.state.board.tiles.get((action["x"] + dx, action["y"] + dy))
        met = beyond.sides[opposite(edge)][0] if beyond else -1
        if beyond and met >= 0:
            figures = beyond.spots[met].feature.figures
            if any(figure.seat == PERSON and figure.kind.name == "builder" for figure in figures):
                return True
    return False


def _act(_game: Game, listed: list[Action], rng: Random) -> Action:
    ends = [action for action in listed if action["type"] == "end_turn"]
    if not ends:
        return listed[0]  # a bridge that the tile needs
    ransoms = [action for action in listed if action["type"] == "pay_ransom"]
    if ransoms:
        return ransoms[0]
    figures = [action for action in listed if action["type"] in ("deploy", "move")]
    liked = [a for a in figures if not a["feature"].startswith("field") or a["piece"] in LIKED]
    if liked and rng.random() < 0.8:
        return max(liked, key=lambda action: LIKED.get(action["piece"], 0.7) * rng.random())
    return ends[0]


def _fill(_game: Game, listed: list[Action], rng: Random) -> Action:
    return rng.choice(listed if rng.random() < 0.3 else listed[:1])


def _castle(_game: Game, listed: list[Action], _rng: Random) -> Action:
    return next(action for action in listed if action["type"] == "build_castle")


def _go(_game: Game, listed: list[Action], rng: Random) -> Action:
    """Never home where there is another way."""
    return rng.choice([action for action in listed if action["type"] != "pass"] or listed)


WAYS: dict[str, Way] = {"place_tile": _place, "act": _act, "abbey": _fill, "castle": _castle}


if __name__ == "__main__":
    print("KNOWN =", next(seed for seed in count() if _play(Random(seed)).scenes.keys() >= SCENES))
