"""Creation of a match: opened with a secret seed, started with seats, a setup and everybody's salts."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

from django.db import transaction
from django.utils import timezone

import rules
from games import absence, clocks, conf, notifications
from games.game_cache import new_game
from games.models import Match, Seat
from games.refusals import MATCH_BOT, MATCH_SALT, MATCH_STARTED
from realtime.refusals import RequestRefused
from rules import bots

SALT = re.compile(r"[0-9A-Za-z_-]{0,64}")


class Agreed(TypedDict, total=False):
    """What a table chooses besides the setup and the clock."""

    aids: str  # Match.Aids
    claim_days: int  # games/absence


def open_match() -> Match:
    """Create a waiting match. Its seed is drawn now, so that its commitment is public before any salt."""
    seed = secrets.token_hex(32)
    return Match.objects.create(seed=seed, commitment=rules.commitment(seed))


def start(
    match: Match,
    *,
    setup: Mapping[str, Any],
    seats: Sequence[Mapping[str, Any]],
    clock: Mapping[str, Any] | None = None,
    table: str = "",
    listed: bool = True,
    **agreed: Unpack[Agreed],
) -> Match:
    """Start a waiting match, once. Joins the caller's transaction.

    `setup` is that of a record; its `seats` are taken from `seats`: `{"name", "player" or None, "bot": a
    level or None, "salt", "companion": another person at the device of `player`, who has a seat too}` in turn
    order. `clock`: see clocks.checked; `agreed`: what else its table has chosen. Raises RequestRefused.
    """
    engine_setup = _setup(setup, seats)
    salts = [_salt(seat) for seat in seats]
    checked = clocks.checked(dict(clock or {}))
    with transaction.atomic():
        match = Match.objects.select_for_update(no_key=True).get(pk=match.pk)
        if match.status != Match.Status.WAITING:
            raise RequestRefused(MATCH_STARTED)
        match.setup, match.salts, match.clock = engine_setup.to_json(), salts, checked
        match.revision = engine_setup.revision
        match.table, match.listed = table, listed
        match.aids = agreed.get("aids", Match.Aids.USUAL)
        match.claim_days = absence.checked(agreed.get("claim_days", 0), checked)
        _seat_and_begin(match, [_seat(match, index, seat) for index, seat in enumerate(seats)])
        transaction.on_commit(lambda: notifications.match_started(match))
    return match


def _setup(setup: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> rules.Setup:
    try:
        return rules.Setup.from_json({**setup, "seats": [seat["name"] for seat in seats]})
    except rules.SetupError as error:
        raise RequestRefused(error.refusal) from error


def _salt(seat: Mapping[str, Any]) -> str:
    salt = seat.get("salt") or ""
    if not isinstance(salt, str) or not SALT.fullmatch(salt):
        raise RequestRefused(MATCH_SALT, detail="A salt is at most 64 letters and digits.")
    return salt


def _seat(match: Match, index: int, seat: Mapping[str, Any]) -> Seat:
    level, player = seat.get("bot"), seat.get("player")
    if level and level not in bots.BOTS:
        raise RequestRefused(MATCH_BOT, detail="There is no such bot.")
    kind = Seat.Kind.BOT if level else Seat.Kind.HUMAN
    return Seat(
        match=match,
        index=index,
        name=seat["name"],
        player=player,
        companion=bool(seat.get("companion")),
        kind=kind,
        bot=level or "",
    )


def _seat_and_begin(match: Match, seats: list[Seat]) -> None:
    """Set the first decision. Its clock runs from now."""
    now = timezone.now()
    decision = new_game(match).decision
    clocks.start(match, seats, decision.seat if decision else None, now, conf.get("bot_pause"))
    match.status = Match.Status.RUNNING
    match.started_at = match.touched_at = now
    Seat.objects.bulk_create(seats)
    match.save()
