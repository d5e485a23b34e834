"""Quick matches: players who want the same number of seats are paired at once.

Each size has a pool, whose row is the lock under which players are paired. The pool's match is opened before
anybody's salt counts, so its commitment comes first: a salt says which commitment it answers.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from django.conf import settings
from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from games import service
from games.models import Match
from lobby import conf, names, notifications
from lobby.models import Player, QuickEntry, QuickPool, Table, TableSeat
from lobby.tables.starting import begin
from rules import describe_options


@dataclass(frozen=True)
class Waiting:
    """What one who waits is told; `waiting` counts everybody who wants as many seats, the asker too."""

    seats: int
    waiting: int
    commitment: str


def enter(player: Player, size: int, salt: str = "", commitment: str = "") -> Waiting | Match:
    """Waits for a match of this size, or says that one still waits; the match once the player is paired.

    A salt without a commitment counts as given to whatever the pool's is now; one for another is set aside.
    """
    with transaction.atomic():
        Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        pool = _pool(size)
        entry = _entry(player)
        if match := _just_paired(entry):
            return match
        before = _state(pool)
        _note(
            entry or QuickEntry(player=player, size=size, entered_at=timezone.now()), pool, salt, commitment
        )
        _pair(pool)
        if before != _state(pool):
            notifications.mine(_fresh().filter(size=size).values_list("player_id", flat=True))
        return _just_paired(_entry(player)) or _state(pool)


def leave(player: Player) -> Match | None:
    """Stops waiting; the match when that came too late."""
    with transaction.atomic():
        match = _just_paired(_entry(player))
        QuickEntry.objects.filter(player=player).delete()
    notifications.mine([player.pk])
    return match


def state(player: Player) -> Waiting | None:
    """What the player waits for, if they still do."""
    entry = _fresh().filter(player=player).first()
    pool = QuickPool.objects.select_related("match").filter(size=entry.size).first() if entry else None
    return _state(pool) if pool else None


def expire() -> int:
    """Forgets those who fell silent; how many."""
    gone, _ = QuickEntry.objects.filter(seen_at__lte=timezone.now() - conf.quick_silence()).delete()
    return gone


def _fresh() -> QuerySet[QuickEntry]:
    return QuickEntry.objects.filter(match=None, seen_at__gt=timezone.now() - conf.quick_silence())


def _pool(size: int) -> QuickPool:
    """The pool of this size, locked, with a match opened for the next who are paired."""
    QuickPool.objects.get_or_create(size=size)
    pool = QuickPool.objects.select_for_update(no_key=True).get(size=size)
    if pool.match is None:
        pool.match = service.open_match()
        pool.save(update_fields=["match"])
    return pool


def _entry(player: Player) -> QuickEntry | None:
    """The player's entry, locked: who is being paired just now waits here to hear of it."""
    return QuickEntry.objects.select_for_update(no_key=True).filter(player=player).first()


def _just_paired(entry: QuickEntry | None) -> Match | None:
    """The match that somebody else's asking has made for this player since the player last asked."""
    if entry is None or entry.match is None or entry.match.status != Match.Status.RUNNING:
        return None
    return entry.match if entry.seen_at > timezone.now() - conf.quick_silence() else None


def _note(entry: QuickEntry, pool: QuickPool, salt: str, commitment: str) -> None:
    """Writes down that the player waits; a salt for another commitment leaves an earlier good one alone."""
    now = timezone.now()
    silent = bool(entry.pk) and entry.seen_at <= now - conf.quick_silence()
    if entry.size != pool.size or entry.match_id is not None or silent:
        entry.entered_at, entry.salt, entry.commitment = now, "", ""
    entry.size, entry.match, entry.seen_at = pool.size, None, now
    if salt and commitment in {"", _commitment(pool)}:
        entry.salt, entry.commitment = salt, commitment
    entry.save()


def _commitment(pool: QuickPool) -> str:
    return pool.match.commitment if pool.match else ""


def _waiting(pool: QuickPool) -> int:
    return _fresh().filter(size=pool.size).count()


def _state(pool: QuickPool) -> Waiting:
    return Waiting(pool.size, _waiting(pool), _commitment(pool))


def _pair(pool: QuickPool) -> None:
    """Starts the match when enough have given a salt; who has waited longest comes first."""
    answered = Q(commitment="") | Q(commitment=_commitment(pool))
    ready = _fresh().filter(answered, size=pool.size).exclude(salt="").select_related("player")
    # One whose entry is locked is just leaving, or changing to another size.
    free = ready.select_for_update(of=("self",), no_key=True, skip_locked=True)
    entries = list(free.order_by("entered_at", "id")[: pool.size])
    match = pool.match
    if len(entries) < pool.size or match is None:
        return
    _begin(pool, match, entries)
    QuickEntry.objects.filter(pk__in=[entry.pk for entry in entries]).update(match=match)
    notifications.paired(match.public_id, [entry.player_id for entry in entries])
    pool.match = service.open_match()
    pool.save(update_fields=["match"])


def _begin(pool: QuickPool, match: Match, entries: list[QuickEntry]) -> None:
    """A started table of these players, in an order drawn by lot."""
    secrets.SystemRandom().shuffle(entries)
    played = settings.LOBBY["quick"]
    host = min(entries, key=lambda entry: entry.entered_at).player
    edition = describe_options()["default_edition"]
    table = Table.objects.create(
        name="Quick match", host=host, size=pool.size, match=match, edition=edition, **played
    )
    called: list[str] = []
    for index, entry in enumerate(entries):
        called.append(names.unlike(entry.player.name, called))
        TableSeat.objects.create(
            table=table, index=index, player=entry.player, salt=entry.salt, name=called[-1]
        )
    begin(table)
