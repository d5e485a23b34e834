"""Pairs players who want the same number of seats.

Each size has a pool, whose row is the lock under which players are paired. The pool's match is created before
any salt counts, so its commitment comes first: a salt names the commitment that it answers.
"""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from games import service
from games.models import Match
from lobby import names, notifications, relations
from lobby.matchmaking import queue
from lobby.matchmaking.queue import QueueState
from lobby.models import Player, QuickEntry, QuickPool, Table, TableSeat
from lobby.tables.starting import start_match
from realtime.limits import spend
from rules import describe_options

MOST_LOOKED_AT = 60  # waiting players among whom a group without blocks is looked for


def enter(
    player: Player, size: int, salt: str = "", commitment: str = "", address: str = ""
) -> QueueState | Match:
    """Enter or stay in the queue for a match of this size. Returns the match once the player is paired.

    A salt without a commitment counts for the present one; a salt for another commitment is ignored.
    Raises RequestRefused above the limit of seats, of which a player who enters takes one; staying is free.
    """
    # Before the locks: the counts are in a cache that may be slow.
    if not queue.is_known(player, size):
        spend("seat", player, address)
    with transaction.atomic():
        Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        pool = _locked_pool(size)
        entry = queue.locked_entry(player)
        if match := queue.paired_match(entry):
            return match
        before = queue.state_of(pool)
        entry = entry or QuickEntry(player=player, size=size, entered_at=timezone.now())
        queue.record(entry, pool, salt, commitment)
        _pair(pool)
        if before != queue.state_of(pool):
            waiting = queue.fresh_entries().filter(size=size)
            notifications.players_changed(waiting.values_list("player_id", flat=True))
        return queue.paired_match(queue.locked_entry(player)) or queue.state_of(pool)


def leave(player: Player) -> Match | None:
    """Leave the queue. Returns the match if the player has been paired already."""
    with transaction.atomic():
        match = queue.paired_match(queue.locked_entry(player))
        QuickEntry.objects.filter(player=player).delete()
    notifications.players_changed([player.pk])
    return match


def _locked_pool(size: int) -> QuickPool:
    """Lock and return the pool of this size, with a match for the next players."""
    QuickPool.objects.get_or_create(size=size)
    pool = QuickPool.objects.select_for_update(no_key=True).get(size=size)
    if pool.match is None:
        pool.match = service.open_match()
        pool.save(update_fields=["match"])
    return pool


def _pair(pool: QuickPool) -> None:
    """Start the match if enough players have given a salt. Those who have waited longest come first."""
    answered = Q(commitment="") | Q(commitment=queue.commitment_of(pool))
    ready = queue.fresh_entries().filter(answered, size=pool.size).exclude(salt="").select_related("player")
    # A locked entry belongs to a player who is just leaving or changing to another size.
    free = ready.select_for_update(of=("self",), no_key=True, skip_locked=True)
    entries = _who_may_meet(list(free.order_by("entered_at", "id")[:MOST_LOOKED_AT]), pool.size)
    match = pool.match
    if len(entries) < pool.size or match is None:
        return
    _start(pool, match, entries)
    QuickEntry.objects.filter(pk__in=[entry.pk for entry in entries]).update(match=match)
    notifications.players_paired(match.public_id, [entry.player_id for entry in entries])
    pool.match = service.open_match()
    pool.save(update_fields=["match"])


def _who_may_meet(entries: list[QuickEntry], size: int) -> list[QuickEntry]:
    """Return the first `size` players of whom none has blocked another, or fewer if there are not so many.

    The player who has waited longest comes first; a player whom nobody can meet yet keeps waiting.
    """
    apart = relations.blocked_pairs(entry.player_id for entry in entries)
    if not apart:
        return entries[:size]
    for start in range(len(entries)):
        group: list[QuickEntry] = []
        for entry in entries[start:]:
            if not any(frozenset((entry.player_id, other.player_id)) in apart for other in group):
                group.append(entry)
            if len(group) == size:
                return group
    return []


def _start(pool: QuickPool, match: Match, entries: list[QuickEntry]) -> None:
    """Create the table of these players in a random order and start its match."""
    secrets.SystemRandom().shuffle(entries)
    host = min(entries, key=lambda entry: entry.entered_at).player
    table = Table.objects.create(
        name="Quick match",
        host=host,
        size=pool.size,
        match=match,
        edition=describe_options()["default_edition"],
        **settings.LOBBY["quick"],
    )
    taken: list[str] = []
    for index, entry in enumerate(entries):
        taken.append(names.distinct(entry.player.name, taken))
        TableSeat.objects.create(
            table=table, index=index, player=entry.player, salt=entry.salt, name=taken[-1]
        )
    start_match(table)
