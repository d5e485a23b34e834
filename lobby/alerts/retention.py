"""Deletes alerts and subscriptions that are too old."""

from __future__ import annotations

from django.utils import timezone

from lobby import conf
from lobby.models import PushSubscription, TurnAlert


def delete_old_alerts() -> int:
    """Delete alerts of turns that are over by now; return their number."""
    return TurnAlert.objects.filter(created_at__lt=timezone.now() - conf.alert_lifetime()).delete()[0]


def delete_old_subscriptions() -> int:
    """Delete subscriptions that no browser and no message has used for long; return their number."""
    old = timezone.now() - conf.subscription_lifetime()
    return PushSubscription.objects.filter(used_at__lt=old).delete()[0]
