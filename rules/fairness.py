"""The fair draw: nobody, the server included, can choose the order of the bag, and anybody can check it.

The server publishes the SHA-256 of 32 secret bytes before each seat gives a salt; the order follows from
both; the secret is published when the game is over. The byte stream is HMAC-SHA256 with the secret as
key over `salts joined by "|" + "|" + counter`, counter = "0", "1", ... Each index is drawn from big-endian
words of 4 bytes; a word that would make the draw uneven is thrown away. Other results of chance have a word
of their own, which stands as one more salt behind the others.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

WORD = 2**32
T = TypeVar("T", str, int)


def commitment(seed: str) -> str:
    """Return the SHA-256 of the secret (hex in, hex out); raises ValueError unless it is 32 bytes in hex."""
    return hashlib.sha256(_secret(seed)).hexdigest()


def draw_order(bag: Sequence[str], seed: str, salts: Sequence[str]) -> list[str]:
    """Return the order in which the bag's tiles (one entry for each copy) leave it."""
    return Shuffler(seed, salts).order(bag)


class Shuffler:
    """Everything that follows from one seed and its salts; each word gives a shuffle of its own."""

    def __init__(self, seed: str, salts: Sequence[str]) -> None:
        """Raise ValueError unless the seed is 32 bytes in hex."""
        self._seed = _secret(seed)
        self._salts = tuple(salts)

    def order(self, items: Iterable[T], word: str = "") -> list[T]:
        """Return the items shuffled, independent of their order: Fisher-Yates from the last index down."""
        order = sorted(items)
        words = self._words(word)
        for last in range(len(order) - 1, 0, -1):
            pick = _below(last + 1, words)
            order[last], order[pick] = order[pick], order[last]
        return order

    def below(self, bound: int, word: str) -> int:
        """Return a number from 0 that is less than `bound`."""
        return _below(bound, self._words(word))

    def _words(self, word: str) -> Iterator[int]:
        return _words(self._seed, [*self._salts, word] if word else self._salts)


def _secret(seed: str) -> bytes:
    if not re.fullmatch("[0-9a-fA-F]{64}", seed):
        raise ValueError("A seed is 32 bytes, written as 64 hex digits.")
    return bytes.fromhex(seed)


def _words(secret: bytes, salts: Sequence[str]) -> Iterator[int]:
    counter = 0
    while True:
        message = f"{'|'.join(salts)}|{counter}".encode()
        block = hmac.new(secret, message, hashlib.sha256).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def _below(bound: int, words: Iterator[int]) -> int:
    even = WORD - WORD % bound
    return next(word for word in words if word < even) % bound
