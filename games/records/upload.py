"""Upload of a game file, as a match to watch."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.utils import timezone

import rules
from games import conf, results
from games.game_cache import EngineError, LiveMatch, Played
from games.models import LoggedAction, Match, Seat
from realtime.refusals import RequestRefused


class IllegalAction(RequestRefused):
    """An action of a record that the rules refuse; `index` counts from 0."""

    def __init__(self, index: int, refusal: rules.Refusal) -> None:
        sentence = f"Action {index} of the record: {refusal.sentence}"
        super().__init__(refusal.code, sentence, refusal.clause or None)
        self.refusal.index = index


def upload(data: object, uploader: Any = None) -> Match:
    """A match to watch, from a record; its uploader (a player, or None) finds it in the lobby.

    Raises RequestRefused, for an illegal action with its index.
    """
    record = _read(data)
    if len(record.actions) > conf.RECORD_ACTIONS:
        raise RequestRefused("record.long", f"A record to watch has at most {conf.RECORD_ACTIONS} actions.")
    if not all(salt.isprintable() for salt in record.salts):
        raise RequestRefused("record.form", "The salts of a record are printable text.")
    try:
        record.start()
    except rules.RecordError as error:
        raise RequestRefused("record.form", str(error)) from error
    match = Match(uploaded=True, uploader=uploader, listed=False)
    match.salts, match.seed = record.salts, record.seed or ""
    match.setup, match.draws = record.setup.to_json(), record.order()
    match.commitment = rules.commitment(record.seed) if record.seed else ""
    table = LiveMatch(match)
    return _keep(match, table, _replayed(table, record))


def _read(data: object) -> rules.Record:
    try:
        return rules.Record.from_data(data)
    except rules.RecordError as error:
        raise RequestRefused("record.form", str(error)) from error


def _replayed(table: LiveMatch, record: rules.Record) -> list[Played]:
    played: list[Played] = []
    for index, action in enumerate(record.actions):
        if action.get("type") == "undo":
            raise IllegalAction(
                index, rules.Refusal("action.type", "", "An undo is not an action of a record.")
            )
        try:
            played.append(table.play(action))
        except rules.Refused as refused:
            raise IllegalAction(index, refused.refusal) from refused
        except EngineError as stumble:
            raise RequestRefused(
                "record.stumbled", f"The rules stumbled over action {index}, which is our fault."
            ) from stumble
    return played


def _keep(match: Match, table: LiveMatch, played: list[Played]) -> Match:
    now = timezone.now()
    over = table.game.over
    match.status = Match.Status.OVER if over else Match.Status.CLOSED
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
        hash=played.hash,
        at=at,
    )


def _seats(match: Match, table: LiveMatch, *, ranked: bool) -> list[Seat]:
    names, scores = table.game.setup.seats, table.game.scores()
    gone = {action["seat"] for action in table.game.log if action["type"] == "forfeit"}
    seats = [
        Seat(match=match, index=index, name=name, score=scores[index], left=index in gone)
        for index, name in enumerate(names)
    ]
    if ranked:
        results.rank(seats)
    return seats
