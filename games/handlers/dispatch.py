"""The handlers of a match's socket: what each message does, and how it is refused."""

from __future__ import annotations

from typing import Any

import msgspec

from games import chat, conf, metrics
from games.answers import giving
from games.commands import submit_for_player
from games.connections.connection import MatchConnection
from games.ending import answer as answer_to_ending
from games.event_log.append import Accepted
from games.handlers import messages
from games.handlers.hello import welcome
from games.hub import MatchHub
from games.refusals import MATCH_CROWDED
from games.scheduler.pace import choose_pace
from games.schemas.events import TakenMessage
from realtime.connection import CROWDED, TOO_FAR, SessionEnded
from realtime.consumers import refused_message
from realtime.db_threads import run_in_db_thread, run_move
from realtime.messages import PongMessage
from realtime.refusals import (
    MESSAGE_BINARY,
    MESSAGE_FORM,
    MESSAGE_JSON,
    MESSAGE_RATE,
    MESSAGE_SIZE,
    RequestRefused,
)
from rules.refusals import ACTION_FIELD


async def handle_message(connection: MatchConnection, text: str | None) -> None:
    """Do what one message asks. Only a flood of messages, or the end of the session, closes the socket."""
    connection.on_message()
    try:
        if not connection.bucket.take():
            raise RequestRefused(MESSAGE_RATE, seconds=connection.bucket.wait_s())
        if text is None:
            raise RequestRefused(MESSAGE_BINARY, detail="Messages are text, not bytes.")
        await _dispatch(connection, _decode(text))
    except RequestRefused as refused:
        await _refuse(connection, text, refused)
    except SessionEnded:
        await MatchHub.current().close_ended(connection)


def _decode(text: str) -> messages.Message:
    """Return the decoded message. Raise RequestRefused if it is too long, not JSON, or not a message."""
    if len(text) > conf.MESSAGE_BYTES or len(text.encode()) > conf.MESSAGE_BYTES:
        raise RequestRefused(MESSAGE_SIZE, detail=f"A message is at most {conf.MESSAGE_BYTES} bytes long.")
    try:
        return messages.DECODER.decode(text)
    except msgspec.ValidationError as error:
        raise RequestRefused(MESSAGE_FORM, detail=f"This message is not understood: {error}.") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestRefused(MESSAGE_JSON, detail="This is not JSON.") from error


def _id_of(text: str) -> str | None:
    """Return the id of a refused message, so that its sender knows which one it was."""
    if len(text) > conf.MESSAGE_BYTES:
        return None
    try:
        found = msgspec.json.decode(text, type=messages.Identified).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found[:64] if found else None


async def _refuse(connection: MatchConnection, text: str | None, refused: RequestRefused) -> None:
    debt = connection.bucket.debt
    if debt > 3 * connection.bucket.burst:
        await connection.close(TOO_FAR)
    elif debt <= 1 or debt % 20 == 0:
        metrics.REFUSALS.labels(refused.refusal.code).inc()
        message_id = _id_of(text) if text and debt == 0 else None
        await connection.send_json(refused_message(refused, message_id))
        if refused.refusal.code == MATCH_CROWDED.code:
            await connection.close(CROWDED)


async def _dispatch(connection: MatchConnection, message: messages.Message) -> None:
    match message:
        case messages.Ping(at):
            await connection.send_json(PongMessage(at))
        case messages.Acknowledge(number):
            connection.acknowledged = max(connection.acknowledged, min(number, connection.number))
        case messages.Hello(after, view):
            await welcome(connection, after, view)
        case messages.Act(command_id, number, action):
            await _act(connection, command_id, number, action)
        case messages.Undo(command_id, number):
            await _act(connection, command_id, number, {"type": "undo"})
        case messages.Say():
            await run_in_db_thread(connection.match_id, _say, connection, message)
        case messages.Pace(pace):
            await run_in_db_thread(connection.match_id, _choose_pace, connection, pace)
        case messages.EndTogether(_, agree):
            await run_in_db_thread(connection.match_id, _end_together, connection, agree)
        case messages.Answer():
            await run_in_db_thread(connection.match_id, _answer, connection, message)


async def _act(connection: MatchConnection, command_id: str, number: int, action: dict[str, Any]) -> None:
    if action.get("type") == "undo" and len(action) > 1:
        raise RequestRefused(ACTION_FIELD(detail="To take an action back, send an undo."))
    accepted = await run_move(connection.match_id, _submit, connection, number, command_id, action)
    await connection.send_json(TakenMessage(command_id, accepted.number))


def _submit(connection: MatchConnection, number: int, command_id: str, action: dict[str, Any]) -> Accepted:
    player = connection.authorised(conf.RECHECK)
    return submit_for_player(connection.match_id, player, number, command_id, action)


def _say(connection: MatchConnection, said: messages.Say) -> None:
    player = connection.authorised(conf.RECHECK)
    line = chat.Line(said.id, said.text, said.phrase, players_only=said.to == "players")
    chat.say(connection.match_id, player, line, connection.address)


def _choose_pace(connection: MatchConnection, pace: str) -> None:
    choose_pace(connection.match_id, connection.authorised(conf.RECHECK), pace)


def _end_together(connection: MatchConnection, agree: bool) -> None:
    answer_to_ending(connection.match_id, connection.authorised(conf.RECHECK), agree=agree)


def _answer(connection: MatchConnection, given: messages.Answer) -> None:
    change = giving.give if given.keep else giving.take_back
    change(connection.match_id, connection.authorised(conf.RECHECK), given.seat, given.answer)
