"""The messages of a client at a match. Each is a type of its own; unknown keys are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
# As commands.COMMAND_ID; \Z since $ would let a line end pass.
Command = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{8,64}\Z")]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="t", frozen=True):
    """The tag `t` says which message it is."""


class Hello(Message, tag="hello", frozen=True):
    """`{"t":"hello","after":0}`: send what came after that event.

    With `"view":true` a snapshot may stand for older events.
    """

    after: Number
    view: bool = False


class Act(Message, tag="act", frozen=True):
    """`{"t":"act","id":"...","number":41,"action":{"seat":0,"type":"place_tile",...}}`."""

    id: Command
    number: Number
    action: dict[str, Any]


class Undo(Message, tag="undo", frozen=True):
    """`{"t":"undo","id":"...","number":41}`: take back the last action of the own turn."""

    id: Command
    number: Number


class Say(Message, tag="chat", frozen=True):
    """`{"t":"chat","id":"...","text":"Well played!"}`, or `phrase` with the code of a ready phrase.

    With `"to":"players"` spectators get it when the match is over.
    """

    id: Command
    text: str = ""
    phrase: str = ""
    to: Literal["all", "players"] = "all"


class Acknowledge(Message, tag="seen", frozen=True):
    """`{"t":"seen","number":41}`: everything up to this event has arrived."""

    number: Number


class Ping(Message, tag="ping", frozen=True):
    """`{"t":"ping","at":1764000000000}`: the number comes back in the pong."""

    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Pace(Message, tag="pace", frozen=True):
    """`{"t":"pace","pace":"quick"}`: how fast the bots of the match shall play; the slowest wish counts."""

    pace: Literal["watch", "quick", "at_once"]


class EndTogether(Message, tag="end_together", frozen=True):
    """`{"t":"end_together","id":"...","agree":true}`: offer to end the match, agree, or decline.

    The id comes back if it is refused; sending it again changes nothing.
    """

    id: Command
    agree: bool


class Answer(Message, tag="answer", frozen=True):
    """`{"t":"answer","id":"...","answer":{"kind":"pass_until_turn"}}`: answer a decision in advance.

    With `"keep":false` it is taken back. `seat` is the own one unless it is given. The id comes back if it is
    refused; sending it again changes nothing.
    """

    id: Command
    answer: dict[str, Any]
    keep: bool = True
    seat: int | None = None


class Identified(msgspec.Struct):
    """Any message that has an `id`, also one that is refused."""

    id: str | None = None


AnyMessage = Hello | Act | Undo | Say | Acknowledge | Ping | Pace | EndTogether | Answer
DECODER: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
