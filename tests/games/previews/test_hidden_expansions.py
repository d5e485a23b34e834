"""Nothing shows of what lies under a hill, in a bag of tokens, under a tent, or in the rest of the stack."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rules
from games.event_log.read import read_live
from games.game_cache import CACHE
from games.models import Match
from rules.chance import Results
from tests.games import play
from tests.games.test_hidden import Twins, browsers, reachable

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]

EXPANSIONS = ["hills-and-sheep", "princess-and-dragon", "under-the-big-top"]
HILL, CIRCUS, VOLCANO, FIELDS = "HS/CFR.h", "BT/ffrf.bt", "DG/RFr.v", "BA/L"
SEEN = [HILL, CIRCUS, VOLCANO, *[FIELDS] * 3]  # the tiles that both draw before they part


class HidingTwins(Twins):
    """Two matches that differ in the tile under a hill, tokens, the one under the tent, and the stack."""

    def __init__(self) -> None:
        self.players = [play.player("Ann"), play.player("Bob")]
        seats = [play.seat(who.name, who=who) for who in self.players]
        self.matches = [play.running(seats, expansions=EXPANSIONS) for _ in range(2)]
        rest = sorted(rules.Setup.from_json(self.matches[0].setup).bag())
        for tile in SEEN:
            rest.remove(tile)
        self.orders = [[SEEN[0], tiles[0], *SEEN[1:], *tiles[1:]] for tiles in (rest, rest[::-1])]
        self.tokens: list[dict[str, list[Any]]] = [
            {"sheep": [2, 3], "animals": [1, 3]},
            {"sheep": [2, 0], "animals": [7, 4]},
        ]
        for match, order, tokens in zip(self.matches, self.orders, self.tokens, strict=True):
            Match.objects.filter(pk=match.pk).update(draws=order, chance=tokens)
        CACHE.forget()
        self.actions = list(self._script(SEEN))

    def _script(self, same: list[str]) -> Iterator[play.Action]:
        """Actions up to the draw at which they part; a shepherd comes, whose flock has not grown by then."""
        setup = rules.Setup.from_json(self.matches[0].setup)
        game = rules.Game(setup, self.orders[0], Results(self.tokens[0]))
        rng, placed = random.Random(3), 0
        while True:
            action = play.plain(rng.choice(_quiet(game.legal(), game.chance)))
            if action["type"] == "end_turn" and placed == len(same):
                return
            game.apply(action)
            placed += action["type"] == "place_tile"
            yield action


def _quiet(legal: list[play.Action], drawn: dict[str, list[Any]]) -> list[play.Action]:
    """Return what draws the first token of the bag, and no other."""
    shepherds = [action for action in legal if action.get("piece") == "shepherd"]
    if shepherds and not drawn.get("sheep"):
        return shepherds
    return [action for action in legal if action not in shepherds and action["type"] != "grow_flock"]


def test_answers_are_equal_until_what_is_hidden_shows() -> None:
    twins = HidingTwins()
    clients = browsers(twins)[1:]  # a player and somebody without a session
    for number, action in enumerate(twins.actions):
        for match in twins.matches:
            play.move(match, action, command_id=f"step-{number:04}")
    views = [read_live(play.fresh(match), lambda live: live.seen) for match in twins.matches]
    assert any(tile.get("under") for tile in views[0]["tiles"])
    assert {"tent", "dragon", "tokens_drawn"} <= views[0].keys()
    one, other = (reachable(play.fresh(match), clients) for match in twins.matches)
    for mine, yours in zip(one, other, strict=True):
        twins.sealed(mine)
        assert twins.plain(mine) == twins.plain(yours)
    for match in twins.matches:  # the next draw parts them
        play.move(match, {"type": "end_turn"})
    hands = [read_live(play.fresh(match), lambda live: live.seen["turn"]["tile"]) for match in twins.matches]
    assert hands[0] != hands[1]
