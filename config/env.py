"""Reads the environment: the only configuration there is. See docs/operating.md for every variable."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured


def flag(name: str, default: bool = False) -> bool:
    """`on`, `true`, `yes` and `1` mean yes, anything else no."""
    value = os.environ.get(name)
    return default if value is None else value.strip().lower() in {"1", "on", "true", "yes"}


def embedded() -> bool:
    """Whether one process does it all, with SQLite and memory."""
    return not (os.environ.get("DATABASE_URL") or os.environ.get("REDIS_URL"))


def words(name: str, default: str = "") -> list[str]:
    """A list separated by commas."""
    return [word.strip() for word in os.environ.get(name, default).split(",") if word.strip()]


def number(name: str, default: float) -> float:
    """A number; what is not one is an error at start, not later."""
    try:
        return float(os.environ.get(name, default))
    except ValueError as error:
        raise ImproperlyConfigured(f"{name} must be a number") from error


def email() -> dict[str, str | int | bool]:
    """Django's e-mail settings from EMAIL_URL (`smtp+tls://user:password@host:587`); empty where there
    is no mail.
    """
    if not (url := os.environ.get("EMAIL_URL")):
        return {}
    parts = urlsplit(url)
    if parts.scheme not in {"smtp", "smtp+tls", "smtps"} or not parts.hostname:
        raise ImproperlyConfigured("EMAIL_URL must look like smtp+tls://user:password@host:587")
    return {
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": parts.port or {"smtp": 25, "smtp+tls": 587, "smtps": 465}[parts.scheme],
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": parts.scheme == "smtp+tls",
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "DEFAULT_FROM_EMAIL": os.environ.get("EMAIL_FROM", f"bastide@{parts.hostname}"),
    }


def secret_key(embedded: bool, var: Path) -> str:
    """SECRET_KEY; the embedded house makes one of its own and keeps it, a deployment must bring one."""
    if key := os.environ.get("SECRET_KEY"):
        return key
    if not embedded:
        raise ImproperlyConfigured("SECRET_KEY must be set when DATABASE_URL or REDIS_URL is")
    path = var / "secret_key"
    if not path.exists():
        _write_once(path, secrets.token_urlsafe(64))
    return path.read_text().strip()


def _write_once(path: Path, text: str) -> None:
    """Two processes that start together must end up with one key: the first file wins."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(text)
    except FileExistsError:
        pass
