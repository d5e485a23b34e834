"""Copies of players' data that the worker makes, for those who have played much: with progress, for a day."""

from __future__ import annotations

import gzip
from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from lobby import conf
from lobby.models import DataCopy, Player
from lobby.privacy.export import actions_of, export

UNDER_WAY = (DataCopy.State.WAITING, DataCopy.State.MAKING)
GIVEN_UP = timedelta(
    hours=1
)  # a copy that was asked for so long ago, and is not ready, can be asked for again


def ask(player: Player) -> bool:
    """Note that the player wants a new copy. Returns False if one is under way."""
    now = timezone.now()
    with transaction.atomic():
        Player.objects.select_for_update().filter(pk=player.pk).first()  # two requests at once begin one
        before = DataCopy.objects.filter(player=player).first()
        if before and before.state in UNDER_WAY and not given_up(before):
            return False
        empty = DataCopy(player=player, asked_at=now, actions=actions_of(player).count())
        empty.save(force_insert=before is None, force_update=before is not None)
    return True


def given_up(copy: DataCopy) -> bool:
    """Return whether a copy is under way for so long that another one can be asked for."""
    return copy.state in UNDER_WAY and copy.asked_at <= timezone.now() - GIVEN_UP


def make(player_pk: int) -> None:
    """Make the copy that the player has asked for. Does nothing if the player is gone."""
    copy = DataCopy.objects.select_related("player").filter(player=player_pk).first()
    if copy is None:
        return
    row = DataCopy.objects.filter(pk=copy.pk)
    row.update(state=DataCopy.State.MAKING, done=0)
    try:
        text = export(copy.player, lambda done: row.update(done=done))
    except Exception:
        row.update(state=DataCopy.State.FAILED)
        raise
    body = text.encode()
    row.update(
        state=DataCopy.State.READY,
        done=copy.actions,
        body=gzip.compress(body),
        size=len(body),
        made_at=timezone.now(),
    )


def ready(player: Player) -> str | None:
    """Return the copy that is ready, if there is one."""
    body = DataCopy.objects.filter(player=player, state=DataCopy.State.READY).values_list("body", flat=True)
    found = body.first()
    return gzip.decompress(bytes(found)).decode() if found else None


def delete_old() -> int:
    """Delete the copies that were asked for too long ago; return their number."""
    return DataCopy.objects.filter(asked_at__lt=timezone.now() - conf.copy_lifetime()).delete()[0]
