"""Every hook is called in a real game, and one that nobody overrides costs nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules import answer_kinds, feature, placements_of, view
from rules.board.features import PieceKind
from rules.expansions.king_and_robber.prizes import completed_on_board
from rules.hook_checks import HookError
from rules.hooks import HOOKS, RuleModule, hooks_of, implemented
from rules.state.steps import STEP_ROWS, Step
from rules.turn.drawing import playable_left
from rules.turn.neutrals import before_entry, enter_tile
from tests.rules.hooks.toys import Toy, game_with, play

CALLED: Counter[str] = Counter()


def counting(name: str) -> Any:
    """Return a body for a hook that counts its calls and answers as if it were not there."""
    original = getattr(RuleModule, name)

    def body(self: RuleModule, *args: Any, **kwargs: Any) -> Any:
        CALLED[name] += 1
        return original(self, *args, **kwargs)

    return body


def step(name: str) -> Step:
    def run(_state: Any, _part: Any) -> None:
        CALLED[f"step {name}"] += 1

    return Step(name, STEP_ROWS[name][0], run)


# Made by `type`, so that the check of parameters is not asked about bodies that take anything.
Counting: type[Toy] = type("Counting", (Toy,), {})
for hook_name in HOOKS:
    setattr(Counting, hook_name, counting(hook_name))
Counting.steps = tuple(step(name) for name in STEP_ROWS)


def test_every_hook_and_every_step_is_reached_in_a_game() -> None:
    CALLED.clear()
    module = Counting()
    game = play(game_with(module))
    assert game.over
    assert module.in_play(game.setup)
    assert game.check({"seat": 0, "type": "forfeit"}) is not None
    game = game_with(module)
    view(game, 0)
    feature(game, 0, 0, "road@E")
    placements_of(game, "BA/L")
    assert playable_left(game.state) == game.state.tiles_left
    kind = PieceKind("wolf", frozenset(), follower=False)
    game.state.deploy(0, game.state.kinds["meeple"], game.state.board.tiles[0, 0].spots[0])
    assert list(before_entry(game.state, kind, (0, 0))) == []
    enter_tile(game.state, kind, (0, 0))
    assert (game.state.figures, game.state.seats[0].supply["meeple"]) == ([], 7)
    game.check({"seat": 0, "type": "nothing of ours"})
    answer_kinds(game)
    completed_on_board(game.state, "city")
    assert [name for name in HOOKS if not CALLED[name]] == []
    assert [name for name in STEP_ROWS if not CALLED[f"step {name}"]] == []


def test_module_that_answers_nothing_changes_no_game() -> None:
    plain, counted = play(game_with()), play(game_with(Counting()))
    assert plain.log == counted.log
    assert view(plain) == view(counted)


def test_hooks_without_a_body_are_empty() -> None:
    game = game_with()
    assert not any(game.state.hooks.values())
    assert implemented(game.state, RuleModule.refuse_placement) == ()
    assert all(hooks_of((Counting(),)).values())


def test_misspelt_hook_is_an_error_that_says_what_to_write() -> None:
    with pytest.raises(HookError, match="write 'refuse_placement'"):
        type("Wrong", (Toy,), {"refuse_placements": lambda self, state, tile: None})


def test_hook_with_other_parameters_is_an_error() -> None:
    with pytest.raises(HookError, match="has 2 parameters; the hook has 3"):
        type("Wrong", (Toy,), {"refuse_placement": lambda self, state: None})


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (Step("drown", "2.3", print), "there is no step 'drown'"),
        (Step("drawn", "6.1", print), "row 6.1 does not belong to 'drawn'; its rows are 2.3 to 2.4"),
        (Step("drawn", "two", print), "'two' is no row"),
    ],
)
def test_misplaced_step_is_an_error(wrong: Step, said: str) -> None:
    with pytest.raises(HookError, match=said):
        type("Wrong", (Toy,), {"steps": (wrong,)})


@pytest.mark.parametrize("run", [lambda: None, lambda _state: None, lambda _state, _part, _more: None])
def test_step_with_other_parameters_is_an_error(run: Any) -> None:
    with pytest.raises(
        HookError, match=r"done at 'final_scoring' has the parameters .*; it gets two: the state"
    ):
        type("Wrong", (Toy,), {"steps": (Step("final_scoring", "E.9", run),)})


def test_module_that_is_early_in_a_hook_comes_first_there_and_only_there() -> None:
    before = Counting()
    early = type("Early", (Counting,), {"early": frozenset({"feature_scored"})})()
    hooks = hooks_of((before, early))
    assert hooks[RuleModule.feature_scored] == (early.feature_scored, before.feature_scored)
    assert hooks[RuleModule.figure_left] == (before.figure_left, early.figure_left)


def test_module_that_is_early_in_a_hook_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(HookError, match="there is no hook 'feature_score'"):
        type("Wrong", (Toy,), {"early": frozenset({"feature_score"})})


def test_steps_of_one_name_run_by_row_then_by_module() -> None:
    ran: list[str] = []

    def noting(word: str) -> Any:
        return lambda _state, _part: ran.append(word)

    class Late(Toy):
        steps = (Step("ended", "6.4", noting("6.4")), Step("ended", "6.10".replace("10", "6"), noting("6.6")))

    class Early(Toy):
        name = "early"
        steps = (Step("ended", "6.1", noting("6.1")), Step("ended", "6.4", noting("6.4 of the second")))

    game = game_with(Late(), Early())
    play(game, at_most=2)
    if not ran:
        play(game, at_most=1)
    assert ran[:4] == ["6.1", "6.4", "6.4 of the second", "6.6"]
