"""The conversation with a socket: hello, events, offers, commands, refusals; in-process, so its logic
only.
"""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from games import conf, service
from games.connections.connection import MatchConnection
from games.hub import MatchHub
from games.models import ChatMessage, Match, Presence
from games.notifications import TOPIC
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.talk import Talk, cookie

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
    async with Talk(match.public_id, cookies[0]) as talk:
        welcome = await talk.hello()
        assert welcome["you"] == {"seat": 0}
        assert welcome["number"] == 1
        assert welcome["match"]["id"] == match.public_id
        assert welcome["match"]["seed"] is None
        events = await talk.hear("events")
        assert [event["number"] for event in events["events"]] == [1]
        offer = await talk.hear("offer")
        assert offer["number"] == 1
        assert offer["decision"]["actions"]
        assert (await talk.hear("presence"))["seats"] == [True, False]


async def test_only_what_came_after_is_sent(match: Match, cookies: list[str]) -> None:
    await in_thread(play.moves, match, 5)
    async with Talk(match.public_id, cookies[0]) as talk:
        await talk.hello(after=3)
        assert [event["number"] for event in (await talk.hear("events"))["events"]] == [4, 5]


async def test_everybody_sees_a_move_and_only_the_deciding_seat_its_options(
    match: Match, cookies: list[str]
) -> None:
    async with Talk(match.public_id, cookies[0]) as ann, Talk(match.public_id, cookies[1]) as bob:  # noqa: SIM117 - three at once is too long a line
        async with Talk(match.public_id) as watching:
            for talk in (ann, bob, watching):
                await talk.hello()
            action = play.plain((await ann.hear("offer"))["decision"]["actions"][0])
            await ann.say(t="act", id="command-1", number=0, action=action)
            assert (await ann.hear("taken"))["number"] == 1
            for talk in (ann, bob, watching):
                heard = [each for each in talk.heard if each["t"] == "events"]
                event = (heard[0] if heard else await talk.hear("events"))["events"][0]
                assert (event["number"], event["action"]["type"]) == (1, "place_tile")
            assert "actions" not in (await bob.hear("offer", number=1))["decision"]
            assert not [each for each in watching.heard if each["t"] == "offer" and each["number"]]
            offers = [each for each in ann.heard if each["t"] == "offer" and each["number"] == 1]
            assert (offers[0] if offers else await ann.hear("offer", number=1))["decision"]["actions"]


async def test_a_command_sent_twice_is_taken_once(match: Match, cookies: list[str]) -> None:
    async with Talk(match.public_id, cookies[0]) as ann:
        await ann.hello()
        action = play.plain((await ann.hear("offer"))["decision"]["actions"][0])
        for _ in range(2):
            await ann.say(t="act", id="command-1", number=0, action=action)
            assert (await ann.hear("taken", id="command-1"))["number"] == 1
    assert (await in_thread(play.fresh, match)).number == 1


async def test_undo_is_an_event(match: Match, cookies: list[str]) -> None:
    async with Talk(match.public_id, cookies[0]) as ann:
        await ann.hello()
        await move(match)
        await ann.hear("offer", number=1, undo=True)
        await ann.say(t="undo", id="command-2", number=1)
        await ann.hear("taken", number=2)
        event = [e for each in ann.heard if each["t"] == "events" for e in each["events"]]
        while not any(each["number"] == 2 for each in event):
            event = (await ann.hear("events"))["events"]
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
async def test_what_is_not_understood_is_refused_and_the_socket_stays(
    match: Match, cookies: list[str], text: str, code: str
) -> None:
    async with Talk(match.public_id, cookies[0]) as ann:
        await ann.socket.send_to(text_data=text)
        refused = await ann.hear("refused")
        assert code in {refused["code"], "?"}
        assert refused["sentence"]
        await ann.say(t="ping", at=5)
        assert await ann.hear("pong") == {"t": "pong", "at": 5}


async def test_bytes_are_refused(match: Match) -> None:
    async with Talk(match.public_id) as talk:
        await talk.socket.send_to(bytes_data=b"\x00\xff")
        assert (await talk.hear("refused"))["code"] == "message.binary"


async def test_a_refusal_names_its_command_and_the_newest_event(match: Match, cookies: list[str]) -> None:
    await move(match)
    async with Talk(match.public_id, cookies[0]) as ann:
        await ann.say(t="act", id="command-9", number=0, action={"type": "end_turn"})
        refused = await ann.hear("refused")
        assert (refused["id"], refused["code"], refused["number"]) == ("command-9", "match.stale", 1)


async def test_a_spectator_cannot_act_nor_a_stranger_talk(match: Match) -> None:
    async with Talk(match.public_id) as talk:
        assert (await talk.hello())["you"] == {"seat": None}
        await talk.say(t="act", id="command-1", number=0, action={"seat": 0, "type": "end_turn"})
        assert (await talk.hear("refused"))["code"] == "match.not_seated"
        await talk.say(t="chat", id="command-2", text="hello")
        assert (await talk.hear("refused"))["code"] == "chat.nobody"


async def test_talk_is_kept_shown_to_all_and_said_once(match: Match, cookies: list[str]) -> None:
    async with Talk(match.public_id, cookies[0]) as ann, Talk(match.public_id) as watching:
        await ann.hello()
        await watching.hello()
        for _ in range(2):
            await ann.say(t="chat", id="command-1", text=" <b>hi</b>\n there ")
        line = await watching.hear("chat")
        assert (line["from"], line["seat"], line["text"]) == ("Ann", 0, "<b>hi</b> there")
    assert await in_thread(ChatMessage.objects.count) == 1
    async with Talk(match.public_id) as later:
        assert [each["text"] for each in (await later.hello())["chat"]] == ["<b>hi</b> there"]


async def test_fast_talk_is_slowed_down(match: Match, cookies: list[str]) -> None:
    async with Talk(match.public_id, cookies[0]) as ann:
        await ann.hello()
        for number in range(6):
            await ann.say(t="chat", id=f"command-{number}", text="again")
        assert (await ann.hear("refused"))["code"] == "chat.rate"


async def test_a_flood_is_refused_and_in_the_end_closed(match: Match) -> None:
    async with Talk(match.public_id) as talk:
        for _ in range(400):
            await talk.say(t="ping", at=1)
        assert (await talk.hear("refused"))["code"] == "message.rate"
        assert await talk.closed() == 4008


async def test_a_match_that_is_not_there_is_said_and_closed(match: Match) -> None:
    waiting = await in_thread(service.open_match)
    for match_id in ("nonesuch", waiting.public_id):
        async with Talk(match_id) as talk:
            assert (await talk.hear("refused"))["code"] == "match.unknown"
            assert await talk.closed() == 4004


async def test_too_many_sockets_are_said_and_closed(match: Match, cookies: list[str], settings: Any) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "sockets_per_player": 1}
    async with Talk(match.public_id, cookies[0]) as one:
        await one.hello()
        async with Talk(match.public_id, cookies[0]) as two:
            assert (await two.hear("refused"))["code"] == "socket.too_many"
            assert await two.closed() == 4029
    async with Talk(match.public_id, cookies[0]) as again:
        await again.hello()


async def test_who_does_not_acknowledge_has_to_start_again(
    match: Match, cookies: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conf, "UNSEEN_EVENTS", 3)
    async with Talk(match.public_id, cookies[0]) as ann, Talk(match.public_id) as slow:
        await ann.hello()
        await slow.hello()
        for number in range(1, 6):
            await move(match)
            await ann.hear("events")
            await ann.say(t="seen", number=number)
        await slow.hear("resync")
        assert max(e["number"] for each in slow.heard if each["t"] == "events" for e in each["events"]) == 3
        await slow.say(t="hello", after=3)
        await slow.hear("welcome")
        assert [event["number"] for event in (await slow.hear("events"))["events"]] == [4, 5]


async def test_presence_is_of_all_processes_and_fades(match: Match, cookies: list[str]) -> None:
    from games import presence

    await in_thread(presence.store, match.pk, [1], 2, "another process")
    async with Talk(match.public_id, cookies[0]) as ann:
        await ann.hello()
        assert (await ann.hear("presence", spectators=2))["seats"] == [True, True]
        await in_thread(
            lambda: Presence.objects.filter(process="another process").update(until="2020-01-01T00:00Z")
        )
        await MatchHub.current().report_presence(MatchHub.current().rooms[match.public_id])
        assert (await ann.hear("presence", spectators=0))["seats"] == [True, False]


async def test_logging_out_closes_the_sockets_of_that_session(match: Match, cookies: list[str]) -> None:
    from django.test import Client

    def log_out() -> None:
        client = Client()
        client.cookies.load(cookies[0])
        client.logout()

    async with Talk(match.public_id, cookies[0]) as ann, Talk(match.public_id, cookies[1]) as bob:
        await ann.hello()
        await bob.hello()
        await in_thread(log_out)
        assert await ann.closed() == 4001
        await bob.say(t="ping", at=1)
        await bob.hear("pong")


async def test_barring_a_player_closes_their_sockets(match: Match, cookies: list[str]) -> None:
    def bar() -> None:
        player = match.seats.get(index=0).player
        assert player is not None
        player.is_active = False
        player.save()

    async with Talk(match.public_id, cookies[0]) as ann:
        await ann.hello()
        await in_thread(bar)
        assert await ann.closed() == 4001


async def test_a_session_that_ended_unheard_is_found_at_the_next_action(
    match: Match, cookies: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from django.contrib.sessions.models import Session

    monkeypatch.setattr(conf, "RECHECK", 0)
    async with Talk(match.public_id, cookies[0]) as ann:
        await ann.hello()
        await in_thread(lambda: Session.objects.all().delete())
        await ann.say(t="act", id="command-1", number=0, action={"type": "end_turn"})
        assert await ann.closed() == 4001


async def test_a_silent_socket_is_closed(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Talk(match.public_id) as talk:
        await talk.hello()
        monkeypatch.setattr(MatchConnection, "silence_s", -1)
        await MatchHub.current().close_timed_out()
        assert await talk.closed() == 4008


async def test_a_lost_hint_is_made_up_for(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Talk(match.public_id) as talk:
        await talk.hello()
        with monkeypatch.context() as deaf:
            deaf.setattr(TOPIC, "notify_here", lambda message: None)
            await move(match)
        assert (await talk.hear("events"))["events"][0]["number"] == 1  # by the poll


async def test_the_end_is_told_with_results_and_seed(match: Match, cookies: list[str]) -> None:
    async with Talk(match.public_id, cookies[1]) as bob:
        await bob.hello()
        await bob.say(t="act", id="command-1", number=0, action={"seat": 1, "type": "forfeit"})
        over = await bob.hear("status", status="over")
        assert [seat["rank"] for seat in over["seats"]] == [1, 2]
        assert over["seed"] == match.seed


async def test_going_away_is_said_before_it_is_done(match: Match) -> None:
    async with Talk(match.public_id) as talk:
        await talk.hello()
        leaving = asyncio.create_task(MatchHub.current().shut_down(0.01))
        assert (await talk.hear("restart"))["in"] == 10
        assert await talk.closed() == 4000
        await leaving


async def test_a_page_of_another_site_gets_no_socket(match: Match, cookies: list[str]) -> None:
    talk = Talk(match.public_id, cookies[0], origin="https://evil.example")
    accepted, _ = await talk.socket.connect()
    assert not accepted


async def test_an_event_that_comes_between_hello_and_catching_up_is_sent_once(match: Match) -> None:
    async with Talk(match.public_id) as talk:
        await talk.hello()
        await move(match)  # while the hello still looks for what it has missed
        await move(match)
        numbers: list[int] = []
        while not numbers or numbers[-1] < 2:
            numbers += [event["number"] for event in (await talk.hear("events"))["events"]]
        assert numbers == [1, 2]


async def test_one_text_goes_to_all_spectators(match: Match) -> None:
    talks = [Talk(match.public_id) for _ in range(20)]
    for talk in talks:
        await talk.__aenter__()
        await talk.hello()
    await move(match)
    texts = {json.dumps(await talk.hear("events")) for talk in talks}
    assert len(texts) == 1
    for talk in talks:
        await talk.__aexit__()


async def test_an_end_whose_hints_were_lost_is_told_all_the_same(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TOPIC, "notify", lambda message: None)
    async with Talk(match.public_id) as watching:
        await watching.hello()
        await run_in_db_thread(match.public_id, play.move, match, {"type": "forfeit"})
        assert (await watching.hear("status", status="over"))["seed"] == match.seed


async def test_a_player_whose_seat_a_bot_takes_hears_that_they_only_watch(
    match: Match, cookies: list[str]
) -> None:
    clock = {"kind": "move", "move": 60_000, "out": "bot"}
    later = timezone.now() + timedelta(minutes=5)
    await run_in_db_thread(
        "test", lambda: Match.objects.filter(pk=match.pk).update(clock=clock, due_what="clock", due=later)
    )
    async with Talk(match.public_id, cookies[0]) as ann, Talk(match.public_id, cookies[1]) as bob:
        assert (await ann.hello())["you"]["seat"] == 0
        await bob.hello()
        await run_in_db_thread("test", service.hand_to_bot, match.public_id, 0, 0)
        for talk, seat in ((ann, None), (bob, 1)):
            await talk.hear("resync")
            welcome = await talk.hello()
            assert (welcome["you"]["seat"], welcome["match"]["seats"][0]["kind"]) == (seat, "bot")
        assert "actions" not in (await ann.hear("offer"))["decision"]
