"""A game in words, for people: the board, the scores and where they came from, and who is to play."""

from __future__ import annotations

from collections import Counter

from rules.game import Game
from rules.notation import draw_board

Row = list[str]


def shown(game: Game) -> str:
    """Return board, score table and standing, ready to print."""
    return "\n".join([draw_board(game), "", *_aligned(_table(game)), "", _standing(game), ""])


def _table(game: Game) -> list[Row]:
    """Return one row a seat: rank, name, points, points by what they came from, and what it holds."""
    reasons = list(dict.fromkeys(entry["reason"] for entry in game.state.scored))
    rows = [["", "seat", "points", *reasons, "in hand"]]
    for number, (seat, rank) in enumerate(zip(game.state.seats, game.ranks(), strict=True)):
        came: Counter[str] = Counter()
        for entry in game.state.scored:
            if entry["seat"] == number:
                came[entry["reason"]] += entry["points"]
        supply = ", ".join(f"{held} {piece}" for piece, held in seat.supply.items() if held)
        name = f"{seat.name} (left)" if seat.forfeited else seat.name
        points = [str(seat.score), *(str(came[reason] or "") for reason in reasons)]
        rows.append([f"{rank}.", name, *points, supply or "nothing"])
    return rows


def _aligned(rows: list[Row]) -> list[str]:
    """Return columns of one width, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    last = len(widths) - 1
    return [
        "  ".join(
            word.ljust(width) if column in (1, last) else word.rjust(width)
            for column, (word, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _standing(game: Game) -> str:
    decision = game.decision
    if decision is None:
        return f"The game is over after {game.number} actions."
    name = game.state.seats[decision.seat].name
    holding = f" with {game.state.hand} in hand" if game.state.hand else ""
    return (
        f"After {game.number} actions: {name} has to decide ({decision.kind}){holding}; "
        f"{game.state.tiles_left} tiles are face down."
    )
