"""The stack of tiles face down: its order is known to the game alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.chance import DrawError
from rules.fairness import Shuffler
from rules.setup.setup import Setup

# Stands in an order for a tile that was laid aside unseen.
UNKNOWN = "?"


def stack_order(setup: Setup, shuffler: Shuffler) -> list[str]:
    """Return the whole stack of a setup, the first tile first, as seed and salts order it."""
    return layered(setup, setup.bag(), shuffler)


def layered(
    setup: Setup, tiles: Iterable[str], shuffler: Shuffler, word: str = "", above: int = 0
) -> list[str]:
    """Return these tiles shuffled, then sorted into the layers of the setup.

    A layer with `below` is shuffled under the first tiles of the common one; `above` of those have left the
    stack before.
    """
    held = list(tiles)
    deep = {tile: layer for tile in held if (layer := setup.layers.get(tile)) is not None and layer.below}
    order = setup.stacked(shuffler.order((tile for tile in held if tile not in deep), word))
    for name in dict.fromkeys(layer.word for layer in deep.values()):
        mine = [tile for tile in held if tile in deep and deep[tile].word == name]
        before = sum(setup.depths().get(tile, 0) < 0 for tile in order)
        first = before + max(0, deep[mine[0]].below - above)
        order[first:] = shuffler.order([*order[first:], *mine], f"{word}|{name}" if word else name)
    return order


class Stack:
    """The tiles face down, in their order as far as that is known, and those that have left it."""

    def __init__(self, setup: Setup, order: Sequence[str], shuffler: Shuffler | None = None) -> None:
        """`order` are the first tiles to leave; with a shuffler the others follow. Raises `DrawError`.

        An order with an unknown tile names all of them: no seed says what the others are.
        """
        self.setup = setup
        self.shuffler = None if UNKNOWN in order else shuffler
        self.named = len(order)
        if not any(module.returns_tiles for module in setup.modules):
            self._check(order)
        # The order at the start; a shuffle under way changes what lies face down (`shuffle`).
        self._first = setup.stacked([*order, *self._rest(order)])
        self.start()

    def _check(self, order: Sequence[str]) -> None:
        known = [tile for tile in order if tile != UNKNOWN]
        if excess := Counter(known) - Counter(self.setup.bag()):
            raise DrawError(f"The draws name {next(iter(excess))} more often than the bag holds it.")
        if (buried := self.setup.buried(known)) is not None:
            raise DrawError(f"The draws name {buried} before the tiles that lie on top of it.")

    def _rest(self, order: Sequence[str]) -> list[str]:
        if self.shuffler is None:
            return []
        spare, rest = Counter(order), []
        for tile in stack_order(self.setup, self.shuffler):
            if spare[tile]:
                spare[tile] -= 1
            else:
                rest.append(tile)
        return rest

    def start(self) -> None:
        """Put all tiles back, as the game begins anew."""
        self._order = self._first
        # The places in it of the tiles face down, the next one last; tiles drawn from below the top leave
        # those above it.
        self._pile = list(range(len(self._order)))[::-1]
        self._taken = 0
        self.unseen: set[int] = set()

    @property
    def gone(self) -> tuple[str, ...]:
        """The tiles that have left the stack so far, in the order in which they lay there."""
        return tuple(self._order[: self._taken])

    @property
    def drawn(self) -> tuple[str, ...]:
        """The same, without saying which those are that nobody has seen."""
        return tuple(UNKNOWN if index in self.unseen else tile for index, tile in enumerate(self.gone))

    @property
    def public(self) -> list[str | None]:
        """The same, with None for tiles that were passed over and still lie face down."""
        down = set(self._pile)
        return [None if index in down else tile for index, tile in enumerate(self.drawn)]

    def take(self, above: int, *, unseen: bool = False) -> str | None:
        """Return the tile that lies under so many others leaves the stack.

        None if it is not known which that is.
        """
        if above >= len(self._pile):
            return None
        index = self._pile.pop(-1 - above)
        self._taken = max(self._taken, index + 1)
        if unseen:
            self.unseen.add(index)
        return self._order[index]

    def shuffle(self, face_down: Counter[str], word: str, above: int) -> None:
        """Shuffle all that is face down but the `above` tiles on top; what is named by the order stays so.

        `face_down` has the tiles that nobody has seen among it, wherever they lie.
        """
        gone = len(self._order) - len(self._pile)
        kept = max(self.named - gone, above)
        top = self._pile[::-1][:kept]
        first = max([self._taken, *(index + 1 for index in top)])
        rest: list[str] = []
        if self.shuffler is not None:
            away = Counter(self._order[index] for index in (*top, *self.unseen))
            common = sum(self.setup.layers.get(tile) is None for tile in self._order[:gone])
            left = (face_down - away).elements()
            rest = layered(self.setup, left, self.shuffler, word, above=common + kept)
        self._order = [*self._order[:first], *rest]
        self._pile = [*range(first, len(self._order))[::-1], *reversed(top)]
