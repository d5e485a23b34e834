"""A copy of all that the server stores about a player, as one JSON document."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from datetime import date, datetime, time
from typing import Any

from allauth.usersessions.models import UserSession
from django.conf import settings
from django.db.models import F, QuerySet
from django.utils import timezone

from games.models import Analysis, ChatMessage, LoggedAction, Match, Seat
from lobby.models import AlertSettings, Player, Relation, Report, Table, TableSeat
from realtime.timestamps import maybe, stamp

Row = dict[str, Any]
OnProgress = Callable[[int], object]  # gets the number of actions that are in the document so far
CHUNK = 2000  # actions between two reports of progress


def export(player: Player, on_progress: OnProgress = lambda _: None) -> str:
    """Return the document as text. Of others it has the names that the player has blocked or muted."""
    data = {
        "format": "bastide/player/1",
        "made": stamp(timezone.now()),
        "profile": _profile(player),
        "sessions": _sessions(player),
        "favourites": _rows(player.favourites.all(), "id", "name", "plays", "created_at"),
        "alerts": _alerts(player),
        "puzzles": _rows(
            player.puzzle_attempts.all(), "puzzle", "tries", "solved_at", "shown_at", "daily", "created_at"
        ),
        "tables": _tables(player),
        "matches": _matches(player, on_progress),
        "uploads": [
            {"match": match.public_id, "created": stamp(match.created_at)}
            for match in Match.objects.filter(uploader=player).order_by("pk").only("public_id", "created_at")
        ],
        "analyses": [
            {"match": each.match.public_id, "asked": stamp(each.asked_at), "state": each.state}
            for each in Analysis.objects.filter(asked_by=player).select_related("match").order_by("asked_at")
        ],
        "chat": _chat(player),
        "people": _people(player),
        "reports": _reports(player),
        "warnings": _rows(
            player.sanctions.order_by("pk"), "kind", "words", "until", "created_at", "lifted_at"
        ),
        "kept_for_days": settings.RETENTION,
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def filename(player: Player) -> str:
    """Return the file name of the copy."""
    return f"bastide-{player.public_id}.json"


def _profile(player: Player) -> Row:
    return {
        "id": player.public_id,
        "name": player.name,
        "guest": player.is_guest,
        "username": None if player.is_guest else player.username,
        "email": player.email or None,
        "marks": player.marks,
        "joined": stamp(player.date_joined),
        "last_login": maybe(player.last_login),
        "seen": maybe(player.seen_at),
    }


def _sessions(player: Player) -> list[Row]:
    found = UserSession.objects.filter(user=player).order_by("created_at")
    return _rows(found, "ip", "user_agent", "created_at", "last_seen_at")


def _alerts(player: Player) -> Row:
    """Return the settings of alerts, the browsers that get push messages, and the turns that were alerted."""
    chosen = AlertSettings.objects.filter(player=player)
    columns = ("endpoint", "p256dh", "auth", "user_agent", "created_at", "used_at")
    return {
        "settings": _rows(chosen, "mail", "quiet_from", "quiet_until", "zone", "language"),
        "browsers": _rows(player.push_subscriptions.all(), *columns),
        "sent": _rows(player.turn_alerts.order_by("pk"), "match__public_id", "state", "created_at"),
    }


def _tables(player: Player) -> list[Row]:
    """Return the tables that the player hosts, and those where the player sits or is invited."""
    hosted = _rows(Table.objects.filter(host=player), "id", "name", "status", "created_at")
    seats = _rows(
        TableSeat.objects.filter(player=player), "table_id", "index", "name", "companion", "salt", "taken_at"
    )
    invited = _rows(player.invitations.all(), "table_id", "kind", "index")
    return [{"hosted": hosted, "seats": seats, "invitations": invited}]


def actions_of(player: Player) -> QuerySet[LoggedAction]:
    """Return the rows of all logs that were played at the player's seats."""
    return LoggedAction.objects.filter(match__seats__player=player, seat=F("match__seats__index"))


def _matches(player: Player, on_progress: OnProgress) -> list[Row]:
    """Return the player's seats, each with the actions played there, in three queries for any number."""
    seats = list(Seat.objects.filter(player=player).select_related("match").order_by("match_id"))
    actions: dict[tuple[int, int], list[Row]] = {(seat.match_id, seat.index): [] for seat in seats}
    log = actions_of(player).order_by("match_id", "number")
    rows = log.values_list("match_id", "seat", "number", "action", "at").iterator(chunk_size=CHUNK)
    for done, (match, seat, number, action, at) in enumerate(rows):
        if done % CHUNK == 0:
            on_progress(done)
        actions[match, seat].append({"number": number, "action": action, "at": stamp(at)})
    return [
        {
            "match": seat.match.public_id,
            "status": seat.match.status,
            "started": maybe(seat.match.started_at),
            "ended": maybe(seat.match.ended_at),
            "seat": seat.index,
            "name": seat.name,
            "companion": seat.companion,
            "score": seat.score,
            "rank": seat.rank,
            "left": seat.left,
            "salt": seat.match.salts[seat.index] if seat.index < len(seat.match.salts) else None,
            "actions": actions[seat.match_id, seat.index],
        }
        for seat in seats
    ]


def _chat(player: Player) -> list[Row]:
    lines = ChatMessage.objects.filter(player=player).select_related("match").order_by("at", "pk")
    return [{"match": each.match.public_id, "text": each.text, "at": stamp(each.at)} for each in lines]


def _people(player: Player) -> list[Row]:
    relations = Relation.objects.filter(player=player).select_related("other")
    return [
        {
            "player": each.other.public_id,
            "name": each.other.name,
            "kind": each.kind,
            "since": stamp(each.created_at),
        }
        for each in relations
    ]


def _reports(player: Player) -> list[Row]:
    """Return the reports that the player made. Those about the player would name who made them."""
    made = Report.objects.filter(reporter=player).order_by("pk")
    return _rows(made, "reason", "words", "match", "number", "status", "created_at")


def _rows(found: QuerySet[Any], *names: str) -> list[Row]:
    """Return these columns of the rows, times as the protocol writes them."""
    return [_plain(row) for row in found.values(*names)]


def _plain(row: Row) -> Row:
    return {name: _text(value) for name, value in _named(row)}


def _text(value: Any) -> Any:
    """Return a moment as the protocol writes it, a day or a time of day in ISO 8601."""
    if isinstance(value, datetime):
        return stamp(value)
    return value.isoformat() if isinstance(value, date | time) else value


def _named(row: Row) -> Iterable[tuple[str, Any]]:
    return ((name.removesuffix("_at").removesuffix("_id"), value) for name, value in row.items())
