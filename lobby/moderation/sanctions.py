"""Warnings, mutes and bars: given by an operator, read by the player, ended by time or by an operator.

A barred player is inactive for Django, so no session, call or socket is the player's any more.
"""

from __future__ import annotations

from datetime import datetime

from allauth.usersessions.models import UserSession
from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from lobby import matchmaking, notifications
from lobby.models import Player, Report, Sanction
from lobby.moderation.staff import log
from lobby.refusals import ACCOUNT_BARRED, ACCOUNT_BARRED_UNTIL, NOTICE_MISSING
from realtime.refusals import RequestRefused
from realtime.timestamps import stamp


def in_force(player: Player, kind: Sanction.Kind) -> QuerySet[Sanction]:
    """Return the player's sanctions of this kind that were not lifted and have not ended."""
    lasting = Q(until=None) | Q(until__gt=timezone.now())
    return Sanction.objects.filter(lasting, player=player, kind=kind, lifted_at=None)


def sanction(
    player: Player,
    kind: Sanction.Kind,
    actor: Player,
    words: str = "",
    until: datetime | None = None,
    report: Report | None = None,
) -> Sanction:
    """Warn, mute or bar a player, and log it. A bar ends the player's sessions and closes the sockets."""
    with transaction.atomic():
        made = Sanction.objects.create(player=player, kind=kind, words=words, until=until, report=report)
        if kind == Sanction.Kind.BAR:
            _shut_out(player)
        log(actor, kind, player=player, report=report, until=until, words=words)
    return made


def _shut_out(player: Player) -> None:
    """Make the player inactive. The games' receivers then have the sockets of this player checked."""
    player.is_active = False
    player.save(update_fields=["is_active"])
    matchmaking.leave(player)
    if not player.is_guest:  # a guest's browser keeps its session, so that its page can say why
        for session in UserSession.objects.filter(user=player):
            session.end()
    notifications.session_revoked(player.pk)


def lift(made: Sanction, actor: Player) -> None:
    """Take a sanction back, and log it."""
    with transaction.atomic():
        made.lifted_at = timezone.now()
        made.save(update_fields=["lifted_at"])
        _let_in([made.player_id])
        log(actor, "lift", player=made.player, words=f"{made.kind} of {stamp(made.created_at)}")


def lift_expired() -> int:
    """Let players in again whose bars have ended. Returns how many bars that were."""
    now = timezone.now()
    ended = Sanction.objects.filter(kind=Sanction.Kind.BAR, lifted_at=None, until__lte=now)
    players = set(ended.values_list("player_id", flat=True))
    if not players:
        return 0
    with transaction.atomic():
        count = ended.update(lifted_at=now)
        _let_in(players)
    return count


def _let_in(keys: set[int] | list[int]) -> None:
    """Make these players active again, unless another bar is in force."""
    barred = Sanction.objects.filter(kind=Sanction.Kind.BAR, lifted_at=None, player__in=keys)
    free = Player.objects.filter(pk__in=keys, is_active=False, sanctions__kind=Sanction.Kind.BAR)
    free.exclude(pk__in=list(barred.values_list("player_id", flat=True))).update(is_active=True)


def bar_of(player: Player) -> Sanction | None:
    """Return the bar that keeps the player out for the longest time, or None."""
    found = list(in_force(player, Sanction.Kind.BAR))
    return max(found, key=lambda bar: (bar.until is None, bar.until), default=None)


def entry_refusal(player: Player) -> RequestRefused | None:
    """Return why an inactive player may not come in; None if the bar has ended meanwhile."""
    bar = bar_of(player)
    if bar is None:
        lift_expired()
        player.refresh_from_db(fields=["is_active"])
        return None if player.is_active else RequestRefused(ACCOUNT_BARRED)
    if bar.until is None:
        return RequestRefused(ACCOUNT_BARRED)
    return RequestRefused(ACCOUNT_BARRED_UNTIL, until=stamp(bar.until))


def why_ended(player_pk: int) -> RequestRefused | None:
    """Return why the sockets of a barred player close, or None for any other player."""
    player = Player.objects.filter(pk=player_pk, is_active=False).first()
    return entry_refusal(player) if player else None


def barred_player(key: str) -> Player | None:
    """Return the inactive player of a session (its `_auth_user_id`), or None."""
    return Player.objects.filter(pk=int(key), is_active=False).first() if key.isdigit() else None


def notices(player: Player) -> QuerySet[Sanction]:
    """Return the warnings and mutes that the player has not read yet."""
    return (
        player.sanctions.filter(seen_at=None, lifted_at=None).exclude(kind=Sanction.Kind.BAR).order_by("pk")
    )


def read_notice(player: Player, key: int) -> None:
    """Note that the player has read a warning, so that it is not shown again.

    Raises RequestRefused if there is none with this key that is unread.
    """
    if not notices(player).filter(pk=key).update(seen_at=timezone.now()):
        raise RequestRefused(NOTICE_MISSING)
