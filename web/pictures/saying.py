"""What the card of a match says: read of the match, in the language of the reader."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from games import payloads
from games.models import Match, Seat
from rules.rulebooks import rulebooks
from web.pages.words import Words
from web.pictures.card import Card, Row

View = dict[str, Any]


def saying(match: Match, seats: list[Seat], number: int, view: View, words: Words) -> Card:
    """Return what the card says after event `number`, of which `view` is what spectators saw.

    When the game is over, the seats stand in the order of their ranks.
    """
    over, turn = view["over"], view.get("decision") or view.get("turn") or {}
    winners = sum(seat.rank == 1 for seat in seats) if over else 0
    rows = []
    for seat, seen in zip(seats, view["seats"], strict=True):
        won = over and seat.rank == 1
        note = "card.shared" if winners > 1 else "card.won"
        note = note if won else "card.turn" if turn.get("seat") == seat.index else ""
        said = words[note] if note else ""
        rows.append(Row(seat.index, _name(seat, words), seen["score"], said, won))
    if over:
        rows.sort(key=lambda row: (seats[row.seat].rank or len(seats), row.seat))
    moment = words["card.over"] if over else words["card.move"].format(number=number)
    return Card(moment, rows, _played(match, words), words["card.more"])


def with_claims(match: Match, number: int, view: View) -> View:
    """Return the view with who holds what, if the game is over: then the figures have gone home."""
    if not view["over"]:
        return view
    return {**view, "claims": payloads.claims(match, number).claims}


def mark(seats: list[Seat], words: Words) -> str:
    """Return 12 digits that change when another name, rank or language would be on the card.

    So a name that a player has changed or deleted is not shown any more. It costs no view.
    """
    facts = [words.language, [(seat.rank, _name(seat, words)) for seat in seats]]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:12]


def _name(seat: Seat, words: Words) -> str:
    return words["card.deleted"] if seat.deleted else seat.name


def _played(match: Match, words: Words) -> list[str]:
    books = rulebooks()
    known = [books[name] for name in match.setup.get("expansions", []) if name in books]
    titles = [book.get("summary", {}).get(words.language, book)["title"] for book in known]
    return titles or [words["card.base"]]
