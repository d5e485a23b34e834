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
        """Return result `number` of a stream, counted from 0; None if neither a list nor a seed gives it.

        Raises `DrawError` for a listed result that is not among the outcomes.
        """
        if asked.pile:
            number %= len(asked.outcomes)
        listed = self.listed.get(asked.of, ())
        if number < len(listed):
            self._check(asked, listed, number)
            return listed[number]
        if self.shuffler is None:
            return None
        if asked.pile:
            return self._pile(asked, listed, self.shuffler)[number]
        outcomes = sorted(asked.outcomes)
        return outcomes[self.shuffler.below(len(outcomes), f"{asked.of}|{number}")]

    def _check(self, asked: Chance, listed: Sequence[Any], number: int) -> None:
        found = listed[number]
        possible = [each for each in asked.outcomes if type(each) is type(found) and each == found]
        if not possible or (asked.pile and listed[:number].count(found) >= len(possible)):
            raise DrawError(f"Result {number} of {asked.of} cannot be {found!r}.")

    def _pile(self, asked: Chance, listed: Sequence[Any], shuffler: Shuffler) -> list[Any]:
        """Return a pile in its order: what is listed, then the others as the seed orders them."""
        pile, others = list(listed), shuffler.order(asked.outcomes, asked.of)
        for each in listed:
            others.remove(each)
        return pile + others

    def left_over(self, used: Mapping[str, Sequence[Any]]) -> str | None:
        """Return a stream of which more results are listed than were used; None if there is none."""
        return next((of for of, listed in self.listed.items() if len(listed) > len(used.get(of, ()))), None)
