"""Presence in the lobby: a player counts as online for some time after the last request or ping."""

from __future__ import annotations

from django.db.models import Func, IntegerField, QuerySet, Subquery
from django.utils import timezone

from lobby import conf, notifications
from lobby.models import Player

WRITES_PER_TIMEOUT = 4  # `seen_at` is written this often at most while a player stays online


def touch(player: Player) -> bool:
    """Record that the player is online. Returns True if `seen_at` was due and has been written."""
    now = timezone.now()
    if player.seen_at and player.seen_at > now - conf.online_timeout() / WRITES_PER_TIMEOUT:
        return False
    was_away = player.seen_at is None or player.seen_at < now - conf.online_timeout()
    Player.objects.filter(pk=player.pk).update(seen_at=now)
    player.seen_at = now
    if was_away:
        notifications.online_changed()
    return True


def touch_by_key(key: int | None) -> None:
    """Record that the player with this primary key is online. Does nothing without a key or a player."""
    if key is not None and (player := Player.objects.filter(pk=key).first()):
        touch(player)


def online_count() -> int:
    """Return how many players are online."""
    return _online().count()


def online_subquery() -> Subquery:
    """Return the same as an annotation."""
    count = Func("pk", function="COUNT", output_field=IntegerField())
    return Subquery(_online().values(count=count))


def _online() -> QuerySet[Player]:
    return Player.objects.filter(seen_at__gt=timezone.now() - conf.online_timeout())


def is_online(player: Player) -> bool:
    """Return whether this player is online."""
    return player.seen_at is not None and player.seen_at > timezone.now() - conf.online_timeout()
