"""Settings of alerts: push messages and mails that say it is a player's turn."""

from __future__ import annotations

import os
import re

from django.core.exceptions import ImproperlyConfigured

from config.settings import env


def _public_url() -> str:
    """Return the address of the site for links in mails: PUBLIC_URL, else the first trusted origin."""
    origins = [origin for origin in env.words("TRUSTED_ORIGINS") if "*" not in origin]
    return os.environ.get("PUBLIC_URL", next(iter(origins), "http://localhost:8000")).rstrip("/")


def _push_key() -> str:
    """Return PUSH_KEY. Raises ImproperlyConfigured for what `make_push_key` has not made."""
    key = os.environ.get("PUSH_KEY", "").strip()
    if key and not re.fullmatch(r"[A-Za-z0-9_-]{43}", key):
        raise ImproperlyConfigured("PUSH_KEY must be a key made by `bastide manage make_push_key`")
    return key


def _push_contact(key: str) -> str:
    """Return PUSH_CONTACT. Push services want to know whom to write to. Raises ImproperlyConfigured."""
    contact = os.environ.get("PUSH_CONTACT", "").strip()
    if key and not contact.startswith(("mailto:", "https://")):
        raise ImproperlyConfigured("PUSH_CONTACT must be mailto:you@example.org or an https address")
    return contact


PUBLIC_URL = _public_url()
PUSH_KEY = _push_key()
PUSH_CONTACT = _push_contact(PUSH_KEY)
# For tests and development: push services on this machine are called, also without https.
PUSH_LOOPBACK = env.flag("PUSH_LOOPBACK")
