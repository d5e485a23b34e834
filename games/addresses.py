"""Public ids in addresses: what can't be one is not looked up, so no odd character reaches a database."""

from __future__ import annotations

from django.urls import register_converter
from django.urls.converters import StringConverter, get_converters


class PublicId(StringConverter):
    """Letters, digits and hyphens, as every id of a match or a table is made of them."""

    regex = "[0-9A-Za-z-]{1,32}"


def register() -> None:
    """Makes `<id:...>` known to Django; doing it again changes nothing."""
    if "id" not in get_converters():
        register_converter(PublicId, "id")
