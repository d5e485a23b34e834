"""Snapshots of the view, for sockets that join. They are put together from what the log stores: no replay.

A change names whole keys of the view, and what comes to the end of its lists. Both are taken over encoded, as
they lie in the log. The view is compared with the hash of its row; if they differ, the match is replayed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import rules
from games import conf
from games.event_log.read import read_entry
from games.game_cache import CacheEntry, Snapshot
from games.models import LoggedAction, Match
from games.replica.reads import read_history

View = dict[str, Any]  # each value is encoded, or a list of encoded values


class _Change(msgspec.Struct):
    """A change of the view (`rules.change`), its values encoded."""

    set: dict[str, msgspec.Raw] = {}
    add: dict[str, list[msgspec.Raw]] = {}
    drop: list[str] = []


_CHANGE = msgspec.json.Decoder(_Change)


def snapshot(match: Match) -> Snapshot | None:
    """Return the newest snapshot with at least SNAPSHOT_TAIL events after it; None for a short match."""
    return read_entry(match, lambda entry: _newest(entry, match))


def _newest(entry: CacheEntry, match: Match) -> Snapshot | None:
    live = entry.opened(match)
    number = max(match.number, live.number)
    at = (number - conf.SNAPSHOT_TAIL) // conf.SNAPSHOT_EVERY * conf.SNAPSHOT_EVERY
    kept = live.snapshot(number)
    if at <= (kept.number if kept else 0):
        return kept
    found = _from_log(match, kept or Snapshot(0, msgspec.json.encode(live.first).decode(), ""), at)
    if found is None:
        return entry.whole(match).snapshot(number)
    live.snapshots.append(found)
    return found


def _from_log(match: Match, before: Snapshot, at: int) -> Snapshot | None:
    """Return the view after event `at`, from an earlier one; None if the log has no changes or wrong ones."""
    log = LoggedAction.objects.filter(match_id=match.pk, number__gt=before.number, number__lte=at)
    wanted = log.order_by("number").values_list("change", "hash")
    rows = read_history(match, lambda alias: list(wanted.using(alias)))
    changes = [change for change, _ in rows if change is not None]
    if not rows or len(changes) < len(rows):  # older versions stored no changes
        return None
    try:
        view = _changed(before.view, changes)
    except (msgspec.MsgspecError, KeyError):  # a row is damaged
        return None
    view_hash = rows[-1][1]
    return Snapshot(at, view, view_hash) if rules.view_hash(msgspec.json.decode(view)) == view_hash else None


def _changed(text: str, changes: Iterable[str]) -> str:
    """Return an encoded view after encoded changes, as `rules.apply_change` would make it."""
    view: View = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    for change in map(_CHANGE.decode, changes):
        for key in change.drop:
            del view[key]
        view.update(change.set)
        for key, more in change.add.items():
            if isinstance(view[key], msgspec.Raw):
                view[key] = msgspec.json.decode(view[key], type=list[msgspec.Raw])
            view[key] += more
    return msgspec.json.encode(view).decode()
