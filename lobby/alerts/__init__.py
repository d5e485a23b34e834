"""Alerts: a push message or a mail that says it is a player's turn, while the player is away."""

from lobby.alerts.browsers import forget, subscribe, transfer
from lobby.alerts.choices import change, mail_state, settings_of
from lobby.alerts.delivery import Delivery, deliver
from lobby.alerts.keys import push_key
from lobby.alerts.links import player_of_token, read_token
from lobby.alerts.retention import delete_old_alerts, delete_old_subscriptions
from lobby.alerts.turns import begin, new_turns

__all__ = [
    "Delivery",
    "begin",
    "change",
    "delete_old_alerts",
    "delete_old_subscriptions",
    "deliver",
    "forget",
    "mail_state",
    "new_turns",
    "player_of_token",
    "push_key",
    "read_token",
    "settings_of",
    "subscribe",
    "transfer",
]
