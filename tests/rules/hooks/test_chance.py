"""A die, a bag, a pile, a stack shuffled anew, tiles unseen, and a layer below the top: each with a toy."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules import DrawError, Game, Record, RecordError, record_of, view
from rules.chance import Results
from rules.decisions import Chance, Draw, Flow, Shuffle
from rules.fairness import Shuffler
from rules.hooks import HookError
from rules.setup.setup import Layer, Setup
from rules.stack import UNKNOWN, Stack, stack_order
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.design import Design
from rules.verification import problem_of
from tests.rules.hooks.toys import Toy, game_with, play, replays, setup_with

SEED = "5a" * 32
FAIR = Shuffler(SEED, ["a", "b"])


def throw(state: GameState, part: Any) -> Flow:
    answer = yield Chance(part.seat, "die", (1, 2, 3))
    if answer is not None:
        state.slots.setdefault("die", []).append(answer["outcome"])


class Die(Toy):
    """Thrown after each placement."""

    streams = ("die",)
    steps = (Step("ended", "6.4", throw),)

    def prepare(self, state: GameState) -> None:
        state.slots["die"] = []


def test_results_that_are_listed_come_first_then_the_seed_gives_them() -> None:
    game = play(game_with(Die(), results=Results({"die": [3, 1]}, FAIR)), at_most=20)
    thrown = game.state.slots["die"]
    assert thrown[:2] == [3, 1]
    assert thrown[2:] == [1 + FAIR.below(3, f"die|{k}") for k in range(2, len(thrown))]
    assert game.chance == {"die": thrown}


def test_game_stands_still_where_nothing_gives_a_result() -> None:
    game = play(game_with(Die(), results=Results({"die": [2]})))
    assert game.state.slots["die"] == [2]
    assert game.decision is not None
    assert (game.decision.kind, game.legal()) == ("chance", [])
    assert view(game)["decision"] == {"seat": game.decision.seat, "kind": "chance", "of": "die"}


def test_result_of_a_stream_that_no_module_names_is_an_error() -> None:
    class Unnamed(Die):
        streams = ("coin",)

    with pytest.raises(HookError, match="'die': name it in `streams`"):
        play(game_with(Unnamed(), results=Results({"die": [1]}, FAIR)), at_most=20)


def test_result_that_cannot_be_is_an_error() -> None:
    with pytest.raises(DrawError, match="Result 0 of die cannot be 7"):
        play(game_with(Die(), results=Results({"die": [7]})))


def test_undo_and_replay_lead_to_the_same_results() -> None:
    game = play(game_with(Die(), results=Results({}, FAIR)), at_most=21)
    assert replays(game)
    while not game.can_undo(game.decision.seat if game.decision else 0):
        play(game, at_most=1)
    before = game.chance
    game.undo(game.decision.seat if game.decision else 0)
    assert all(before[name][: len(found)] == found for name, found in game.chance.items())


def turn_up(state: GameState, part: Any) -> Flow:
    answer = yield Chance(part.seat, "die", ("axe", "bow", "cup"), pile=True)
    if answer is not None:
        state.slots["die"].append(answer["outcome"])


class Pile(Die):
    """Cards that come one after the other, then in the same order again."""

    steps = (Step("ended", "6.4", turn_up),)


def test_pile_gives_each_card_once_before_any_comes_again() -> None:
    game = play(game_with(Pile(), results=Results({}, FAIR)), at_most=30)
    cards = game.state.slots["die"]
    assert sorted(cards[:3]) == ["axe", "bow", "cup"]
    assert cards[3:6] == cards[:3]


def test_pile_is_listed_once_and_what_is_listed_first_is_not_drawn_again() -> None:
    game = play(game_with(Pile(), results=Results({"die": ["cup"]}, FAIR)), at_most=30)
    cards = game.state.slots["die"]
    assert len(cards) > 6
    assert (cards[0], sorted(cards[:3]), cards[3:6]) == ("cup", ["axe", "bow", "cup"], cards[:3])
    assert game.chance == {"die": cards[:3]}
    again = Game(game.setup, game.draws, Results(game.chance))
    for action in game.log:
        again.apply(action)
    assert again.state.slots["die"] == cards


@pytest.mark.parametrize(("toy", "listed"), [(Pile(), ["axe", "axe"]), (Die(), [True]), (Die(), [1.0])])
def test_card_that_has_left_the_pile_and_what_only_equals_an_outcome_are_errors(
    toy: Die, listed: list[Any]
) -> None:
    with pytest.raises(DrawError, match="cannot be"):
        play(game_with(toy, results=Results({"die": listed})))


# The stack


class Quake(Toy):
    """After the third placement the stack is shuffled."""

    def _shake(self, state: GameState, part: Any) -> Flow:
        if len(state.board.tiles) == 4:
            yield Shuffle(part.seat, "quake")


Quake.steps = (Step("placed", "3.2", Quake()._shake),)


def test_shuffle_orders_what_is_face_down_by_its_word() -> None:
    game = play(game_with(Quake(), order=(), results=Results({}, FAIR)))
    start = stack_order(game.setup, FAIR)
    rest = FAIR.order(start[3:], "quake")
    assert list(game.draws) == [*start[:3], *rest]
    assert replays(game)


def test_shuffle_leaves_the_tiles_that_are_named() -> None:
    named = stack_order(setup_with(), FAIR)[:10]
    game = play(game_with(Quake(), order=named, results=Results({}, FAIR)))
    assert list(game.draws[:10]) == named
    assert Counter(game.draws) == Counter(game.setup.bag())


def lay_aside(state: GameState, part: Any) -> Flow:
    if len(state.board.tiles) == 3:
        yield Draw(part.seat, unseen=True)
        state.tiles_left -= 1


class Hill(Toy):
    """Under the third tile lies another one, face down."""

    steps = (Step("placed", "3.3", lay_aside),)


def hill(order: list[str]) -> Game:
    return play(game_with(Hill(), order=order), at_most=12)


def test_tile_laid_aside_unseen_is_in_no_view_and_no_draw() -> None:
    bag = setup_with().bag()
    one = sorted(bag, key=lambda tile: tile != "BA/L")
    first, other = [*one[:2], one[-1], *one[2:-1]], [*one[:2], one[-2], *one[2:-2], one[-1]]
    here, there = hill(first), hill(other)
    assert first[2] != other[2]
    assert here.draws[2] == there.draws[2] == UNKNOWN
    assert here.state.tiles_left == len(bag) - len(here.draws)
    assert first[2] in here.state.bag
    assert view(here)["left"] == here.state.tiles_left
    assert replays(here)


def test_views_of_two_games_whose_unseen_tile_differs_are_equal() -> None:
    here, there = hill(["BA/L", "BA/L", "BA/LR"]), hill(["BA/L", "BA/L", "BA/Rr"])
    assert here.state.tiles_left == there.state.tiles_left
    assert view(here) == view(there)


class Sources(Toy):
    """Cloisters lie below the first ten tiles."""

    def stack_layer(self, setup: Setup, design: Design) -> Layer | None:
        return Layer(below=10, word="springs") if design.id == "BA/L" else None


def test_layer_below_the_first_tiles_has_none_of_its_tiles_above() -> None:
    setup = setup_with(Sources())
    order = stack_order(setup, FAIR)
    assert "BA/L" not in order[:10]
    assert Counter(order) == Counter(setup.bag())
    rest = FAIR.order([t for t in setup.bag() if t != "BA/L"])[10:]
    assert order[10:] == FAIR.order([*rest, *["BA/L"] * setup.bag().count("BA/L")], "springs")


def test_order_that_names_a_buried_tile_first_is_an_error() -> None:
    with pytest.raises(DrawError, match="BA/L before"):
        game_with(Sources(), order=["BA/L"])


# Records


def test_record_keeps_results_and_reads_them() -> None:
    game = play(game_with(Die(), results=Results({"die": [1, 2, 3, 1]})))
    written = record_of(game)
    assert written.to_data()["chance"] == {"die": [1, 2, 3, 1]}
    again = Record(game.setup, written.draws, actions=written.actions, chance=written.chance).game()
    assert view(again) == view(game)


def test_record_with_results_of_nothing_in_play_is_refused() -> None:
    data = record_of(game_with()).to_data() | {"chance": {"die": [1]}}
    with pytest.raises(RecordError, match="chance names 'die'"):
        Record.from_data(data)


def test_record_with_results_left_over_is_refused() -> None:
    game = play(game_with(Die(), results=Results({}, FAIR)))
    chance = {"die": [*game.chance["die"], 1]}
    with pytest.raises(RecordError, match="more results of die"):
        Record(game.setup, list(game.draws), actions=game.log, chance=chance).game()


def test_fair_record_of_a_shuffled_stack_is_verified_by_playing_it() -> None:
    game = play(game_with(Quake(), order=(), results=Results({}, FAIR)))

    class Shaking(Quake):
        returns_tiles = True

    setup = setup_with(Shaking())
    record = Record(setup, list(game.draws), SEED, ["a", "b"], game.log)
    assert record.unfair() is None
    record.draws[5], record.draws[6] = record.draws[6], record.draws[5]
    assert record.unfair() is not None


def test_verify_names_the_first_result_that_does_not_follow_from_the_seed() -> None:
    game = play(game_with(Die(), order=(), results=Results({}, FAIR)))
    record = Record(game.setup, list(game.draws), SEED, ["a", "b"], game.log, chance=game.chance)
    assert problem_of(record) is None
    record.chance = {"die": [*game.chance["die"][:5], 4 - game.chance["die"][5], *game.chance["die"][6:]]}
    if record.chance == game.chance:
        record.chance["die"][5] = 1
    named, said = record.chance["die"][5], game.chance["die"][5]
    assert record.unfair() == f"Result 5 of die is {named}; seed and salts say {said}."
    record.chance = {"die": [*game.chance["die"], 2]}
    assert problem_of(record) == (
        f"Result {len(game.chance['die'])} of die was not needed by event {game.number}, the last one."
    )
    # An action that is not legal ends the comparison; whoever plays the record names it.
    record.chance, record.actions = game.chance, [*game.log[:6], {"seat": 0, "type": "nothing"}]
    assert (problem_of(record) or "").startswith("Event 7 is not legal")


def test_shuffle_keeps_tiles_above_and_names_what_was_drawn_from_below_them_once() -> None:
    setup = setup_with()
    stack = Stack(setup, (), FAIR)
    start = stack_order(setup, FAIR)
    taken = [stack.take(0), stack.take(2), stack.take(2)]
    assert taken == [start[0], start[3], start[4]]
    face_down = Counter(start) - Counter(start[:1]) - Counter(start[3:5])
    stack.shuffle(face_down, "quake", 2)
    rest = FAIR.order(start[5:], "quake")
    assert [stack.take(0) for _ in range(4)] == [*start[1:3], *rest[:2]]
    while stack.take(0):
        pass
    assert list(stack.drawn) == [*start[:5], *rest]
