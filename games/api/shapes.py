"""The shapes of docs/protocol.md, for the OpenAPI description; answers are built elsewhere and only
described here.
"""

from __future__ import annotations

from typing import Any

from rest_framework import serializers as s

from games.clocks import KINDS
from games.models import Match, Seat

Shape = s.Serializer[Any]


class Refusal(Shape):
    """Why something was not done."""

    code = s.CharField()
    sentence = s.CharField()
    clause = s.CharField(required=False, help_text="The clause of the rules, where one speaks.")
    number = s.IntegerField(required=False, help_text="The match's newest event.")
    index = s.IntegerField(
        required=False, help_text="The illegal action of an uploaded record, counted from 0."
    )


class Turn(Shape):
    """Whose decision it is."""

    seat = s.IntegerField()


class LineSeat(Shape):
    """A seat in a list of matches."""

    index = s.IntegerField()
    name = s.CharField()
    kind = s.ChoiceField(Seat.Kind.values)
    player = s.CharField(allow_null=True)
    score = s.IntegerField()
    rank = s.IntegerField(allow_null=True)


class HeadlineSeat(LineSeat):
    """A seat of a match."""

    bot = s.CharField(allow_null=True)
    left = s.BooleanField()
    here = s.BooleanField()


class Clock(Shape):
    """Times in milliseconds."""

    kind = s.ChoiceField(list(KINDS))
    move = s.IntegerField(required=False)
    bank = s.IntegerField(required=False)
    increment = s.IntegerField(required=False)
    out = s.ChoiceField(["forfeit", "bot"])


class Line(Shape):
    """A match in a list."""

    id = s.CharField()
    status = s.ChoiceField(Match.Status.values)
    number = s.IntegerField()
    edition = s.CharField()
    expansions = s.ListField(child=s.CharField())
    seats = LineSeat(many=True)
    clock = Clock()
    turn = Turn(allow_null=True)
    due = s.DateTimeField(allow_null=True)
    your_turn = s.BooleanField()
    started = s.DateTimeField()
    ended = s.DateTimeField(allow_null=True)
    listed = s.BooleanField()


class Page(Shape):
    """A page of matches."""

    count = s.IntegerField()
    page = s.IntegerField()
    pages = s.IntegerField()
    matches = Line(many=True)


class Headline(Shape):
    """Everything about a match but its events. `view` is the view at number 0."""

    id = s.CharField()
    status = s.ChoiceField(Match.Status.values)
    number = s.IntegerField()
    created = s.DateTimeField()
    started = s.DateTimeField(allow_null=True)
    ended = s.DateTimeField(allow_null=True)
    seats = HeadlineSeat(many=True)
    setup = s.DictField()
    bag = s.DictField(child=s.IntegerField())
    stack = s.DictField(
        child=s.IntegerField(),
        help_text="The depth of tiles that are not shuffled among all (0): lower numbers come first.",
    )
    view = s.DictField()
    commitment = s.CharField(allow_null=True)
    salts = s.ListField(child=s.CharField(allow_blank=True))
    seed = s.CharField(allow_null=True)
    order = s.ListField(child=s.CharField(), allow_null=True)
    art = s.CharField(help_text="The digest under which /art/ has the drawings of its tiles.")
    clock = Clock()
    table = s.CharField(allow_null=True)
    turn = Turn(allow_null=True)
    spectators = s.IntegerField()
    rematch = s.CharField(allow_null=True)


class Event(Shape):
    """A row of the log and what it changed in the view."""

    number = s.IntegerField()
    seat = s.IntegerField()
    action = s.DictField()
    at = s.DateTimeField()
    change = s.DictField()
    hash = s.CharField()


class Events(Shape):
    """A piece of the stream; `number` is the match's newest event."""

    number = s.IntegerField()
    events = Event(many=True)


class Decision(Shape):
    """What is to be decided; `actions` only for the seat that decides."""

    seat = s.IntegerField()
    kind = s.CharField()
    about = s.DictField(required=False)
    actions = s.ListField(child=s.DictField(), required=False)


class Offer(Shape):
    """What is legal after event `number`."""

    number = s.IntegerField()
    decision = Decision(allow_null=True)
    undo = s.BooleanField()


class Taken(Shape):
    """The command is event `number`."""

    number = s.IntegerField()


class Record(Shape):
    """A record, format `bastide/1`."""

    format = s.CharField()
    setup = s.DictField()
    draws = s.ListField(child=s.CharField(), required=False)
    seed = s.CharField(required=False)
    salts = s.ListField(child=s.CharField(allow_blank=True), required=False)
    commitment = s.CharField(required=False)
    actions = s.ListField(child=s.DictField())
    result = s.JSONField(required=False)


class Network(Shape):
    """Roads that hang together: their pieces, the places they end at, and the wanderers and offices there."""

    pieces = s.ListField(child=s.DictField())
    terminals = s.ListField(child=s.DictField())
    figures = s.ListField(child=s.DictField())


class Feature(Shape):
    """A whole feature, for its outline and its worth; with wanderers also the networks of roads at it."""

    kind = s.CharField()
    home = s.DictField()
    spots = s.ListField(child=s.DictField())
    tiles = s.IntegerField()
    open = s.IntegerField()
    complete = s.BooleanField()
    figures = s.ListField(child=s.DictField())
    holders = s.ListField(child=s.IntegerField())
    value = s.IntegerField(allow_null=True)
    networks = s.ListField(child=Network(), required=False)


class MatchId(Shape):
    """A new match."""

    id = s.CharField()


class TableId(Shape):
    """The table of the rematch."""

    table = s.CharField()
