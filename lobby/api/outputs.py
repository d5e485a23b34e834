"""What the lobby answers over HTTP, described for OpenAPI; the answers are made in lobby/payloads.

A test holds real answers against the description, so the two can't part.
"""

from __future__ import annotations

from typing import Any

from drf_spectacular.extensions import OpenApiSerializerFieldExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import build_array_type
from drf_spectacular.utils import Direction, OpenApiResponse
from rest_framework import serializers

from games.api.shapes import Clock, Line, Page, Refusal
from lobby.players import SHAPES

_REFUSAL = OpenApiResponse(Refusal, "Refused, with the reason in plain words.")
REFUSED: dict[Any, Any] = {
    400: _REFUSAL,
    401: _REFUSAL,
    403: _REFUSAL,
    409: _REFUSAL,
    422: _REFUSAL,
    429: _REFUSAL,
}
MISSING: dict[Any, Any] = {404: _REFUSAL}
REFUSED_OR_MISSING: dict[Any, Any] = {**REFUSED, **MISSING}


class Marks(serializers.Serializer[Any]):
    """Preferred marks."""

    colour = serializers.IntegerField(allow_null=True)
    shape = serializers.ChoiceField(allow_null=True, choices=SHAPES)


class Profile(serializers.Serializer[Any]):
    """A player, for themselves."""

    id = serializers.CharField()
    name = serializers.CharField()
    guest = serializers.BooleanField()
    username = serializers.CharField(allow_null=True)
    email = serializers.CharField(allow_null=True)
    marks = Marks()


class Me(serializers.Serializer[Any]):
    """The player of the session."""

    player = Profile(allow_null=True)


class TableSeat(serializers.Serializer[Any]):
    """A taken seat at a table."""

    index = serializers.IntegerField()
    name = serializers.CharField()
    kind = serializers.ChoiceField(choices=["human", "bot"])
    player = serializers.CharField(allow_null=True)
    bot = serializers.CharField(allow_null=True)
    here = serializers.BooleanField()
    salted = serializers.BooleanField()


class TableSeats(serializers.Field[Any, Any, Any, Any]):
    """The seats of a table in order, null where nobody sits."""


class TableSeatsShape(OpenApiSerializerFieldExtension):  # type: ignore[no-untyped-call]
    """OpenAPI's word for it: a plain list can't say that its items may be null."""

    target_class = TableSeats

    def map_serializer_field(self, auto_schema: AutoSchema, direction: Direction) -> dict[str, Any]:
        """A list whose items are seats or null."""
        seat = auto_schema.resolve_serializer(TableSeat, direction)
        return build_array_type({"allOf": [seat.ref], "nullable": True})


class You(serializers.Serializer[Any]):
    """What a table is to the viewer."""

    seat = serializers.IntegerField(allow_null=True)
    host = serializers.BooleanField()
    invited = serializers.BooleanField()


class Kept(serializers.Serializer[Any]):
    """A seat that is kept for somebody."""

    index = serializers.IntegerField()
    name = serializers.CharField()


class Table(serializers.Serializer[Any]):
    """A table as one viewer sees it."""

    id = serializers.CharField()
    name = serializers.CharField()
    host = serializers.CharField()
    private = serializers.BooleanField()
    invite = serializers.CharField(allow_null=True)
    kept = Kept(many=True)
    status = serializers.ChoiceField(choices=["open", "started", "closed"])
    seats = TableSeats()
    size = serializers.IntegerField()
    edition = serializers.CharField()
    expansions = serializers.ListField(child=serializers.CharField())
    options = serializers.DictField(child=serializers.JSONField())
    sets = serializers.DictField(child=serializers.IntegerField())
    clock = Clock()
    commitment = serializers.CharField(allow_null=True)
    match = serializers.CharField(allow_null=True)
    created = serializers.DateTimeField()
    you = You()


class Waiting(serializers.Serializer[Any]):
    """What one who waits for a quick match is told."""

    seats = serializers.IntegerField()
    waiting = serializers.IntegerField()
    commitment = serializers.CharField()


class Quick(serializers.Serializer[Any]):
    """Waiting, or paired for a match."""

    quick = Waiting(allow_null=True)
    match = serializers.CharField(allow_null=True)


class Lobby(serializers.Serializer[Any]):
    """The whole lobby as one viewer sees it."""

    here = serializers.IntegerField()
    tables = Table(many=True)
    running = Line(many=True)
    finished = Page()
    my_tables = Table(many=True)
    my_matches = Line(many=True)
    quick = Waiting(allow_null=True)


class Option(serializers.Serializer[Any]):
    """A point on which editions differ; `presets` is its value in each edition.

    While the option `switch` is off this one changes nothing.
    """

    box = serializers.CharField()
    name = serializers.CharField()
    switch = serializers.CharField(allow_null=True)
    text = serializers.CharField()
    values = serializers.ListField(child=serializers.CharField())
    numbers = serializers.BooleanField()
    presets = serializers.DictField(child=serializers.CharField())
    clauses = serializers.ListField(child=serializers.CharField())


class BoxPart(serializers.Serializer[Any]):
    """A part of a box that can be played by itself; `usual` is how many of it a new table takes."""

    name = serializers.CharField()
    title = serializers.CharField()
    tiles = serializers.IntegerField()
    usual = serializers.IntegerField()


class Expansion(serializers.Serializer[Any]):
    """A set that can be added to the base game; `needs` are the boxes that must come with it."""

    name = serializers.CharField()
    title = serializers.CharField()
    tiles = serializers.IntegerField()
    reconstructed = serializers.BooleanField()
    needs = serializers.ListField(child=serializers.CharField())
    parts = BoxPart(many=True)


class ClockLimits(serializers.Serializer[Any]):
    """What a clock may be; times in milliseconds."""

    kinds = serializers.ListField(child=serializers.CharField())
    outs = serializers.ListField(child=serializers.CharField())
    shortest = serializers.DictField(child=serializers.IntegerField())
    longest = serializers.IntegerField()


class Setup(serializers.Serializer[Any]):
    """Everything the table form shows."""

    editions = serializers.ListField(child=serializers.CharField())
    default_edition = serializers.CharField()
    seats = serializers.ListField(child=serializers.IntegerField(), min_length=2, max_length=2)
    options = Option(many=True)
    expansions = Expansion(many=True)
    bots = serializers.ListField(child=serializers.CharField())
    clocks = ClockLimits()
    art = serializers.CharField()
    mail = serializers.BooleanField(help_text="whether this server sends mails, for forgotten passwords")


class Plays(serializers.Serializer[Any]):
    """What a favourite keeps of a table's settings."""

    size = serializers.IntegerField()
    edition = serializers.CharField()
    expansions = serializers.ListField(child=serializers.CharField())
    options = serializers.DictField(child=serializers.JSONField())
    # Since boxes come in parts; what was kept before that has none.
    sets = serializers.DictField(child=serializers.IntegerField(), required=False)
    clock = Clock()


class Favourite(serializers.Serializer[Any]):
    """Settings kept under a name."""

    id = serializers.CharField()
    name = serializers.CharField()
    plays = Plays()
    created = serializers.DateTimeField()


class Favourites(serializers.Serializer[Any]):
    """All that a player keeps, and the most there can be."""

    favourites = Favourite(many=True)
    most = serializers.IntegerField()


class LeftOut(serializers.Serializer[Any]):
    """Something of a favourite that can't be played (any more)."""

    what = serializers.CharField()
    name = serializers.CharField()
    sentence = serializers.CharField()


class Applied(serializers.Serializer[Any]):
    """The table with a favourite's settings, and what was left out."""

    table = Table()
    left_out = LeftOut(many=True)
