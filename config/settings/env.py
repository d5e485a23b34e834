"""Reads environment variables, the only configuration. docs/operating.md describes every variable."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

BACKENDS = "django.core.mail.backends"


def flag(name: str, default: bool = False) -> bool:
    """Return a flag: `on`, `true`, `yes` and `1` mean yes, anything else no."""
    value = os.environ.get(name)
    return default if value is None else value.strip().lower() in {"1", "on", "true", "yes"}


def embedded() -> bool:
    """Return whether one process does everything, with SQLite and in-memory cache and channel layer."""
    return not (os.environ.get("DATABASE_URL") or os.environ.get("REDIS_URL"))


def words(name: str, default: str = "") -> list[str]:
    """Return a list of words separated by commas."""
    return [word.strip() for word in os.environ.get(name, default).split(",") if word.strip()]


def number(name: str, default: float) -> float:
    """Return a number. Raises ImproperlyConfigured for anything else."""
    try:
        return float(os.environ.get(name, default))
    except ValueError as error:
        raise ImproperlyConfigured(f"{name} must be a number") from error


def rates(name: str, **defaults: str) -> dict[str, str]:
    """Return rates by what they count: `account`, `new_guest`, `address`.

    The variable is one rate for all of them, or `address=60/hour;account=20/hour` for single ones.
    Raises ImproperlyConfigured for another name.
    """
    given = os.environ.get(name, "").strip()
    if given and "=" not in given:
        return dict.fromkeys(defaults, given)
    parts = (part.partition("=") for part in given.split(";"))
    chosen = {key.strip(): rate.strip() for key, _, rate in parts}
    chosen.pop("", None)
    if unknown := chosen.keys() - {"account", "new_guest", "address"}:
        raise ImproperlyConfigured(f"{name} knows account, new_guest and address, not {sorted(unknown)}")
    return defaults | chosen


def email() -> dict[str, str | int | bool]:
    """Return Django's e-mail settings from EMAIL_URL (`smtp+tls://user:password@host:587`, or `console:`).

    Returns an empty dict if the variable is not set. Raises ImproperlyConfigured for another form.
    """
    if not (url := os.environ.get("EMAIL_URL")):
        return {}
    parts = urlsplit(url)
    if parts.scheme == "console":  # for development: mails are printed
        sender = os.environ.get("EMAIL_FROM", "bastide@localhost")
        return {"EMAIL_BACKEND": f"{BACKENDS}.console.EmailBackend", "DEFAULT_FROM_EMAIL": sender}
    if parts.scheme not in {"smtp", "smtp+tls", "smtps"} or not parts.hostname:
        raise ImproperlyConfigured("EMAIL_URL must look like smtp+tls://user:password@host:587")
    return {
        "EMAIL_BACKEND": f"{BACKENDS}.smtp.EmailBackend",
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": parts.port or {"smtp": 25, "smtp+tls": 587, "smtps": 465}[parts.scheme],
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": parts.scheme == "smtp+tls",
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "DEFAULT_FROM_EMAIL": os.environ.get("EMAIL_FROM", f"bastide@{parts.hostname}"),
    }


def secret_key(embedded: bool, var: Path) -> str:
    """Return SECRET_KEY. A single process creates one and stores it in `var`.

    Raises ImproperlyConfigured in a deployment that has set none.
    """
    if key := os.environ.get("SECRET_KEY"):
        return key
    if not embedded:
        raise ImproperlyConfigured("SECRET_KEY must be set when DATABASE_URL or REDIS_URL is")
    path = var / "secret_key"
    if not path.exists():
        _write_once(path, secrets.token_urlsafe(64))
    return path.read_text().strip()


def _write_once(path: Path, text: str) -> None:
    """Write a file unless it exists, so that two processes that start together use the same key."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(text)
    except FileExistsError:
        pass
