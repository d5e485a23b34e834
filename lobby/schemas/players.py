"""A player, for themselves."""

from __future__ import annotations

from typing import Annotated

from games.schemas.base import UNSET, Optional, Schema, Stamp, note, one_of
from games.schemas.matches import LineSchema
from lobby.models import Relation
from lobby.players import SHAPES


class MarksSchema(Schema):
    """Preferred marks."""

    colour: int | None
    shape: Annotated[str, one_of(SHAPES)] | None


class ProfileSchema(Schema):
    """A player, for themselves."""

    id: str
    name: str
    guest: bool
    username: str | None
    email: str | None
    marks: MarksSchema


class NoticeSchema(Schema):
    """A warning, or the end of chat until a moment, that the player has not read yet."""

    id: int
    kind: Annotated[str, one_of(("warning", "mute"))]
    words: str
    until: Stamp | None
    at: Stamp


class BarSchema(Schema):
    """The player of this browser is barred; `until` is null if it has no end."""

    until: Stamp | None
    words: str


class MeSchema(Schema):
    """The player of the session, with what operators have to say."""

    player: ProfileSchema | None
    notices: list[NoticeSchema] | Optional = UNSET
    bar: BarSchema | Optional = UNSET


class RelationSchema(Schema):
    """Somebody whom the player has blocked or muted."""

    player: str
    name: str
    kind: Annotated[str, one_of(Relation.Kind.values)]
    since: Stamp


class RelationListSchema(Schema):
    """Whom the player has blocked or muted, the newest first."""

    people: list[RelationSchema]


class PublicPlayerSchema(Schema):
    """A player, for others; `relation` says whether the viewer has blocked or muted this player."""

    id: str
    name: str
    guest: bool
    marks: MarksSchema
    relation: Annotated[str, one_of(Relation.Kind.values)] | None
    you: bool
    matches: list[LineSchema]


class ReportedSchema(Schema):
    """A report was stored."""

    id: int


class CopySchema(Schema):
    """How far the worker is with a copy of the player's data; `none` if there is none."""

    state: Annotated[str, one_of(("none", "waiting", "making", "ready", "failed"))]
    done: Annotated[int, note("Actions that are in it so far.")]
    actions: Annotated[int, note("All actions of the player; with thousands, have the worker make it.")]
    size: Annotated[int, note("Bytes of the file, once it is ready.")]
    until: Annotated[Stamp | None, note("When it will be deleted.")]


class PrivacySchema(Schema):
    """What this server keeps for how many days (0: for good), and what it does besides."""

    chat_days: float
    report_days: float
    guest_days: float
    session_days: float
    push_days: Annotated[float, note("Of unused browsers that get push messages; 0 where none are sent.")]
    mail: bool
    word_filter: bool
