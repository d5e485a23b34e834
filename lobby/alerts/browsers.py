"""Browsers that get push messages: stored, deleted, and passed on when a guest logs in."""

from __future__ import annotations

import hashlib

from django.db import transaction
from django.utils import timezone

from lobby import conf
from lobby.alerts.endpoints import NotAllowedError, check
from lobby.alerts.keys import check_point, decoded, push_key
from lobby.models import AlertSettings, Player, PushSubscription
from lobby.refusals import ALERT_BROWSER_MISSING, ALERT_ENDPOINT, ALERT_PUSH_OFF, ALERT_TOO_MANY
from realtime.refusals import RequestRefused

AUTH_BYTES = 16


def subscribe(player: Player, endpoint: str, p256dh: str, auth: str, user_agent: str) -> PushSubscription:
    """Store a browser's subscription; one that is known gets its new keys and this player.

    Raises RequestRefused where this server sends no push messages, for an address or keys that no push
    service gives, and above the limit of browsers.
    """
    if not push_key():
        raise RequestRefused(ALERT_PUSH_OFF)
    _check(endpoint, p256dh, auth)
    digest = hashlib.sha256(endpoint.encode()).hexdigest()
    with transaction.atomic():
        player = Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        most = conf.browsers_per_player()
        if player.push_subscriptions.exclude(digest=digest).count() >= most:
            raise RequestRefused(ALERT_TOO_MANY, most=most)
        row = {"player": player, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "failures": 0}
        row |= {"user_agent": user_agent[:200], "used_at": timezone.now()}
        return PushSubscription.objects.update_or_create(digest=digest, defaults=row)[0]


def _check(endpoint: str, p256dh: str, auth: str) -> None:
    try:
        check(endpoint)
        check_point(p256dh)
        size = len(decoded(auth))
    except (NotAllowedError, ValueError) as error:
        raise RequestRefused(ALERT_ENDPOINT) from error
    if size != AUTH_BYTES:
        raise RequestRefused(ALERT_ENDPOINT)


def forget(player: Player, key: int) -> None:
    """Delete one of the player's subscriptions. Raises RequestRefused if there is none with this key."""
    if not player.push_subscriptions.filter(pk=key).delete()[0]:
        raise RequestRefused(ALERT_BROWSER_MISSING)


def transfer(guest: Player, account: Player) -> None:
    """Transfer a guest's browsers to an account, and the settings unless the account has its own."""
    PushSubscription.objects.filter(player=guest).update(player=account)
    own = AlertSettings.objects.filter(player=guest).first()
    if own and not AlertSettings.objects.filter(player=account).exists():
        own.delete()
        own.player = account
        own.save(force_insert=True)
