"""The queue for quick matches: which players wait for which number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.db.models import Count, OuterRef, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce
from django.utils import timezone

from games.models import Match
from lobby import conf
from lobby.models import Player, QuickEntry, QuickPool


@dataclass(frozen=True)
class QueueState:
    """What a waiting player sees. `waiting` counts the players who want as many seats, this one included."""

    seats: int
    waiting: int
    commitment: str


def with_state(players: QuerySet[Player]) -> QuerySet[Player]:
    """Annotate players with what they wait for; `state` reads it."""
    pool = QuickPool.objects.filter(size=OuterRef("wait_seats"))
    same = fresh_entries().filter(size=OuterRef("wait_seats")).values("size")
    return players.annotate(
        wait_seats=Subquery(fresh_entries().filter(player=OuterRef("pk")).values("size")),
        wait_count=Subquery(same.annotate(count=Count("pk")).values("count")),
        wait_commitment=Subquery(pool.values(text=Coalesce("match__commitment", Value("")))),
    )


def state(player: Any) -> QueueState | None:
    """Return what a player waits for who was loaded by `with_state`, or None."""
    if player.wait_commitment is None:  # no entry, or no pool any more
        return None
    return QueueState(player.wait_seats, player.wait_count, player.wait_commitment)


def state_of(pool: QuickPool) -> QueueState:
    """Return what players in this pool see."""
    return QueueState(pool.size, fresh_entries().filter(size=pool.size).count(), commitment_of(pool))


def commitment_of(pool: QuickPool) -> str:
    """Return the commitment of the pool's next match."""
    return pool.match.commitment if pool.match else ""


def fresh_entries() -> QuerySet[QuickEntry]:
    """Return the entries of players who wait and whose last request is recent."""
    return QuickEntry.objects.filter(match=None, seen_at__gt=timezone.now() - conf.queue_timeout())


def is_known(player: Player, size: int) -> bool:
    """Return whether the player waits for a match of this size already, or has just been paired."""
    entry = QuickEntry.objects.select_related("match").filter(player=player).first()
    if entry is None or paired_match(entry) is not None:
        return entry is not None
    return (
        entry.match_id is None
        and entry.size == size
        and entry.seen_at > timezone.now() - conf.queue_timeout()
    )


def locked_entry(player: Player) -> QuickEntry | None:
    """Lock and return the player's entry. While another request pairs the player, this waits for it."""
    return QuickEntry.objects.select_for_update(no_key=True).filter(player=player).first()


def paired_match(entry: QuickEntry | None) -> Match | None:
    """Return the match for which another request has paired this player since the last request."""
    if entry is None or entry.match is None or entry.match.status != Match.Status.RUNNING:
        return None
    return entry.match if entry.seen_at > timezone.now() - conf.queue_timeout() else None


def record(entry: QuickEntry, pool: QuickPool, salt: str, commitment: str) -> None:
    """Save that the player waits in this pool.

    A salt for another commitment is ignored, so that an earlier valid one stays.
    """
    now = timezone.now()
    expired = bool(entry.pk) and entry.seen_at <= now - conf.queue_timeout()
    if entry.size != pool.size or entry.match_id is not None or expired:
        entry.entered_at, entry.salt, entry.commitment = now, "", ""
    entry.size, entry.match, entry.seen_at = pool.size, None, now
    if salt and commitment in {"", commitment_of(pool)}:
        entry.salt, entry.commitment = salt, commitment
    entry.save()


def expire() -> int:
    """Delete the entries without a recent request. Returns how many."""
    old = QuickEntry.objects.filter(seen_at__lte=timezone.now() - conf.queue_timeout())
    return old.delete()[0]
