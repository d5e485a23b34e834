"""The rules to read, described for OpenAPI; they are made in tools/lawbook.py."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers


class Block(serializers.Serializer[Any]):
    """A clause, a paragraph, a list's item or a table; each kind has its own keys."""

    kind = serializers.ChoiceField(choices=["clause", "text", "item", "table"])
    text = serializers.CharField(required=False)
    id = serializers.CharField(required=False)
    editions = serializers.ListField(required=False, child=serializers.CharField())
    ruling = serializers.BooleanField(required=False)
    examples = serializers.ListField(required=False, child=serializers.CharField())
    why = serializers.ListField(required=False, child=serializers.CharField())
    sources = serializers.ListField(required=False, child=serializers.CharField())
    awaits = serializers.CharField(required=False, help_text="the box it speaks of, where that is not here")
    head = serializers.ListField(required=False, child=serializers.CharField())
    rows = serializers.ListField(required=False, child=serializers.ListField(child=serializers.CharField()))


class Chapter(serializers.Serializer[Any]):
    """A heading of level 2 or 3 (none before the first) and what stands under it."""

    title = serializers.CharField(allow_blank=True)
    level = serializers.IntegerField()
    blocks = Block(many=True)


class Ledger(serializers.Serializer[Any]):
    """The rules of a box."""

    name = serializers.CharField()
    title = serializers.CharField()
    sources = serializers.ListField(child=serializers.CharField())
    chapters = Chapter(many=True)


class Volume(serializers.Serializer[Any]):
    """A ledger on the shelf, with the ids of its clauses in order."""

    name = serializers.CharField()
    title = serializers.CharField()
    clauses = serializers.ListField(child=serializers.CharField())


class Shelf(serializers.Serializer[Any]):
    """All ledgers, and the clause that explains each reason of a score."""

    ledgers = Volume(many=True)
    reasons = serializers.DictField(child=serializers.CharField())
