"""Path converters: a malformed public id matches no address, so no odd character reaches a database."""

from __future__ import annotations

from django.urls import register_converter
from django.urls.converters import StringConverter, get_converters


class PublicId(StringConverter):
    """Letters, digits and hyphens: the id of a match or a table."""

    regex = "[0-9A-Za-z-]{1,32}"


def register() -> None:
    """Register `<id:...>` with Django, once."""
    if "id" not in get_converters():
        register_converter(PublicId, "id")
