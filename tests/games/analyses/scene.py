"""Words for tests of analyses: a finished match, browsers, a worker's turn."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from django.test import Client

from games.analyses import making
from games.ending import answer
from games.models import AnalysedTurn, Analysis, Match
from games.scheduler import tasks
from tests.games import play
from tests.games.client import cookie

MOVES = 12
PATIENCE_S = 300.0  # processes of the lowest priority wait for whatever else runs


def finished(moves: int = MOVES, *, listed: bool = True, undone: bool = False) -> Match:
    """Return a match of Ann and Bob that they ended together; with `undone` the first move was taken back."""
    match = play.running(2)
    if undone:
        play.move(match)
        play.move(match, {"type": "undo"})
    play.moves(match, moves)
    for index in (0, 1):
        answer(match.public_id, player(match, index).pk, agree=True)
    Match.objects.filter(pk=match.pk).update(listed=listed)
    return play.fresh(match)


def player(match: Match, index: int = 0) -> Any:
    """Return who sits at a seat."""
    return match.seats.select_related("player").get(index=index).player


def browser(who: Any = None) -> Client:
    """Return a browser in which this player is logged in, or nobody."""
    return Client() if who is None else Client(headers={"cookie": cookie(who)})


def path(match: Match, after: int | None = None) -> str:
    """Return the address of the analysis of a match."""
    query = "" if after is None else f"?after={after}"
    return f"/api/matches/{match.public_id}/analysis{query}"


def read(match: Match, who: Any = None, after: int | None = None) -> Any:
    """Return what is said of a match."""
    answer = browser(who).get(path(match, after))
    assert answer.status_code == 200, answer.content
    return answer.json()


def ask(match: Match, who: Any) -> Any:
    """Start an analysis, and return the answer."""
    return browser(who).post(path(match))


def work() -> int:
    """Do what a worker does about analyses at one look."""
    making.take_back()
    return tasks.run_ready(making.QUEUE)


def stored(match: Match) -> Analysis:
    """Return the row of the analysis."""
    return Analysis.objects.get(match=match)


def said(match: Match) -> list[str]:
    return list(
        AnalysedTurn.objects.filter(analysis=match.pk).order_by("place").values_list("said", flat=True)
    )


def whole(match: Match) -> tuple[list[str], Any]:
    """Return what an analysis without a break says, and drop it."""
    ask(match, player(match))
    work()
    kept = said(match), stored(match).summary
    Analysis.objects.all().delete()
    return kept


def until(done: Callable[[], object]) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)
