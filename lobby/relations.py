"""Blocks and mutes between players: who has blocked whom, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Q

from lobby.models import Player, Relation, Table
from lobby.refusals import PEOPLE_TOO_MANY, PLAYER_SELF, TABLE_BLOCKED_HOST, TABLE_UNAVAILABLE
from realtime.refusals import RequestRefused

MOST = 500


def relate(player: Player, other: Player, kind: Relation.Kind) -> Relation:
    """Block or mute another player; the newer kind counts. Raises RequestRefused."""
    if player.pk == other.pk:
        raise RequestRefused(PLAYER_SELF)
    if player.relations.exclude(other=other).count() >= MOST:
        raise RequestRefused(PEOPLE_TOO_MANY, most=MOST)
    return Relation.objects.update_or_create(player=player, other=other, defaults={"kind": kind})[0]


def forget(player: Player, other: Player) -> None:
    """Undo a block or mute, if there is one."""
    player.relations.filter(other=other).delete()


def blocked_pairs(players: Iterable[int]) -> set[frozenset[int]]:
    """Return the pairs among these players, by primary key, of which one has blocked the other."""
    keys = list(players)
    blocks = Relation.objects.filter(kind=Relation.Kind.BLOCKED, player__in=keys, other__in=keys)
    return {frozenset(pair) for pair in blocks.values_list("player_id", "other_id")}


def check_host(table: Table, player: Player) -> None:
    """Raise RequestRefused if the player or the host of the table has blocked the other."""
    pair = Q(player=player, other=table.host_id) | Q(player=table.host_id, other=player)
    found = Relation.objects.filter(pair, kind=Relation.Kind.BLOCKED).values_list("player_id", flat=True)
    if player.pk in found:
        raise RequestRefused(TABLE_BLOCKED_HOST)
    if found:
        raise RequestRefused(TABLE_UNAVAILABLE)


def transfer(guest: Player, account: Player) -> None:
    """Transfer the guest's blocks and mutes, and those of others against the guest, to an account.

    Where both have one, a block counts more than a mute.
    """
    for relation in Relation.objects.filter(Q(player=guest) | Q(other=guest)):
        player = account.pk if relation.player_id == guest.pk else relation.player_id
        other = account.pk if relation.other_id == guest.pk else relation.other_id
        if player == other:
            continue
        kept, made = Relation.objects.get_or_create(
            player_id=player, other_id=other, defaults={"kind": relation.kind}
        )
        if not made and relation.kind == Relation.Kind.BLOCKED:
            kept.kind = relation.kind
            kept.save(update_fields=["kind"])
