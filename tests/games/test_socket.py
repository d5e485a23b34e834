"""The conversation with a socket: hello, events, offers, commands, refusals; in-process, so its logic
only.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from games import conf, service
from games.connections.connection import MatchConnection
from games.hub import MatchHub
from games.models import ChatMessage, Match, Presence
from games.notifications import TOPIC
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def match() -> Match:
    return play.running()


@pytest.fixture
def cookies(match: Match) -> list[str]:
    return [cookie(seat.player) for seat in match.seats.order_by("index")]


async def in_thread(work: Any, *args: Any) -> Any:
    return await run_in_db_thread("test", work, *args)


async def move(match: Match) -> None:
    """The seat to move does something, on a thread as a real socket would."""
    await in_thread(play.move, match)


async def test_hello_is_answered_with_headline_events_offer_and_presence(
    match: Match, cookies: list[str]
) -> None:
    await move(match)
    async with MatchClient(match.public_id, cookies[0]) as socket:
        welcome = await socket.hello()
        answers = {"kinds": [], "held": [{"seat": 0, "answers": []}]}
        assert welcome["you"] == {"seat": 0, "answers": answers}
        assert welcome["number"] == 1
        assert welcome["match"]["id"] == match.public_id
        assert welcome["match"]["seed"] is None
        events = await socket.receive("events")
        assert [event["number"] for event in events["events"]] == [1]
        offer = await socket.receive("offer")
        assert offer["number"] == 1
        assert offer["decision"]["actions"]
        assert (await socket.receive("presence"))["seats"] == [True, False]


async def test_only_what_came_after_is_sent(match: Match, cookies: list[str]) -> None:
    await in_thread(play.moves, match, 5)
    async with MatchClient(match.public_id, cookies[0]) as socket:
        await socket.hello(after=3)
        assert [event["number"] for event in (await socket.receive("events"))["events"]] == [4, 5]


async def test_all_sockets_get_the_event_and_only_the_deciding_seat_the_offer(
    match: Match, cookies: list[str]
) -> None:
    async with (
        MatchClient(match.public_id, cookies[0]) as ann,
        MatchClient(match.public_id, cookies[1]) as bob,
        MatchClient(match.public_id) as watching,
    ):
        for socket in (ann, bob, watching):
            await socket.hello()
        action = play.plain((await ann.receive("offer"))["decision"]["actions"][0])
        await ann.send(t="act", id="command-1", number=0, action=action)
        assert (await ann.receive("taken"))["number"] == 1
        for socket in (ann, bob, watching):
            received = [each for each in socket.received if each["t"] == "events"]
            event = (received[0] if received else await socket.receive("events"))["events"][0]
            assert (event["number"], event["action"]["type"]) == (1, "place_tile")
        assert "actions" not in (await bob.receive("offer", number=1))["decision"]
        assert not [each for each in watching.received if each["t"] == "offer" and each["number"]]
        offers = [each for each in ann.received if each["t"] == "offer" and each["number"] == 1]
        assert (offers[0] if offers else await ann.receive("offer", number=1))["decision"]["actions"]


async def test_command_sent_twice_is_accepted_once(match: Match, cookies: list[str]) -> None:
    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.hello()
        action = play.plain((await ann.receive("offer"))["decision"]["actions"][0])
        for _ in range(2):
            await ann.send(t="act", id="command-1", number=0, action=action)
            assert (await ann.receive("taken", id="command-1"))["number"] == 1
    assert (await in_thread(play.fresh, match)).number == 1


async def test_undo_is_an_event(match: Match, cookies: list[str]) -> None:
    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.hello()
        await move(match)
        await ann.receive("offer", number=1, undo=True)
        await ann.send(t="undo", id="command-2", number=1)
        await ann.receive("taken", number=2)
        event = [e for each in ann.received if each["t"] == "events" for e in each["events"]]
        while not any(each["number"] == 2 for each in event):
            event = (await ann.receive("events"))["events"]
        assert event[-1]["action"] == {"seat": 0, "type": "undo"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("no json", "message.json"),
        ("[]", "message.form"),
        ('{"t":"dance"}', "message.form"),
        ('{"t":"hello","after":0,"more":1}', "message.form"),
        ('{"t":"hello","after":"0"}', "message.form"),
        ('{"t":"hello","after":-1}', "message.form"),
        ('{"t":"hello","after":99}', "match.ahead"),
        ('{"t":"act","id":"x","number":0,"action":{}}', "message.form"),
        ('{"t":"act","id":"command-1","number":0,"action":{"type":"undo","x":1}}', "action.field"),
        ('{"t":"ping","at":NaN}', "message.json"),
        ('{"t":"ping","at":1e999}', "message.form"),
        ("[" * 5000, "message.form"),
        ('{"t":"act","id":"command-1","number":0,"action":{"x":' + "[" * 9000, "message.json"),
        (
            '{"t":"act","id":"command-1","number":0,"action":{"x":' + "[" * 5000 + "]" * 5000 + "}}",
            "message.json",
        ),
        (
            '{"t":"act","id":"command-1","number":0,"action":{"x":' + "[" * 500 + "]" * 500 + "}}",
            "action.type",
        ),
        (
            '{"t":"act","id":"command-1","number":0,"action":{"type":"place_tile","x":1' + "0" * 9000 + "}}",
            "?",
        ),
        ('{"t":"chat","id":"command-1","text":"\\ud800"}', "message.json"),
        ('{"t":"chat","id":"command-1","text":"' + "x" * 17_000 + '"}', "message.size"),
        ('{"t":"chat","id":"command-1","text":"' + "x" * 301 + '"}', "chat.long"),
        ('{"t":"chat","id":"command-1","text":" \\u0000 "}', "chat.empty"),
    ],
)
async def test_unknown_message_is_refused_and_the_socket_stays_open(
    match: Match, cookies: list[str], text: str, code: str
) -> None:
    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.socket.send_to(text_data=text)
        refused = await ann.receive("refused")
        assert code in {refused["code"], "?"}
        assert refused["sentence"]
        await ann.send(t="ping", at=5)
        assert await ann.receive("pong") == {"t": "pong", "at": 5}


async def test_bytes_are_refused(match: Match) -> None:
    async with MatchClient(match.public_id) as socket:
        await socket.socket.send_to(bytes_data=b"\x00\xff")
        assert (await socket.receive("refused"))["code"] == "message.binary"


async def test_a_refusal_names_its_command_and_the_newest_event(match: Match, cookies: list[str]) -> None:
    await move(match)
    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.send(t="act", id="command-9", number=0, action={"type": "end_turn"})
        refused = await ann.receive("refused")
        assert (refused["id"], refused["code"], refused["number"]) == ("command-9", "match.stale", 1)


async def test_spectator_cannot_act_and_session_without_player_cannot_chat(match: Match) -> None:
    async with MatchClient(match.public_id) as socket:
        assert (await socket.hello())["you"] == {"seat": None}
        await socket.send(t="act", id="command-1", number=0, action={"seat": 0, "type": "end_turn"})
        assert (await socket.receive("refused"))["code"] == "match.not_seated"
        await socket.send(t="chat", id="command-2", text="hello")
        assert (await socket.receive("refused"))["code"] == "chat.nobody"


async def test_chat_is_stored_and_sent_to_all_once(match: Match, cookies: list[str]) -> None:
    async with MatchClient(match.public_id, cookies[0]) as ann, MatchClient(match.public_id) as watching:
        await ann.hello()
        await watching.hello()
        for _ in range(2):
            await ann.send(t="chat", id="command-1", text=" <b>hi</b>\n there ")
        line = await watching.receive("chat")
        assert (line["from"], line["seat"], line["text"]) == ("Ann", 0, "<b>hi</b> there")
    assert await in_thread(ChatMessage.objects.count) == 1
    async with MatchClient(match.public_id) as later:
        assert [each["text"] for each in (await later.hello())["chat"]] == ["<b>hi</b> there"]


async def test_fast_chat_is_rate_limited(match: Match, cookies: list[str]) -> None:
    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.hello()
        for number in range(6):
            await ann.send(t="chat", id=f"command-{number}", text="again")
        assert (await ann.receive("refused"))["code"] == "chat.rate"


async def test_a_flood_is_refused_and_in_the_end_closed(match: Match) -> None:
    async with MatchClient(match.public_id) as socket:
        for _ in range(400):
            await socket.send(t="ping", at=1)
        refused = await socket.receive("refused")
        assert (refused["code"], refused["params"]) == ("message.rate", {"seconds": 1})
        assert await socket.closed() == 4008


async def test_too_many_hellos_say_when_the_next_one_is_answered(match: Match, settings: Any) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "hello_burst": 1, "hello_refill": 0.1}
    async with MatchClient(match.public_id) as socket:
        await socket.hello()
        await socket.send(t="hello", after=0)
        refused = await socket.receive("refused")
        assert (refused["code"], refused["params"]) == ("message.rate", {"seconds": 10})


async def test_unknown_match_sends_refusal_and_closes(match: Match) -> None:
    waiting = await in_thread(service.open_match)
    for match_id in ("nonesuch", waiting.public_id):
        async with MatchClient(match_id) as socket:
            assert (await socket.receive("refused"))["code"] == "match.unknown"
            assert await socket.closed() == 4004


async def test_too_many_sockets_send_refusal_and_close(
    match: Match, cookies: list[str], settings: Any
) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "sockets_per_player": 1}
    async with MatchClient(match.public_id, cookies[0]) as one:
        await one.hello()
        async with MatchClient(match.public_id, cookies[0]) as two:
            assert (await two.receive("refused"))["code"] == "socket.too_many"
            assert await two.closed() == 4029
    async with MatchClient(match.public_id, cookies[0]) as again:
        await again.hello()


async def test_client_without_acks_gets_resync(
    match: Match, cookies: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conf, "UNSEEN_EVENTS", 3)
    async with MatchClient(match.public_id, cookies[0]) as ann, MatchClient(match.public_id) as slow:
        await ann.hello()
        await slow.hello()
        for number in range(1, 6):
            await move(match)
            await ann.receive("events")
            await ann.send(t="seen", number=number)
        await slow.receive("resync")
        assert (
            max(e["number"] for each in slow.received if each["t"] == "events" for e in each["events"]) == 3
        )
        await slow.send(t="hello", after=3)
        await slow.receive("welcome")
        assert [event["number"] for event in (await slow.receive("events"))["events"]] == [4, 5]


async def test_presence_covers_all_processes_and_expires(match: Match, cookies: list[str]) -> None:
    from games import presence

    await in_thread(presence.store, match.pk, [1], 2, "another process")
    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.hello()
        assert (await ann.receive("presence", spectators=2))["seats"] == [True, True]
        await in_thread(
            lambda: Presence.objects.filter(process="another process").update(until="2020-01-01T00:00Z")
        )
        await MatchHub.current().report_presence(MatchHub.current().rooms[match.public_id])
        assert (await ann.receive("presence", spectators=0))["seats"] == [True, False]


async def test_logging_out_closes_the_sockets_of_that_session(match: Match, cookies: list[str]) -> None:
    from django.test import Client

    def log_out() -> None:
        client = Client()
        client.cookies.load(cookies[0])
        client.logout()

    async with (
        MatchClient(match.public_id, cookies[0]) as ann,
        MatchClient(match.public_id, cookies[1]) as bob,
    ):
        await ann.hello()
        await bob.hello()
        await in_thread(log_out)
        assert await ann.closed() == 4001
        await bob.send(t="ping", at=1)
        await bob.receive("pong")


async def test_barring_a_player_closes_their_sockets(match: Match, cookies: list[str]) -> None:
    def bar() -> None:
        player = match.seats.get(index=0).player
        assert player is not None
        player.is_active = False
        player.save()

    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.hello()
        await in_thread(bar)
        assert await ann.closed() == 4001


async def test_session_that_ended_without_notification_is_found_at_the_next_action(
    match: Match, cookies: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from django.contrib.sessions.models import Session

    monkeypatch.setattr(conf, "RECHECK", 0)
    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.hello()
        await in_thread(lambda: Session.objects.all().delete())
        await ann.send(t="act", id="command-1", number=0, action={"type": "end_turn"})
        assert await ann.closed() == 4001


async def test_a_silent_socket_is_closed(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    async with MatchClient(match.public_id) as socket:
        await socket.hello()
        monkeypatch.setattr(MatchConnection, "silence_s", -1)
        await MatchHub.current().close_timed_out()
        assert await socket.closed() == 4008


async def test_lost_notification_is_caught_up(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    async with MatchClient(match.public_id) as socket:
        await socket.hello()
        with monkeypatch.context() as deaf:
            deaf.setattr(TOPIC, "notify_here", lambda message: None)
            await move(match)
        assert (await socket.receive("events"))["events"][0]["number"] == 1  # by the poll


async def test_end_is_sent_with_results_and_seed(match: Match, cookies: list[str]) -> None:
    async with MatchClient(match.public_id, cookies[1]) as bob:
        await bob.hello()
        await bob.send(t="act", id="command-1", number=0, action={"seat": 1, "type": "forfeit"})
        over = await bob.receive("status", status="over")
        assert [seat["rank"] for seat in over["seats"]] == [1, 2]
        assert over["seed"] == match.seed


async def test_stopping_server_announces_it_before_it_closes(match: Match) -> None:
    async with MatchClient(match.public_id) as socket:
        await socket.hello()
        leaving = asyncio.create_task(MatchHub.current().shut_down(0.01))
        assert (await socket.receive("restart"))["in"] == 10
        assert await socket.closed() == 4000
        await leaving


async def test_a_page_of_another_site_gets_no_socket(match: Match, cookies: list[str]) -> None:
    socket = MatchClient(match.public_id, cookies[0], origin="https://evil.example")
    accepted, _ = await socket.socket.connect()
    assert not accepted


async def test_an_event_that_comes_between_hello_and_catching_up_is_sent_once(match: Match) -> None:
    async with MatchClient(match.public_id) as socket:
        await socket.hello()
        await move(match)  # while the hello still looks for what it has missed
        await move(match)
        numbers: list[int] = []
        while not numbers or numbers[-1] < 2:
            numbers += [event["number"] for event in (await socket.receive("events"))["events"]]
        assert numbers == [1, 2]


async def test_one_text_goes_to_all_spectators(match: Match) -> None:
    sockets = [MatchClient(match.public_id) for _ in range(20)]
    for socket in sockets:
        await socket.__aenter__()
        await socket.hello()
    await move(match)
    texts = {json.dumps(await socket.receive("events")) for socket in sockets}
    assert len(texts) == 1
    for socket in sockets:
        await socket.__aexit__()


async def test_end_is_sent_although_its_notifications_were_lost(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TOPIC, "notify", lambda message: None)
    async with MatchClient(match.public_id) as watching:
        await watching.hello()
        await run_in_db_thread(match.public_id, play.move, match, {"type": "forfeit"})
        assert (await watching.receive("status", status="over"))["seed"] == match.seed
