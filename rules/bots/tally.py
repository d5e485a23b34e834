"""What games between bots say about them: shares and means, each with the 95 % interval."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import mean, stdev

Z = 1.96  # half the width of a 95 % interval, in standard errors


@dataclass(frozen=True, slots=True)
class Tally:
    """What one player did, at one seat or several. A shared victory counts its part in `share`."""

    name: str
    seats: int
    games: int
    won: int
    shared: int
    share: float
    points: float
    # Mean of what the player's seats had on average more than the others, and half of its interval.
    lead: float
    lead_error: float

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95 % interval of the share of victories."""
        return interval(self.share, self.games)


def tallies(names: Sequence[str], results: Sequence[Sequence[int]]) -> list[Tally]:
    """Return what each player did; the names stand for the places in a result, equal ones are one player."""
    return [_tally(name, [n == name for n in names], results) for name in dict.fromkeys(names)]


def _tally(name: str, mine: Sequence[bool], results: Sequence[Sequence[int]]) -> Tally:
    shares = [_share(game, mine) for game in results]
    own = [mean(_part(game, mine, belongs=True)) for game in results]
    others = [list(_part(game, mine, belongs=False)) for game in results]
    leads = [one - mean(rest) for one, rest in zip(own, others, strict=True) if rest]
    return Tally(
        name=name,
        seats=sum(mine),
        games=len(results),
        won=shares.count(1.0),
        shared=sum(0.0 < share < 1.0 for share in shares),
        share=mean(shares),
        points=mean(own),
        lead=mean(leads) if leads else 0.0,
        lead_error=Z * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else inf,
    )


def _share(game: Sequence[int], mine: Sequence[bool]) -> float:
    """Return which part of the victory these seats have."""
    best = max(game)
    won = sum(belongs for points, belongs in zip(game, mine, strict=True) if points == best)
    return won / game.count(best)


def _part(game: Sequence[int], mine: Sequence[bool], *, belongs: bool) -> Iterator[int]:
    return (points for points, one in zip(game, mine, strict=True) if one == belongs)


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of so many games (Wilson)."""
    z = Z**2 / games
    middle, width = share + z / 2, Z * sqrt((share * (1 - share) + z / 4) / games)
    return (middle - width) / (1 + z), (middle + width) / (1 + z)


def table(rows: Sequence[tuple[str, Tally]]) -> str:
    """Return a table in Markdown; a row is the set of expansions and what one player did with it."""
    head = ["expansions", "player", "games", "won", "shared", "victories", "95 %", "points", "lead"]
    lines = [head, ["---"] * len(head), *(_cells(where, found) for where, found in rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _cells(where: str, found: Tally) -> list[str]:
    low, high = found.bounds
    player = found.name if found.seats == 1 else f"{found.name} ({found.seats} seats)"
    error = "" if found.lead_error == inf else f" ± {found.lead_error:.1f}"
    return [
        where,
        player,
        str(found.games),
        str(found.won),
        str(found.shared),
        f"{found.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{found.points:.1f}",
        f"{found.lead:+.1f}{error}",
    ]
