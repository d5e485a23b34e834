"""Upload of a game file, as a match to watch."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.utils import timezone

import rules
from games import conf, results
from games.game_cache import EngineError, LiveMatch, Played
from games.models import LoggedAction, Match, Seat
from games.records.notes import note_of
from games.refusals import RECORD_ENGINE_ERROR, RECORD_FORM, RECORD_LONG
from realtime.refusals import RequestRefused


class IllegalRecordAction(RequestRefused):
    """The first action of a record, if the rules refuse it: then there is nothing to show."""

    def __init__(self, refusal: rules.Refusal) -> None:
        super().__init__(refusal)
        self.refusal.index = 0
        self.refusal.sentence = f"Action 0 of the record: {self.refusal.sentence}"


def upload(data: object, uploader: Any = None) -> Match:
    """Return a match to watch, from a record; its uploader (a player, or None) finds it in the lobby.

    It holds what of the record these rules can replay, and a note where that is not all. Raises
    RequestRefused where the record cannot be read, or not even its first action is legal.
    """
    found = _read(data)
    record = found.record
    if not all(salt.isprintable() for salt in record.salts):
        raise RequestRefused(RECORD_FORM, detail="The salts of a record are printable text.")
    match = Match(uploaded=True, uploader=uploader, listed=False, replay_note=note_of(found))
    match.salts, match.seed = record.salts, record.seed or ""
    match.setup, match.draws, match.chance = record.setup.to_json(), record.draws, record.chance
    match.revision = record.setup.revision
    match.commitment = rules.commitment(record.seed) if record.seed else ""
    table = LiveMatch(match)
    played = _replayed(table, record)
    if found.whole and table.game.over and table.game.results.left_over(table.game.chance) is not None:
        raise RequestRefused(
            RECORD_FORM, detail="The record names results of chance that the game has not had."
        )
    return _keep(match, table, played)


def _read(data: object) -> rules.Replayable:
    actions = data.get("actions") if isinstance(data, dict) else None
    if isinstance(actions, list) and len(actions) > conf.RECORD_ACTIONS:
        raise RequestRefused(RECORD_LONG, most=conf.RECORD_ACTIONS)
    try:
        found = rules.replayable(data)
    except rules.RecordError as error:
        raise RequestRefused(RECORD_FORM, detail=str(error)) from error
    except rules.ReplayError as error:
        raise RequestRefused(RECORD_ENGINE_ERROR, action=max(error.number - 1, 0)) from error
    if found.refusal is not None and not found.record.actions:
        raise IllegalRecordAction(found.refusal)
    return found


def _replayed(table: LiveMatch, record: rules.Record) -> list[Played]:
    played: list[Played] = []
    for index, action in enumerate(record.actions):
        try:
            played.append(table.play(action))
        except EngineError as error:
            raise RequestRefused(RECORD_ENGINE_ERROR, action=index) from error
    return played


def _keep(match: Match, table: LiveMatch, played: list[Played]) -> Match:
    now = timezone.now()
    over = table.game.over
    match.status = Match.Status.OVER if over else Match.Status.PAUSED
    match.number, match.clock = len(played), {"kind": "none", "out": "forfeit"}
    match.started_at = match.ended_at = now
    with transaction.atomic():
        match.save()
        Seat.objects.bulk_create(_seats(match, table, ranked=over))
        LoggedAction.objects.bulk_create(
            _row(match, number, each, now) for number, each in enumerate(played, 1)
        )
    return match


def _row(match: Match, number: int, played: Played, at: Any) -> LoggedAction:
    seat, command = played.action["seat"], f"record-{number}"
    return LoggedAction(
        match=match,
        number=number,
        seat=seat,
        command_id=command,
        action=played.action,
        change=played.change,
        hash=played.hash,
        at=at,
    )


def _seats(match: Match, table: LiveMatch, *, ranked: bool) -> list[Seat]:
    names, scores = table.game.setup.seats, table.game.scores()
    gone = {action["seat"]: action for action in table.game.log if action["type"] == "forfeit"}
    absent = {seat for seat, action in gone.items() if action.get("by") == "claim"}
    seats = [
        Seat(
            match=match,
            index=index,
            name=name,
            score=scores[index],
            left=index in gone,
            absent=index in absent,
        )
        for index, name in enumerate(names)
    ]
    if ranked:
        results.rank(seats)
    return seats
