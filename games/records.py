"""Records of matches: out when a match is over, and in, to be watched."""

from __future__ import annotations

import hashlib
from typing import Any

from django.db import transaction
from django.utils import timezone

import rules
from games import conf, endings
from games.live import Played, Stumbled, Table
from games.models import LoggedAction, Match, Seat
from games.reading import at_table, unsealed
from realtime.refusals import RequestRefused


class IllegalAction(RequestRefused):
    """An action of a record that the law refuses; `index` counts from 0."""

    def __init__(self, index: int, refusal: rules.Refusal) -> None:
        sentence = f"Action {index} of the record: {refusal.sentence}"
        super().__init__(refusal.code, sentence, refusal.clause or None)
        self.index = index


def download(match: Match) -> str:
    """The record of a match that is over, as text; `python -m rules verify` passes it."""
    if not unsealed(match):
        raise RequestRefused(
            "match.not_over", "The record is open when the match is over.", number=match.number
        )
    seed = match.seed or None
    record: rules.Record = at_table(match, lambda table: rules.record_of(table.game, seed, match.salts))
    if match.status == Match.Status.OVER:
        record.result = [
            {"seat": seat.index, "name": seat.name, "score": seat.score, "rank": seat.rank}
            for seat in match.seats.order_by("index")
        ]
    return record.to_json()


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
    table = Table(match)
    return _keep(match, table, _replayed(table, record))


def _read(data: object) -> rules.Record:
    try:
        return rules.Record.from_data(data)
    except rules.RecordError as error:
        raise RequestRefused("record.form", str(error)) from error


def _replayed(table: Table, record: rules.Record) -> list[Played]:
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
        except Stumbled as stumble:
            raise RequestRefused(
                "record.stumbled", f"The rules stumbled over action {index}, which is our fault."
            ) from stumble
    return played


def _keep(match: Match, table: Table, played: list[Played]) -> Match:
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


def _seats(match: Match, table: Table, *, ranked: bool) -> list[Seat]:
    names, scores = table.game.setup.seats, table.game.scores()
    gone = {action["seat"] for action in table.game.log if action["type"] == "forfeit"}
    seats = [
        Seat(match=match, index=index, name=name, score=scores[index], left=index in gone)
        for index, name in enumerate(names)
    ]
    if ranked:
        endings.rank(seats)
    return seats


def filename(match: Match, text: str) -> str:
    """A name for the download; the digest tells two records apart."""
    return f"bastide-{match.public_id}-{hashlib.sha256(text.encode()).hexdigest()[:6]}.json"
