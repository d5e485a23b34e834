"""Applies a favourite to a table, as far as its settings can still be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

from django.db import transaction

from lobby.favourites.storage import NOT_SAVED, find
from lobby.models import Player, Table
from lobby.refusals import TABLE_OPTION, TABLE_SIZE
from lobby.tables.access import locked_for_host
from lobby.tables.creation import change
from lobby.tables.settings import TableSettings
from realtime.refusals import RefusalSchema, RequestRefused
from rules import describe_options

# Applied first and in this order, because the other settings depend on these.
FIRST = ("edition", "expansions")


@dataclass(frozen=True)
class LeftOut:
    """A setting of a favourite that can't be played (any more): its kind `what`, its name, and the reason."""

    what: str
    name: str
    why: RefusalSchema


def apply(player: Player, favourite_id: str, table: Table) -> tuple[Table, list[LeftOut]]:
    """Apply a favourite to a table; only the host may. Returns the table and what was left out."""
    with transaction.atomic():
        favourite = find(player, favourite_id)
        table = locked_for_host(table, player)
        wanted, left_out = playable(favourite.plays, table)
        return change(table, player, asdict(wanted)), left_out


def playable(plays: dict[str, Any], table: Table) -> tuple[TableSettings, list[LeftOut]]:
    """Return the settings of a favourite that this table can have: each is checked by the rules engine."""
    seated = table.seats.count()
    draft = TableSettings(
        name=table.name,
        private=table.private,
        size=max(seated, 2),
        edition=describe_options()["default_edition"],
    )
    left_out: list[LeftOut] = []
    known = asdict(draft).keys() - set(NOT_SAVED)
    for key in (*FIRST, *sorted(known - set(FIRST), reverse=True)):
        if key == "size" and plays.get("size", seated) < seated:
            why = RequestRefused(TABLE_SIZE, count=seated).refusal
            left_out.append(LeftOut("size", str(plays["size"]), why))
        elif key in plays:
            draft, omitted = _with(draft, key, plays[key])
            left_out += omitted
    return draft, left_out


def _with(draft: TableSettings, key: str, value: Any) -> tuple[TableSettings, list[LeftOut]]:
    """Return the draft with a setting, or with those parts of it that can be played."""
    whole = replace(draft, **{key: value})
    if (why := _problem(whole)) is None:
        return whole, []
    if key == "clock" or not isinstance(value, list | dict):
        return draft, [LeftOut(key, str(value), why)]
    waiting = list(value.items()) if isinstance(value, dict) else list(value)
    while fit := next(_playable_parts(draft, key, waiting), None):
        draft, part = fit
        waiting.remove(part)
    omitted = [(part, _problem(_plus(draft, key, part))) for part in waiting]
    return draft, [
        LeftOut(key, part if isinstance(part, str) else part[0], why) for part, why in omitted if why
    ]


def _playable_parts(draft: TableSettings, key: str, parts: list[Any]) -> Iterator[tuple[TableSettings, Any]]:
    """Yield each part that can be added now, with the draft that has it."""
    for part in parts:
        more = _plus(draft, key, part)
        if _problem(more) is None:
            yield more, part


def _plus(draft: TableSettings, key: str, part: Any) -> TableSettings:
    held = getattr(draft, key)
    more: Any = {**held, part[0]: part[1]} if isinstance(held, dict) else [*held, part]
    return replace(draft, **{key: more})


def _problem(draft: TableSettings) -> RefusalSchema | None:
    """Return why a table can't play this, or None if it can."""
    try:
        draft.checked()
        idle = draft.options_of_other_expansions()
    except RequestRefused as refused:
        return refused.refusal
    return RequestRefused(TABLE_OPTION, option=idle[0]).refusal if idle else None
