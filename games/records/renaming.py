"""Takes a player's name out of a match that is over: seat, setup, and what of its log is derived from them.

The view has the names of the seats, so stored changes of the seats and hashes of the view have them, too.
They are written anew as the replay gives them. Actions, numbers and times stay, so the game stays the same
and its record verifies; its hashes are those of the game under the new name.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from django.db import transaction
from django.utils import timezone

import rules
from games import notifications
from games.game_cache import CACHE, EngineError, LiveMatch
from games.models import LoggedAction, Match, Seat

BATCH = 500  # rows of the log in one statement


def can_rename(match: Match) -> bool:
    """Return whether nobody plays the match any more, so that its log gets no further row."""
    return match.status == Match.Status.OVER or match.uploaded or bool(match.fault)


def rename_seats(public_id: str, names: Mapping[int, str]) -> bool:
    """Give seats of a match other names, everywhere. Returns False if the match is still played.

    Then only the seats are renamed. The rest follows when the match is over: `finish_renaming`.
    """
    with CACHE.lock(public_id) as entry, transaction.atomic():
        match = Match.objects.select_for_update(no_key=True).get(public_id=public_id)
        for index, name in names.items():
            Seat.objects.filter(match=match, index=index).update(name=name)
        done = _rename_setup(match)
        entry.live = None
        transaction.on_commit(lambda: notifications.renamed(public_id))
    return done


def finish_renaming() -> int:
    """Finish what `rename_seats` left, in matches that have ended since. Returns how many."""
    done = 0
    left = Match.objects.filter(rename_due__isnull=False).values_list("public_id", flat=True)
    for public_id in list(left):
        done += rename_seats(public_id, {})
    return done


def _rename_setup(match: Match) -> bool:
    """Write the names of the seats into the setup, and the log anew. The caller holds the match's lock."""
    if not can_rename(match) or not match.known:
        Match.objects.filter(pk=match.pk).update(rename_due=timezone.now())
        return False
    old = match.setup["seats"]
    new = list(match.seats.order_by("index").values_list("name", flat=True))
    match.setup = {**match.setup, "seats": new}
    rows = _derived(match, dict(zip(old, new, strict=True)))
    LoggedAction.objects.bulk_update(rows, ["change", "hash"], batch_size=BATCH)
    Match.objects.filter(pk=match.pk).update(setup=match.setup, rename_due=None)
    return True


def _derived(match: Match, names: Mapping[str, str]) -> list[LoggedAction]:
    """Return the rows of the log with `change` and `hash` as the replay gives them.

    Where a log does not replay (its match is frozen), the old names are replaced in the stored changes.
    """
    live = LiveMatch(match)
    rows = list(LoggedAction.objects.filter(match=match).order_by("number"))
    replays = True
    for row in rows:
        try:
            played = live.play(row.action) if replays else None
        except (rules.IllegalAction, EngineError):
            played, replays = None, False
        if played is not None:
            row.change, row.hash = played.change, played.hash
        elif row.change is not None:
            for old, new in names.items():
                row.change = row.change.replace(_named(old), _named(new))
    return rows


def _named(name: str) -> str:
    return f'"name":{msgspec.json.encode(name).decode()}'
