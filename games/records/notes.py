"""The note at a match from a game file that these rules could not replay as a whole."""

from __future__ import annotations

from typing import Any, Final

import msgspec

import rules
from games.schemas.matches import ReplayNoteSchema
from realtime.refusals import RefusalSchema

# Of what a file said, as much is quoted in a note; it is sent with every headline.
QUOTED: Final = 200


def note_of(found: rules.Replayable) -> dict[str, Any] | None:
    """Return what is to be said of a record besides its game, as plain data; None if it is whole."""
    if found.whole:
        return None
    note = ReplayNoteSchema(
        revision=found.record.setup.revision,
        stopped=msgspec.UNSET if found.stopped is None else found.stopped,
        refusal=msgspec.UNSET if found.refusal is None else _quoted(found.refusal),
        newer=msgspec.UNSET if found.newer is None else found.newer,
        differs=msgspec.UNSET if found.differs is None else found.differs,
    )
    plain: dict[str, Any] = msgspec.to_builtins(note)
    return plain


def _quoted(refusal: rules.Refusal) -> RefusalSchema:
    """Return the refusal with texts that are short and printable: they may quote the file."""
    params = {name: _short(value) for name, value in refusal.params.items()}
    said = {"code": refusal.code, "clause": refusal.clause, "params": params}
    known = {key: value for key, value in said.items() if value}
    return msgspec.convert({**known, "sentence": _short(refusal.sentence)}, RefusalSchema)


def _short(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return "".join(letter if letter.isprintable() else "?" for letter in value[:QUOTED])
