"""The lobby's sockets: what comes over them, to whom, how often, and to whom not."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import pytest

from lobby.models import Player
from lobby.notifications import TOPIC
from lobby.sockets.connection import LobbyConnection
from lobby.sockets.hub import LobbyHub
from tests.lobby.browser import Browser
from tests.lobby.client import LobbyClient, in_request_thread

pytestmark = pytest.mark.django_db(transaction=True)
Guest = Callable[..., Browser]
Opened = Callable[..., Any]


# --- the lobby -------------------------------------------------------------------------------------------


async def test_first_message_is_the_whole_lobby_as_over_http(ann: Browser, opened: Opened) -> None:
    await in_request_thread(lambda: ann.opens(name="First"))
    wire = await opened("/ws/lobby/", ann)
    first = await wire.receive()
    over_http = await in_request_thread(lambda: ann.get("/api/lobby").json)
    assert first == {"t": "lobby", **over_http}


async def test_session_without_player_may_watch_the_lobby(opened: Opened) -> None:
    wire = await opened("/ws/lobby/")
    first = await wire.receive()
    assert (first["t"], first["my_tables"], first["quick"]) == ("lobby", [], None)


async def test_new_table_is_broadcast_and_removed_when_it_starts(ann: Browser, opened: Opened) -> None:
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    table = await in_request_thread(lambda: ann.opens(size=2))
    shown = (await wire.receive("table"))["table"]
    assert (shown["id"], shown["you"]["seat"], shown["invite"]) == (table, None, None)
    await in_request_thread(lambda: ann.post(f"/api/tables/{table}/bots", {"level": "random"}))
    await in_request_thread(lambda: ann.post(f"/api/tables/{table}/start"))
    assert (await wire.receive("gone")) == {"t": "gone", "table": table}
    match = (await wire.receive("match"))["match"]
    assert match["status"] == "running"
    assert not {"view", "bag", "seed", "salts"} & set(match)


async def test_member_gets_the_members_payload(ann: Browser, opened: Opened) -> None:
    wire = await opened("/ws/lobby/", ann)
    await wire.receive("lobby")
    table = await in_request_thread(lambda: ann.post("/api/tables", {"size": 2})["id"])
    mine = await wire.receive("mine")
    assert [each["id"] for each in mine["my_tables"]] == [table]
    assert mine["my_tables"][0]["you"]["host"] is True


async def test_private_table_is_not_sent_to_others(ann: Browser, bob: Browser, opened: Opened) -> None:
    clients = [await opened("/ws/lobby/"), await opened("/ws/lobby/", bob)]
    for client in clients:
        await client.receive("lobby")
    table = await in_request_thread(lambda: ann.opens(private=True))
    await in_request_thread(lambda: ann.post(f"/api/tables/{table}/bots", {"level": "random"}))
    await in_request_thread(lambda: ann.post(f"/api/tables/{table}/start"))
    for client in clients:
        assert await client.silent()


async def test_table_made_private_is_removed_for_others(ann: Browser, opened: Opened) -> None:
    table = await in_request_thread(ann.opens)
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    await in_request_thread(lambda: ann.patch(f"/api/tables/{table}", {"private": True}))
    assert await wire.receive() == {"t": "gone", "table": table}
    assert await wire.silent()


async def test_many_changes_are_sent_in_few_messages(ann: Browser, opened: Opened) -> None:
    table = await in_request_thread(lambda: ann.opens(size=6))
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    for index in range(20):
        TOPIC.notify_here({"tables": [table], "here": index % 2 == 0})
    assert (await wire.receive())["t"] == "table"
    assert (await wire.receive())["t"] == "here"
    assert await wire.silent()


async def test_both_paired_players_get_a_message(ann: Browser, bob: Browser, opened: Opened) -> None:
    wires = [await opened("/ws/lobby/", ann), await opened("/ws/lobby/", bob), await opened("/ws/lobby/")]
    for wire in wires:
        await wire.receive("lobby")
    wish = {"seats": 2, "salt": secrets.token_hex(16)}
    await in_request_thread(lambda: ann.post("/api/quick", wish))
    assert (await wires[0].receive("mine"))["quick"]["waiting"] == 1
    match = await in_request_thread(lambda: bob.post("/api/quick", wish)["match"])
    assert [(await wire.receive("paired"))["match"] for wire in wires[:2]] == [match, match]
    assert (await wires[2].receive("match"))["match"]["id"] == match
    assert await wires[2].silent()


def end_turn(player: Browser, match: str) -> None:
    """Play whatever comes first until another seat decides."""
    for _ in range(10):
        offer = player.get(f"/api/matches/{match}/offer").json
        if not (actions := offer["decision"].get("actions")):
            return
        action = next((each for each in actions if each["type"] == "end_turn"), actions[0])
        command = {"id": secrets.token_hex(8), "number": offer["number"], "action": action}
        assert player.post(f"/api/matches/{match}/actions", command).status == 200
    raise AssertionError("the turn never ends")


async def test_change_of_turn_is_sent_to_the_deciding_player(
    ann: Browser, bob: Browser, opened: Opened
) -> None:
    table = await in_request_thread(lambda: bob.opens(size=2))
    await in_request_thread(lambda: ann.joins(table))
    match = await in_request_thread(lambda: bob.post(f"/api/tables/{table}/start")["match"])
    wire = await opened("/ws/lobby/", ann)
    assert (await wire.receive("lobby"))["my_matches"][0]["your_turn"] is False
    await in_request_thread(lambda: end_turn(bob, match))
    async with asyncio.timeout(5):
        while not (await wire.receive("mine"))["my_matches"][0]["your_turn"]:
            pass


# --- a table ---------------------------------------------------------------------------------------------


async def test_table_socket_sends_the_table_at_first_and_after_each_change(
    ann: Browser, bob: Browser, opened: Opened
) -> None:
    table = await in_request_thread(lambda: ann.opens(size=2))
    hers, his = await opened(f"/ws/tables/{table}/", ann), await opened(f"/ws/tables/{table}/", bob)
    first = await hers.receive("table")
    assert first["table"] == await in_request_thread(lambda: ann.sees(table).json)
    assert first["table"]["invite"]
    assert (await his.receive("table"))["table"]["invite"] is None
    await in_request_thread(lambda: bob.joins(table))
    assert (await hers.receive("table"))["table"]["seats"][1]["name"] == "Bob"
    assert (await his.receive("table"))["table"]["you"]["seat"] == 1
    match = await in_request_thread(lambda: ann.post(f"/api/tables/{table}/start")["match"])
    assert await hers.receive("started") == {"t": "started", "match": match}
    assert await his.receive("started") == {"t": "started", "match": match}


async def test_closed_table_is_announced(ann: Browser, bob: Browser, opened: Opened) -> None:
    table = await in_request_thread(ann.opens)
    wire = await opened(f"/ws/tables/{table}/", bob)
    await wire.receive("table")
    await in_request_thread(lambda: ann.post(f"/api/tables/{table}/close"))
    assert await wire.receive("gone") == {"t": "gone", "table": table}


@pytest.mark.parametrize("which", ["private", "unknown"])
async def test_invisible_table_refuses_the_socket(
    ann: Browser, bob: Browser, opened: Opened, which: str
) -> None:
    table = await in_request_thread(lambda: ann.opens(private=True)) if which == "private" else "t-22222222"
    for client in (bob, None):
        wire = await opened(f"/ws/tables/{table}/?invite=guess", client)
        refused = await wire.receive()
        assert (refused["t"], refused["code"]) == ("refused", "table.missing")
        assert (await wire.receive())["code"] == 4004


async def test_the_link_opens_the_socket(ann: Browser, opened: Opened) -> None:
    table = await in_request_thread(lambda: ann.opens(private=True))
    invite = await in_request_thread(lambda: ann.sees(table)["invite"])
    wire = await opened(f"/ws/tables/{table}/?invite={invite}")
    shown = (await wire.receive("table"))["table"]
    assert (shown["id"], shown["invite"]) == (table, None)


async def test_removed_player_gets_a_message_and_a_close(ann: Browser, bob: Browser, opened: Opened) -> None:
    table = await in_request_thread(lambda: ann.opens(private=True))
    invite = await in_request_thread(lambda: ann.sees(table)["invite"])
    await in_request_thread(lambda: bob.joins(table, invite=invite))
    wire = await opened(f"/ws/tables/{table}/?invite={invite}", bob)
    await wire.receive("table")
    await in_request_thread(lambda: ann.delete(f"/api/tables/{table}/seats/1"))
    assert await wire.receive("gone") == {"t": "gone", "table": table}
    assert (await wire.receive())["code"] == 4001


# --- conduct ---------------------------------------------------------------------------------------------


async def test_ping_renews_presence(ann: Browser, opened: Opened) -> None:
    wire = await opened("/ws/lobby/", ann)
    await wire.receive("lobby")
    await in_request_thread(lambda: Player.objects.update(seen_at=None))
    await wire.send({"t": "ping"})
    assert await wire.receive("pong") == {"t": "pong"}
    assert (await wire.receive("here"))["here"] == 1


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
async def test_unknown_messages_are_refused_and_change_nothing(opened: Opened, text: str) -> None:
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    await wire.send(text)
    refused = await wire.receive()
    assert refused["t"] == "refused"
    assert refused["sentence"]
    await wire.send({"t": "ping"})
    assert await wire.receive() == {"t": "pong"}


async def test_flood_of_messages_closes_the_socket(opened: Opened, settings: Any) -> None:
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    for _ in range(settings.BASTIDE["lobby_burst"] + 60):
        await wire.send({"t": "ping"})
    refused = await wire.receive("refused")
    assert (refused["code"], refused["params"]) == ("message.rate", {"seconds": 1})
    assert (await wire.receive("closed"))["code"] == 4008


async def test_another_sites_page_gets_no_socket(ann: Browser) -> None:
    wire = LobbyClient("/ws/lobby/", ann, origin="https://elsewhere.example")
    await wire.line.send_input({"type": "websocket.connect"})
    assert (await wire.line.receive_output(5))["type"] == "websocket.close"


async def test_number_of_sockets_is_limited(ann: Browser, opened: Opened, settings: Any) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "sockets_per_player": 2}
    for _ in range(2):
        await (await opened("/ws/lobby/", ann)).receive("lobby")
    wire = await opened("/ws/lobby/", ann)
    refused = await wire.receive()
    assert (refused["code"], refused["params"]) == ("socket.too_many", {"most": 2})
    assert (await wire.receive())["code"] == 4029


async def test_log_out_closes_the_sockets(ann: Browser, opened: Opened) -> None:
    wire = await opened("/ws/lobby/", ann)
    await wire.receive("lobby")
    await in_request_thread(lambda: ann.delete("/_allauth/browser/v1/auth/session"))
    assert (await wire.receive("closed"))["code"] == 4001


async def test_stopping_server_announces_it_to_all_sockets(ann: Browser, opened: Opened) -> None:
    table = await in_request_thread(ann.opens)
    wires = [await opened("/ws/lobby/"), await opened(f"/ws/tables/{table}/", ann)]
    await wires[0].receive("lobby")
    await wires[1].receive("table")
    await LobbyHub.current().shut_down(0.1)
    for wire in wires:
        assert await wire.receive("restart") == {"t": "restart", "in": 100}
        assert (await wire.receive("closed"))["code"] == 4000


async def test_a_silent_socket_is_closed(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LobbyConnection, "silence_s", 0.2)
    monkeypatch.setattr(LobbyHub, "tick_s", 0.3)
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    assert (await wire.receive("closed"))["code"] == 4008


async def test_lost_notification_is_caught_up(
    ann: Browser, bob: Browser, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LobbyHub, "tick_s", 0.5)
    table = await in_request_thread(ann.opens)
    wire = await opened(f"/ws/tables/{table}/", ann)
    await wire.receive("table")
    monkeypatch.setattr(TOPIC, "notify_here", lambda message: None)
    await in_request_thread(lambda: bob.joins(table))
    assert (await wire.receive("table"))["table"]["seats"][1]["name"] == "Bob"
