"""What would follow from an action, beside it in the offer of the one who decides: with a toy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from rules import Game, view
from rules.decisions import PREVIEW, Action, Offer
from rules.state.placement import Placement
from rules.state.state import GameState
from tests.rules.hooks.toys import Toy, game_with, play


class Dig(Offer):
    """Dig a hole. This one does not declare its preview, so nobody asks for it."""

    name = "dig"
    fields: ClassVar[Mapping[str, type]] = {"x": int}
    asked = 0

    def __init__(self, x: int) -> None:
        self.x = x

    def listed(self) -> Iterable[Action]:
        yield {"x": self.x}

    def takes(self, action: Action) -> bool:
        return bool(action["x"] == self.x)

    def preview(self, action: Action) -> Mapping[str, Any]:
        type(self).asked += 1
        return {"depth": 10 * action["x"]}


class Sounding(Dig):
    """The same with a preview."""

    optional: ClassVar[Mapping[str, type]] = {PREVIEW: dict}


class Holes(Toy):
    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        return (Sounding(2), Dig(1))


def asked() -> Game:
    """Return a game that asks what to dig."""
    return play(game_with(Holes()), at_most=1)


def test_preview_is_marked_where_an_offer_has_one_and_only_if_wanted() -> None:
    game = asked()
    assert [a for a in game.legal() if a["type"] == "dig"] == [
        {"seat": 0, "type": "dig", "x": 1},
        {"seat": 0, "type": "dig", "x": 2},
    ]
    assert Sounding.asked == 0
    assert [a.get(PREVIEW) for a in game.legal(previews=True) if a["type"] == "dig"] == [None, {"depth": 20}]
    assert (Sounding.asked, Dig.asked) == (1, 0)
    assert PREVIEW not in str(view(game, 0))


def test_preview_may_be_sent_back_and_is_not_kept() -> None:
    game = asked()
    marked = next(a for a in game.legal(previews=True) if PREVIEW in a)
    assert game.check({**marked, PREVIEW: 3}) is not None
    assert game.check({**marked, "x": 1}) is not None, "the offer of that one knows no preview"
    game.apply(marked)
    assert game.log[-1] == {"seat": 0, "type": "dig", "x": 2}


def test_game_that_is_over_lists_nothing() -> None:
    game = play(game_with())
    assert (game.over, game.legal(previews=True)) == (True, [])
