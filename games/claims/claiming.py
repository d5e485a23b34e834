"""Claiming a match whose other players have all been away for as long as its table has chosen.

They leave the game as if each had left it (HOUSE-1), marked with `"by": "claim"`. If bots or other persons at
the claimer's device still play, the match then ends as if all had agreed (HOUSE-25).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone

from games import presence, refusals
from games.commands import submit, submit_unanswered, system_command_id
from games.event_log.errors import StaleCommand
from games.models import Match, Seat
from games.refusals import MATCH_UNKNOWN
from games.schemas.matches import AbandonedSchema
from realtime.refusals import RequestRefused
from realtime.timestamps import maybe

TRIES = 3  # while other writers change the match


@dataclass(frozen=True)
class _Table:
    """A match as a claim reads it: the claimer's seats, and those of the other players in the game."""

    match: Match
    own: list[Seat]
    others: list[Seat]

    @property
    def since(self) -> datetime | None:
        """Since when the match waits for another player and none of them was there; None if it does not."""
        waits = self.match.turn_since
        if waits is None or self.match.turn_seat not in {seat.index for seat in self.others}:
            return None
        return max([waits, *(seat.seen_at or waits for seat in self.others)])


def standing(match: Match, player_pk: int | None, now: datetime | None = None) -> AbandonedSchema:
    """Return when the player may claim the match, and why not now. Raises RequestRefused to a spectator."""
    table = _read(match.public_id, player_pk)
    why = _refusal(table, now or timezone.now())
    return AbandonedSchema(
        days=match.claim_days,
        claimable=why is None,
        since=maybe(table.since),
        seats=[seat.index for seat in table.others],
        refusal=why.refusal if why else None,
    )


def claim(match_id: str, player_pk: int | None) -> None:
    """End the match: the others, who have been away for long, leave it. Raises RequestRefused.

    A player who comes back meanwhile stays in the game, and the rest of the claim is refused.
    """
    table = _read(match_id, player_pk)
    if why := _refusal(table, timezone.now()):
        raise why
    for seat in [seat.index for seat in table.others]:
        _repeat(lambda seat=seat: _remove(match_id, player_pk, seat))  # type: ignore[misc]
    if Match.objects.get(public_id=match_id).playable:
        _repeat(lambda: _end(match_id, table.own[0].index))


def _read(match_id: str, player_pk: int | None) -> _Table:
    # The match first: its number of answers is that of before its seats were read (games/absence/seen.py).
    match = Match.objects.filter(public_id=match_id).first()
    if match is None:
        raise RequestRefused(MATCH_UNKNOWN)
    seats = [seat for seat in match.seats.order_by("index") if seat.kind == Seat.Kind.HUMAN and not seat.left]
    own = [seat for seat in seats if player_pk is not None and seat.player_id == player_pk]
    if not own:
        raise RequestRefused(refusals.MATCH_NOT_SEATED, number=match.number)
    return _Table(match, own, [seat for seat in seats if seat not in own])


def _refusal(table: _Table, now: datetime) -> RequestRefused | None:
    """Return why the match can't be claimed now."""
    match, since = table.match, table.since
    if not match.playable:
        return RequestRefused(refusals.MATCH_NOT_RUNNING, number=match.number)
    if not match.claim_days:
        return RequestRefused(refusals.CLAIM_OFF, number=match.number)
    if not table.others:
        return RequestRefused(refusals.CLAIM_NOBODY, number=match.number)
    if _is_back(table):
        return RequestRefused(refusals.CLAIM_BACK, number=match.number)
    if since is None:
        return RequestRefused(refusals.CLAIM_TURN, number=match.number)
    left = since + timedelta(days=match.claim_days) - now
    if left > timedelta(0):
        seconds = int(left.total_seconds()) + 1
        return RequestRefused(refusals.CLAIM_EARLY, seconds=seconds, number=match.number)
    return None


def _is_back(table: _Table) -> bool:
    return not presence.here(table.match.pk).seats.isdisjoint(seat.index for seat in table.others)


def _remove(match_id: str, player_pk: int | None, index: int) -> None:
    """Have an absent player leave, if none of the others has come back since."""
    table = _read(match_id, player_pk)
    match = table.match
    long_ago = timezone.now() - timedelta(days=match.claim_days)
    if _is_back(table) or any(seat.seen_at and seat.seen_at > long_ago for seat in table.others):
        raise RequestRefused(refusals.CLAIM_BACK, number=match.number)
    submit_unanswered(match, "claim", index, {"seat": index, "type": "forfeit", "by": "claim"})


def _end(match_id: str, seat: int) -> None:
    match = Match.objects.get(public_id=match_id)
    action: dict[str, Any] = {"type": "end_together"}
    submit(match_id, seat, match.number, system_command_id("end", match_id, match.number), action)


def _repeat(step: Callable[[], None]) -> None:
    """Do a step again if another writer, such as a bot, was first."""
    for _ in range(TRIES - 1):
        try:
            return step()
        except StaleCommand:
            continue
    return step()
