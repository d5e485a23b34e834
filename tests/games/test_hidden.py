"""Nothing hidden shows outside: two matches with one public past and different bags look the same.

Both are played with the same actions as far as both have drawn the same tiles. All that a client can reach is
collected from both, and must be the same bytes but for ids and times, up to the very draw at which they part.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client

import rules
from games.game_cache import CACHE
from games.models import Match
from realtime.db_threads import run_in_db_thread
from rules import bots
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)

SAME = 9  # tiles that both draw before they part
STAMP = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)|\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT")
RANDOM = re.compile(r'csrfmiddlewaretoken" value="[^"]*"|csrftoken=[^;]*|(?<="csrf_token": ")[^"]*')


class Twins:
    """Two running matches of the same two players whose bags agree in the first tiles alone."""

    def __init__(self) -> None:
        self.players = [play.player("Ann"), play.player("Bob")]
        seats = [play.seat(who.name, who=who) for who in self.players]
        self.matches = [play.running(seats), play.running(seats)]
        bag = rules.Setup.from_json(self.matches[0].setup).bag()
        random.Random(7).shuffle(bag)
        same, rest = bag[:SAME], sorted(bag[SAME:])
        self.orders = [[*same, *rest], [*same, *rest[::-1]]]
        assert rest[0] != rest[-1]
        for match, order in zip(self.matches, self.orders, strict=True):
            Match.objects.filter(pk=match.pk).update(draws=order)
        CACHE.forget()
        self.actions = list(self._script(same))

    def _script(self, same: list[str]) -> Iterator[play.Action]:
        """Actions that both can play, up to the moment before the draw at which they part."""
        game = rules.Game(rules.Setup.from_json(self.matches[0].setup), self.orders[0])
        rng = random.Random(3)
        placed = 0
        while True:
            action = play.plain(rng.choice(game.legal()))
            if action["type"] == "end_turn" and placed == len(same):
                return
            game.apply(action)
            placed += action["type"] == "place_tile"
            yield action

    def plain(self, text: str) -> str:
        """Return the text with whatever may differ made the same."""
        for match in self.matches:
            text = text.replace(match.public_id, "MATCH").replace(match.commitment, "COMMITMENT")
            text = re.sub(f"(/match/|match=|match%3D){match.pk}\\b", "PK", text)
        return RANDOM.sub("", STAMP.sub("TIME", text))

    def sealed(self, text: str) -> None:
        """Neither a seed nor a piece of a bag's order is in the text."""
        for match, order in zip(self.matches, self.orders, strict=True):
            assert match.seed not in text
            bare = re.sub(r"[\s\\]", "", text)
            runs = ['","'.join(order[start : start + 3]) for start in range(SAME, len(order) - 3)]
            assert not [run for run in runs if f'"{run}"' in bare]


@pytest.fixture
def twins() -> Twins:
    return Twins()


def reachable(match: Match, clients: list[Client]) -> list[str]:
    """Everything that HTTP says about a match to these clients, refusals too."""
    api = f"/api/matches/{match.public_id}"
    tiles = sorted(set(rules.Setup.from_json(match.setup).bag()))[::3]
    paths = [
        api,
        *(
            f"{api}/{word}"
            for word in ("events", "events?after=3", "offer", "record", "actions", "order", "analysis")
        ),
    ]
    paths += [f"{api}/tryout?tile={tile.replace('/', '%2F').replace('+', '%2B')}" for tile in tiles]
    paths += [f"{api}/projection", f"{api}/fitting?x=0&y=1", f"{api}/fitting?x=1&y=0"]
    paths += [
        f"{api}/outcome?tile={tile.replace('/', '%2F').replace('+', '%2B')}&x=1&y=0&rotation=0"
        for tile in tiles
    ]
    spots = ("city@N", "road@E", "field@NW", "cloister", "nonsense")
    paths += [
        f"{api}/feature?x={x}&y=0&feature={spot.replace('@', '%40')}" for x in (-1, 0, 1) for spot in spots
    ]
    paths += [f"{api}/feature?x=0&y=0&feature=city%40N&number={n}" for n in (0, 2, 999)]
    paths += [f"/admin/games/match/{match.pk}/change/", f"/admin/games/match/{match.pk}/change/?log=1"]
    said: list[str] = []
    cache.clear()  # nobody is throttled here
    for client in clients:
        said += [f"{path} {_words(client.get(path))}" for path in paths]
        for number in (0, match.number, match.number + 1):
            for action in (
                {"type": "end_turn", "x": 1},
                {"type": "place_tile", "x": 99, "y": 0, "rotation": 0},
                {},
            ):
                body = {"id": "command-0000", "number": number, "action": action}
                if number or action.get("type") == "place_tile":
                    said.append(_words(client.post(f"{api}/actions", json.dumps(body), "application/json")))
        said.append(_words(client.post(f"{api}/rematch")))
        said.append(_words(client.post(f"{api}/analysis")))
    return said


def _words(answer: Any) -> str:
    return f"{answer.status_code} {dict(answer.headers)} {answer.content.decode()}"


def browsers(twins: Twins) -> list[Client]:
    """Return both players, and somebody without a session."""
    return [*(Client(headers={"cookie": cookie(who)}) for who in twins.players), Client()]


def test_http_answers_are_equal_until_the_draws_differ(twins: Twins, capfd: Any) -> None:
    clients = browsers(twins)
    capfd.readouterr()
    for number, action in enumerate(twins.actions):
        if number % 24 == 0 or number == len(twins.actions) - 1:
            _compare(twins, clients)
        for match in twins.matches:
            play.move(match, action, command_id=f"step-{number:04}")
    _compare(twins, clients)
    for client in clients:  # where many matches are shown at once, and what a machine reads
        for path in (
            "/api/lobby",
            "/api/matches",
            "/api/me",
            "/api/setup",
            "/api/schema",
            "/metrics",
            "/healthz",
        ):
            twins.sealed(_words(client.get(path)))
    captured = "".join(capfd.readouterr())
    twins.sealed(captured)
    assert "/" not in "".join(re.findall(r'"tile": "([^"]*)"', captured))
    for match in twins.matches:  # the next draw parts them: the comparison does see what is on the table
        play.move(match, {"type": "end_turn"})
    one, other = ([twins.plain(text) for text in reachable(play.fresh(m), clients)] for m in twins.matches)
    assert one != other


def _compare(twins: Twins, clients: list[Client]) -> None:
    one, other = (reachable(play.fresh(match), clients) for match in twins.matches)
    for text in (*one, *other):
        twins.sealed(text)
    for mine, yours in zip(one, other, strict=True):
        assert twins.plain(mine) == twins.plain(yours)


async def test_socket_messages_are_equal_until_the_draws_differ(
    transactional_db: None,
) -> None:
    twins = await run_in_db_thread("test", Twins)
    cookies = [await run_in_db_thread("test", cookie, who) for who in twins.players]
    one, other = [await _watched(twins, match, cookies) for match in twins.matches]
    assert len(one) > 2 * len(twins.actions)
    assert one == other


async def _watched(twins: Twins, match: Match, cookies: list[str]) -> list[str]:
    """Return what both seats and a spectator receive while the script is played, with refusals in between."""
    async with (
        MatchClient(match.public_id, cookies[0]) as ann,
        MatchClient(match.public_id, cookies[1]) as bob,
        MatchClient(match.public_id) as watching,
    ):
        sockets = [ann, bob, watching]
        for socket in sockets:
            await socket.hello()
        await ann.receive("offer", number=0)
        for number, action in enumerate(twins.actions):
            mover = sockets[action["seat"]]
            await mover.send(
                t="act", id=f"wrong-{number:04}", number=number, action={"type": "place_tile", "x": 7}
            )
            await mover.receive("refused")
            await mover.send(t="act", id=f"step-{number:04}", number=number, action=action)
            for socket in sockets:
                await _up_to(socket, number + 1)
        await ann.send(t="hello", after=0)
        await ann.receive("welcome")
    said = [json.dumps(each) for socket in sockets for each in socket.received if each["t"] != "presence"]
    for text in said:
        twins.sealed(text)
    return sorted(re.sub(r'"(here|spectators)": [^,}]*', "", twins.plain(text)) for text in said)


async def _up_to(socket: MatchClient, number: int) -> None:
    """Wait until the socket has received the event and, for a seat, the offer after it."""
    kinds = (
        {"events"}
        if socket.watches
        else {"events", "offer", "taken"}
        if socket.acted(number)
        else {"events", "offer"}
    )
    while missing := [kind for kind in kinds if not socket.has(kind, number)]:
        await socket.receive(missing[0])


def test_bot_actions_do_not_depend_on_the_bag(twins: Twins) -> None:
    games = [
        rules.Game(rules.Setup.from_json(m.setup), o)
        for m, o in zip(twins.matches, twins.orders, strict=True)
    ]
    for number, action in enumerate(twins.actions):
        for level in bots.BOTS if number % 3 == 0 else ():
            answers = [bots.answer(level, game, random.Random(5)) for game in games]
            assert answers[0] == answers[1], level
        for game in games:
            game.apply(action)
