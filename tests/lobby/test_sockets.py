"""The lobby's sockets: what comes over them, to whom, how often, and to whom not."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import pytest

from lobby.models import Player
from lobby.notifications import TOPIC
from lobby.sockets.connection import BURST, LobbyConnection
from lobby.sockets.hub import LobbyHub
from tests.lobby.browser import Browser
from tests.lobby.wire import Wire, deed

pytestmark = pytest.mark.django_db(transaction=True)
Guest = Callable[..., Browser]
Opened = Callable[..., Any]


# --- the lobby -------------------------------------------------------------------------------------------


async def test_the_whole_lobby_comes_first_as_over_http(ann: Browser, opened: Opened) -> None:
    await deed(lambda: ann.opens(name="First"))
    wire = await opened("/ws/lobby/", ann)
    first = await wire.hear()
    over_http = await deed(lambda: ann.get("/api/lobby").json)
    assert first == {"t": "lobby", **over_http}


async def test_strangers_may_look(opened: Opened) -> None:
    wire = await opened("/ws/lobby/")
    first = await wire.hear()
    assert (first["t"], first["my_tables"], first["quick"]) == ("lobby", [], None)


async def test_a_new_table_is_told_and_goes_when_it_starts(ann: Browser, opened: Opened) -> None:
    wire = await opened("/ws/lobby/")
    await wire.hear("lobby")
    table = await deed(lambda: ann.opens(size=2))
    told = (await wire.hear("table"))["table"]
    assert (told["id"], told["you"]["seat"], told["invite"]) == (table, None, None)
    await deed(lambda: ann.post(f"/api/tables/{table}/bots", {"level": "random"}))
    await deed(lambda: ann.post(f"/api/tables/{table}/start"))
    assert (await wire.hear("gone")) == {"t": "gone", "table": table}
    match = (await wire.hear("match"))["match"]
    assert match["status"] == "running"
    assert not {"view", "bag", "seed", "salts"} & set(match)


async def test_a_member_is_told_as_a_member(ann: Browser, opened: Opened) -> None:
    wire = await opened("/ws/lobby/", ann)
    await wire.hear("lobby")
    table = await deed(lambda: ann.post("/api/tables", {"size": 2})["id"])
    mine = await wire.hear("mine")
    assert [each["id"] for each in mine["my_tables"]] == [table]
    assert mine["my_tables"][0]["you"]["host"] is True


async def test_nothing_of_a_private_table_reaches_others(ann: Browser, bob: Browser, opened: Opened) -> None:
    lookers = [await opened("/ws/lobby/"), await opened("/ws/lobby/", bob)]
    for looker in lookers:
        await looker.hear("lobby")
    table = await deed(lambda: ann.opens(private=True))
    await deed(lambda: ann.post(f"/api/tables/{table}/bots", {"level": "random"}))
    await deed(lambda: ann.post(f"/api/tables/{table}/start"))
    for looker in lookers:
        assert await looker.silent()


async def test_a_table_that_becomes_private_goes(ann: Browser, opened: Opened) -> None:
    table = await deed(ann.opens)
    wire = await opened("/ws/lobby/")
    await wire.hear("lobby")
    await deed(lambda: ann.patch(f"/api/tables/{table}", {"private": True}))
    assert await wire.hear() == {"t": "gone", "table": table}
    assert await wire.silent()


async def test_many_changes_become_few_messages(ann: Browser, opened: Opened) -> None:
    table = await deed(lambda: ann.opens(size=6))
    wire = await opened("/ws/lobby/")
    await wire.hear("lobby")
    for index in range(20):
        TOPIC.notify_here({"tables": [table], "here": index % 2 == 0})
    assert (await wire.hear())["t"] == "table"
    assert (await wire.hear())["t"] == "here"
    assert await wire.silent()


async def test_both_are_told_when_they_are_paired(ann: Browser, bob: Browser, opened: Opened) -> None:
    wires = [await opened("/ws/lobby/", ann), await opened("/ws/lobby/", bob), await opened("/ws/lobby/")]
    for wire in wires:
        await wire.hear("lobby")
    wish = {"seats": 2, "salt": secrets.token_hex(16)}
    await deed(lambda: ann.post("/api/quick", wish))
    assert (await wires[0].hear("mine"))["quick"]["waiting"] == 1
    match = await deed(lambda: bob.post("/api/quick", wish)["match"])
    assert [(await wire.hear("paired"))["match"] for wire in wires[:2]] == [match, match]
    assert (await wires[2].hear("match"))["match"]["id"] == match
    assert await wires[2].silent()


def end_turn(player: Browser, match: str) -> None:
    """Plays whatever comes first until another seat decides."""
    for _ in range(10):
        offer = player.get(f"/api/matches/{match}/offer").json
        if not (actions := offer["decision"].get("actions")):
            return
        action = next((each for each in actions if each["type"] == "end_turn"), actions[0])
        command = {"id": secrets.token_hex(8), "number": offer["number"], "action": action}
        assert player.post(f"/api/matches/{match}/actions", command).status == 200
    raise AssertionError("the turn never ends")


async def test_my_turn_is_told_to_me(ann: Browser, bob: Browser, opened: Opened) -> None:
    table = await deed(lambda: bob.opens(size=2))
    await deed(lambda: ann.joins(table))
    match = await deed(lambda: bob.post(f"/api/tables/{table}/start")["match"])
    wire = await opened("/ws/lobby/", ann)
    assert (await wire.hear("lobby"))["my_matches"][0]["your_turn"] is False
    await deed(lambda: end_turn(bob, match))
    async with asyncio.timeout(5):
        while not (await wire.hear("mine"))["my_matches"][0]["your_turn"]:
            pass


# --- a table ---------------------------------------------------------------------------------------------


async def test_the_table_comes_first_and_after_each_change(
    ann: Browser, bob: Browser, opened: Opened
) -> None:
    table = await deed(lambda: ann.opens(size=2))
    hers, his = await opened(f"/ws/tables/{table}/", ann), await opened(f"/ws/tables/{table}/", bob)
    first = await hers.hear("table")
    assert first["table"] == await deed(lambda: ann.sees(table).json)
    assert first["table"]["invite"]
    assert (await his.hear("table"))["table"]["invite"] is None
    await deed(lambda: bob.joins(table))
    assert (await hers.hear("table"))["table"]["seats"][1]["name"] == "Bob"
    assert (await his.hear("table"))["table"]["you"]["seat"] == 1
    match = await deed(lambda: ann.post(f"/api/tables/{table}/start")["match"])
    assert await hers.hear("started") == {"t": "started", "match": match}
    assert await his.hear("started") == {"t": "started", "match": match}


async def test_a_closed_table_says_so(ann: Browser, bob: Browser, opened: Opened) -> None:
    table = await deed(ann.opens)
    wire = await opened(f"/ws/tables/{table}/", bob)
    await wire.hear("table")
    await deed(lambda: ann.post(f"/api/tables/{table}/close"))
    assert await wire.hear("gone") == {"t": "gone", "table": table}


@pytest.mark.parametrize("which", ["private", "unknown"])
async def test_a_table_that_may_not_be_seen(ann: Browser, bob: Browser, opened: Opened, which: str) -> None:
    table = await deed(lambda: ann.opens(private=True)) if which == "private" else "t-22222222"
    for looker in (bob, None):
        wire = await opened(f"/ws/tables/{table}/?invite=guess", looker)
        refused = await wire.hear()
        assert (refused["t"], refused["code"]) == ("refused", "table.missing")
        assert (await wire.hear())["code"] == 4004


async def test_the_link_opens_the_socket(ann: Browser, opened: Opened) -> None:
    table = await deed(lambda: ann.opens(private=True))
    invite = await deed(lambda: ann.sees(table)["invite"])
    wire = await opened(f"/ws/tables/{table}/?invite={invite}")
    told = (await wire.hear("table"))["table"]
    assert (told["id"], told["invite"]) == (table, None)


async def test_who_is_sent_away_is_shown_out(ann: Browser, bob: Browser, opened: Opened) -> None:
    table = await deed(lambda: ann.opens(private=True))
    invite = await deed(lambda: ann.sees(table)["invite"])
    await deed(lambda: bob.joins(table, invite=invite))
    wire = await opened(f"/ws/tables/{table}/?invite={invite}", bob)
    await wire.hear("table")
    await deed(lambda: ann.delete(f"/api/tables/{table}/seats/1"))
    assert await wire.hear("gone") == {"t": "gone", "table": table}
    assert (await wire.hear())["code"] == 4001


# --- conduct ---------------------------------------------------------------------------------------------


async def test_a_ping_is_a_sign_of_life(ann: Browser, opened: Opened) -> None:
    wire = await opened("/ws/lobby/", ann)
    await wire.hear("lobby")
    await deed(lambda: Player.objects.update(seen_at=None))
    await wire.say({"t": "ping"})
    assert await wire.hear("pong") == {"t": "pong"}
    assert (await wire.hear("here"))["here"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "null",
        '{"t":"pong"}',
        '{"t":"ping","x":1}',
        "[" * 900,
        "x" * 2000,
        '{"t":"join"}',
        '{"t":NaN}',
    ],
)
async def test_other_words_are_refused_and_do_no_harm(opened: Opened, text: str) -> None:
    wire = await opened("/ws/lobby/")
    await wire.hear("lobby")
    await wire.say(text)
    refused = await wire.hear()
    assert refused["t"] == "refused"
    assert refused["sentence"]
    await wire.say({"t": "ping"})
    assert await wire.hear() == {"t": "pong"}


async def test_a_flood_is_cut_off(opened: Opened) -> None:
    wire = await opened("/ws/lobby/")
    await wire.hear("lobby")
    for _ in range(BURST + 60):
        await wire.say({"t": "ping"})
    assert (await wire.hear("closed"))["code"] == 4008


async def test_another_sites_page_gets_no_socket(ann: Browser) -> None:
    wire = Wire("/ws/lobby/", ann, origin="https://elsewhere.example")
    await wire.line.send_input({"type": "websocket.connect"})
    assert (await wire.line.receive_output(5))["type"] == "websocket.close"


async def test_sockets_have_an_end(ann: Browser, opened: Opened, settings: Any) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "sockets_per_player": 2}
    for _ in range(2):
        await (await opened("/ws/lobby/", ann)).hear("lobby")
    wire = await opened("/ws/lobby/", ann)
    assert (await wire.hear())["code"] == "socket.too_many"
    assert (await wire.hear())["code"] == 4029


async def test_log_out_closes_the_sockets(ann: Browser, opened: Opened) -> None:
    wire = await opened("/ws/lobby/", ann)
    await wire.hear("lobby")
    await deed(lambda: ann.delete("/_allauth/browser/v1/auth/session"))
    assert (await wire.hear("closed"))["code"] == 4001


async def test_everybody_hears_that_the_server_goes_away(ann: Browser, opened: Opened) -> None:
    table = await deed(ann.opens)
    wires = [await opened("/ws/lobby/"), await opened(f"/ws/tables/{table}/", ann)]
    await wires[0].hear("lobby")
    await wires[1].hear("table")
    await LobbyHub.current().shut_down(0.1)
    for wire in wires:
        assert await wire.hear("restart") == {"t": "restart", "in": 100}
        assert (await wire.hear("closed"))["code"] == 4000


async def test_a_silent_socket_is_closed(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LobbyConnection, "silence_s", 0.2)
    monkeypatch.setattr(LobbyHub, "tick_s", 0.3)
    wire = await opened("/ws/lobby/")
    await wire.hear("lobby")
    assert (await wire.hear("closed"))["code"] == 4008


async def test_a_lost_hint_is_made_up_for(
    ann: Browser, bob: Browser, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LobbyHub, "tick_s", 0.5)
    table = await deed(ann.opens)
    wire = await opened(f"/ws/tables/{table}/", ann)
    await wire.hear("table")
    monkeypatch.setattr(TOPIC, "notify_here", lambda message: None)
    await deed(lambda: bob.joins(table))
    assert (await wire.hear("table"))["table"]["seats"][1]["name"] == "Bob"
