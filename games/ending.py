"""Ending a match together: a player offers, all others agree, and the match ends as it stands (HOUSE-25)."""

from __future__ import annotations

from django.db import transaction

from games import notifications, refusals
from games.commands import submit, system_command_id
from games.models import Match, Seat, held_seats
from games.offers import open_offer, span
from realtime.refusals import RequestRefused

# The first revision of the rules with `end_together`. During a rolling update processes of the version before
# play older matches, and would freeze one that ends so.
SINCE = 5


def answer(match_id: str, player_pk: int | None, *, agree: bool) -> None:
    """Offer to end the match, agree to an open offer, or decline it. The last to agree ends the match.

    A bot is not asked. Raises RequestRefused to a spectator, to one who offers too often, and in a match
    that is not being played.
    """
    with transaction.atomic():
        match = Match.objects.locked(match_id)
        seats = list(match.seats.order_by("index"))
        own = _own(match, seats, player_pk)
        if agree:
            _agree(match, seats, own)
        else:
            match.seats.update(agrees=False)
        ending = open_offer(match, list(match.seats.order_by("index")))
    if ending is not None and not ending.asked:
        _end(match, own[0].index)
    notifications.notify(match_id, "status")


def _own(match: Match, seats: list[Seat], player_pk: int | None) -> list[Seat]:
    """Return the player's seats that are in the game."""
    own = [seats[index] for index in held_seats(match, player_pk) if not seats[index].left]
    if not own:
        raise RequestRefused(refusals.MATCH_NOT_SEATED, number=match.number)
    match.must_be_known()
    if not match.playable:
        raise RequestRefused(refusals.MATCH_NOT_RUNNING, number=match.number)
    if match.revision < SINCE:
        raise RequestRefused(refusals.ENDING_OLDER, number=match.number)
    return own


def _agree(match: Match, seats: list[Seat], own: list[Seat]) -> None:
    """Keep that these seats agree; without an open offer the first of them makes one."""
    if open_offer(match, seats) is None:
        first = own[0]
        if first.offered is not None and match.number < first.offered + span(len(seats)):
            raise RequestRefused(refusals.ENDING_AGAIN, number=match.number)
        match.seats.update(agrees=False)
        match.seats.filter(index=first.index).update(offered=match.number)
    match.seats.filter(index__in=[seat.index for seat in own]).update(agrees=True)


def _end(match: Match, seat: int) -> None:
    """End the match. If a move comes between, the agreement stays, and agreeing once more ends it."""
    command_id = system_command_id("end", match.public_id, match.number)
    submit(match.public_id, seat, match.number, command_id, {"type": "end_together"})
