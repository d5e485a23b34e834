"""The head of each page: what search engines, and networks where a link is shared, read of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from django.contrib.auth import get_user_model
from django.http import Http404

from games import payloads
from games.models import Match
from games.payloads import listings
from games.schemas.matches import LineSchema
from realtime.refusals import RequestRefused
from rules.ledgers import ledgers
from web.pages.words import Words

LOGO = "/icon-512.png"


@dataclass(frozen=True)
class Tags:
    """The head of a page. `picture` is an address of this site; `large` fills the card with it."""

    title: str
    description: str
    picture: str = LOGO
    large: bool = False
    indexed: bool = True


Maker = Callable[..., Tags]


def plain(page: str, *, indexed: bool = True) -> Maker:
    """Return the maker of a page that is the same for everybody."""

    def make(words: Words, **_named: str) -> Tags:
        return Tags(words.title(page), words["description"], indexed=indexed)

    return make


def rulebook(words: Words, name: str) -> Tags:
    """Return the head of the rules of one expansion. Raise Http404 for an unknown one."""
    book = ledgers().get(name)
    if book is None:
        raise Http404
    return Tags(f"{book['title']} · Bastide", words["rules.description"])


def player(words: Words, player_id: str) -> Tags:
    """Return the head of a player's page, which names nobody. Raise Http404 if there is no such player."""
    if not get_user_model().objects.filter(public_id=player_id, is_active=True).exists():
        raise Http404
    return Tags(words.title("player"), words["description"], indexed=False)


def match(words: Words, match_id: str, number: int | None = None) -> Tags:
    """Return who plays, where the match stands, and its board. Of a private match it says nothing."""
    found = _found(match_id)
    if found is None:
        return Tags(words.title("match"), words["description"], indexed=False)
    shown = found.number if number is None else min(number, found.number)
    over = found.status == Match.Status.OVER and shown == found.number
    return _of_match(words, found, shown, "match.over" if over else "match.running", scores=over)


def replay(words: Words, match_id: str, number: int | None = None) -> Tags:
    """Return the same for a replay. Without a move in the link it does not show how the match ended."""
    found = _found(match_id)
    if found is None or number is not None:
        return match(words, match_id, number)
    return _of_match(words, found, found.number * 3 // 5, "replay")


def _found(match_id: str) -> Match | None:
    """Return the match; None if it is private or being updated. Raise Http404 if there is none."""
    try:
        return payloads.listed_match(match_id)
    except RequestRefused as refused:
        if Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING).exists():
            return None
        raise Http404 from refused


def _of_match(words: Words, found: Match, shown: int, text: str, *, scores: bool = False) -> Tags:
    (line,) = listings.lines(Match.objects.filter(pk=found.pk))
    return Tags(
        f"{_names(line, words, scores=scores)} · Bastide",
        words[text].format(moves=shown),
        f"/pictures/{found.public_id}/{shown}.png",
        large=True,
    )


def _names(line: LineSchema, words: Words, *, scores: bool) -> str:
    called = [f"{seat.name} {seat.score}" if scores else seat.name for seat in line.seats]
    return f"{', '.join(called[:-1])} {words['and']} {called[-1]}" if len(called) > 1 else "".join(called)
