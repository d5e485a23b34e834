"""Addresses at which an account is at home: wrong passwords from there are counted apart.

Strangers with several addresses can use up the tries for a user name. Its owner still logs in where the
account has a session, or had one that is still in the list of its sessions.
"""

from __future__ import annotations

from allauth.core.internal import ratelimit
from allauth.usersessions.models import UserSession
from django.http import HttpRequest

MOST = 50  # sessions of the account that are compared


def is_known(request: HttpRequest, username: str) -> bool:
    """Return whether the account has or had a session at the address of the request."""
    newest = UserSession.objects.filter(user__username__iexact=username).order_by("-last_seen_at")
    addresses = newest.values_list("ip", flat=True)[:MOST]
    return ratelimit.get_ip(request) in {ratelimit.truncate_ip(ip) for ip in addresses}
