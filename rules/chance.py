"""Results of chance that are not the order of tiles: throws, draws from small bags, piles of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.decisions import Chance
from rules.fairness import Shuffler


class DrawError(ValueError):
    """Draws or results that cannot be: a tile too often or without those on top of it, no such outcome."""


class Results:
    """The results of a game by their stream: those listed first, then what follows from a seed."""

    def __init__(
        self, listed: Mapping[str, Sequence[Any]] | None = None, shuffler: Shuffler | None = None
    ) -> None:
        self.listed = listed or {}
        self.shuffler = shuffler

    def answer(self, asked: Chance, number: int) -> Any | None:
        """Result `number` of a stream, counted from 0; None if neither a list nor a seed gives it.

        Raises `DrawError` for a listed result that is not among the outcomes.
        """
        listed = self.listed.get(asked.of, ())
        if number < len(listed):
            if listed[number] not in asked.outcomes:
                raise DrawError(f"Result {number} of {asked.of} cannot be {listed[number]!r}.")
            return listed[number]
        if self.shuffler is None:
            return None
        if asked.pile:
            pile = self.shuffler.order(asked.outcomes, asked.of)
            return pile[number % len(pile)]
        outcomes = sorted(asked.outcomes)
        return outcomes[self.shuffler.below(len(outcomes), f"{asked.of}|{number}")]

    def left_over(self, used: Mapping[str, Sequence[Any]]) -> str | None:
        """A stream of which more results are listed than were used; None if there is none."""
        return next((of for of, listed in self.listed.items() if len(listed) > len(used.get(of, ()))), None)
