"""Which tiles may be drawn next, each with its chance. Their set is public, their order is not."""

from __future__ import annotations

from random import Random

from rules.state.state import GameState


def next_tiles(state: GameState, most: int, rng: Random) -> list[tuple[str, float]]:
    """Return kinds of tiles that may come next with their shares: all, or a fair choice of so many draws."""
    depths = state.setup.depths()
    held = [tile for tile, number in sorted(state.bag.items()) if number > 0]
    top = min((depths.get(tile, 0) for tile in held), default=0)
    bag = [(tile, state.bag[tile]) for tile in held if depths.get(tile, 0) == top]
    total = sum(number for _, number in bag)
    if len(bag) <= most:
        return [(tile, number / total) for tile, number in bag]
    return _chosen(bag, total, most, rng)


def _chosen(bag: list[tuple[str, int]], total: int, most: int, rng: Random) -> list[tuple[str, float]]:
    """Choose at even distances along the bag, from a start by chance: common tiles are hit more often."""
    start = rng.random()
    marks = [(start + place) * total / most for place in range(most)]
    chosen: list[tuple[str, float]] = []
    below = 0
    for tile, number in bag:
        hits = sum(below <= mark < below + number for mark in marks)
        if hits:
            chosen.append((tile, hits / most))
        below += number
    return chosen
