"""What players have done with puzzles. Guests are players, so theirs is kept too."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta

from django.db import transaction
from django.utils import timezone

from lobby.models import Player, PuzzleAttempt
from lobby.puzzles.daily import puzzle_of_day, today
from lobby.schemas.puzzles import PuzzleProgressSchema
from rules.puzzles.reading import puzzles


def note_try(player: Player, puzzle: str, *, right: bool) -> None:
    """Count a move that was tried. What was solved or shown before stays as it was."""
    with transaction.atomic():
        attempt = _locked(player, puzzle)
        if attempt.solved_at or attempt.shown_at:
            return
        attempt.tries += 1
        if right:
            day = today()
            attempt.solved_at = timezone.now()
            attempt.daily = day if puzzle_of_day(day, puzzles()) == puzzle else None
        attempt.save(update_fields=["tries", "solved_at", "daily"])


def note_shown(player: Player, puzzle: str) -> None:
    """Note that the solution was shown, unless the player had found it."""
    with transaction.atomic():
        attempt = _locked(player, puzzle)
        if not attempt.solved_at and not attempt.shown_at:
            attempt.shown_at = timezone.now()
            attempt.save(update_fields=["shown_at"])


def _locked(player: Player, puzzle: str) -> PuzzleAttempt:
    PuzzleAttempt.objects.get_or_create(player=player, puzzle=puzzle)
    return PuzzleAttempt.objects.select_for_update(no_key=True).get(player=player, puzzle=puzzle)


def states(player: Player | None) -> dict[str, str]:
    """Return how far a player is with each puzzle that was tried."""
    if player is None:
        return {}
    return {each.puzzle: state(each) for each in player.puzzle_attempts.all()}


def state(attempt: PuzzleAttempt) -> str:
    """Return one of the states in the list."""
    return "solved" if attempt.solved_at else "shown" if attempt.shown_at else "tried"


def progress(player: Player | None) -> PuzzleProgressSchema:
    """Return a player's figures; those of nobody are 0."""
    if player is None:
        return PuzzleProgressSchema(kept=False, solved=0, tries=0, streak=0, longest=0)
    solved = list(player.puzzle_attempts.filter(solved_at__isnull=False).values_list("tries", "daily"))
    days = {day for _, day in solved if day}
    return PuzzleProgressSchema(
        kept=True,
        solved=len(solved),
        tries=sum(tries for tries, _ in solved),
        streak=streak(days, today()),
        longest=max((streak(days, day) for day in days), default=0),
    )


def streak(days: Iterable[date], until: date) -> int:
    """Return how many days in a row are among these, up to `until` or to the day before."""
    known, one = set(days), timedelta(days=1)
    day = until if until in known else until - one
    count = 0
    while day - count * one in known:
        count += 1
    return count
