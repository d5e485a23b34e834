"""The head of each page: what search engines, and networks where a link is shared, read of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.http import Http404
from django.utils.module_loading import import_string

from games import payloads
from games.analyses.matches import has_chances
from games.models import Match
from games.payloads import listings
from games.payloads.sharing import shown_match
from games.schemas.matches import LineSchema
from realtime.refusals import RequestRefused
from rules.ledgers import ledgers
from rules.lessons.reading import lessons as known_lessons
from rules.puzzles.reading import puzzles as known_puzzles
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
    replay: str = ""  # the address of a replay that other sites may show in a frame (oEmbed)


Maker = Callable[..., Tags]


def plain(page: str, *, indexed: bool = True) -> Maker:
    """Return the maker of a page that is the same for everybody."""

    def make(words: Words, **_named: str) -> Tags:
        return Tags(words.title(page), words["description"], indexed=indexed)

    return make


def rulebook(words: Words, name: str, **_: Any) -> Tags:
    """Return the head of the rules of one expansion. Raise Http404 for an unknown one."""
    book = ledgers().get(name)
    if book is None:
        raise Http404
    return Tags(f"{book['title']} · Bastide", words["rules.description"])


def lessons(words: Words, **_: Any) -> Tags:
    """Return the head of the list of lessons."""
    return Tags(words.title("lessons"), words["lessons.description"])


def lesson(words: Words, name: str, **_: Any) -> Tags:
    """Return the head of one lesson. Raise Http404 for an unknown one."""
    if name not in known_lessons():
        raise Http404
    return Tags(words.title("lessons"), words["lessons.description"], indexed=False)


def puzzles(words: Words, **_: Any) -> Tags:
    """Return the head of the list of puzzles."""
    return Tags(words.title("puzzles"), words["puzzles.description"])


def puzzle(words: Words, name: str, **_: Any) -> Tags:
    """Return the head of one puzzle. Raise Http404 for an unknown one."""
    if name not in known_puzzles():
        raise Http404
    title = f"{words['puzzle'].format(name=name)} · Bastide"
    return Tags(title, words["puzzles.description"], indexed=False)


def player(words: Words, player_id: str, **_: Any) -> Tags:
    """Return the head of a player's page, which names nobody. Raise Http404 if there is no such player."""
    if not get_user_model().objects.filter(public_id=player_id, is_active=True).exists():
        raise Http404
    return Tags(words.title("player"), words["description"], indexed=False)


def table(words: Words, table_id: str, invite: str = "", viewer: Any = None, **_: Any) -> Tags:
    """Return the name of a table. Raise Http404 if there is none that the viewer may see."""
    name = import_string(settings.NAME_OF_TABLE)(table_id, viewer, invite)
    if name is None:
        raise Http404
    return Tags(f"{name} · Bastide", words["table.description"], indexed=False)


def embedded(words: Words, match_id: str, viewer: Any = None, **_: Any) -> Tags:
    """Return the head of a replay in a frame. Raise Http404 for a private match as for an unknown one."""
    try:
        found = shown_match(match_id, viewer)
    except RequestRefused as refused:
        raise Http404 from refused
    return replace(_of_match(words, found, 0, "replay"), indexed=False)


def screen(words: Words, match_id: str, **_: Any) -> Tags:
    """Return the head of the view for a television: that of the match, and not for search engines."""
    return replace(match(words, match_id), indexed=False)


def match(words: Words, match_id: str, number: int | None = None, **_: Any) -> Tags:
    """Return who plays, where the match stands, and its board. Of a private match it says nothing."""
    found = _found(match_id)
    if found is None:
        return Tags(words.title("match"), words["description"], indexed=False)
    shown = found.number if number is None else min(number, found.number)
    over = found.status == Match.Status.OVER and shown == found.number
    return _of_match(words, found, shown, "match.over" if over else "match.running", scores=over)


def replay(
    words: Words, match_id: str, number: int | None = None, *, analysis: bool = False, **_: Any
) -> Tags:
    """Return the same for a replay. Without a move in the link it does not show how the match ended.

    A link to the analysis of a match that is over has the chances under its board.
    """
    found = _found(match_id)
    if found is not None and analysis and has_chances(found):
        return _analysed(words, found, number)
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
        replay=f"/replay/{found.public_id}",
    )


def _analysed(words: Words, found: Match, number: int | None) -> Tags:
    shown = found.number if number is None else min(number, found.number)
    picture = f"/pictures/{found.public_id}/{shown}/analysis.png"
    return replace(_of_match(words, found, shown, "analysis"), picture=picture)


def _names(line: LineSchema, words: Words, *, scores: bool) -> str:
    called = [f"{seat.name} {seat.score}" if scores else seat.name for seat in line.seats]
    return f"{', '.join(called[:-1])} {words['and']} {called[-1]}" if len(called) > 1 else "".join(called)
