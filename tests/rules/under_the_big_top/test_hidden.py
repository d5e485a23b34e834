"""The token under the tent is known to nobody, and every result can be verified (CIRCUS-2, CIRCUS-10)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from rules import Game, Record, Setup, record_of, view
from rules.bots import answer
from rules.chance import Results
from rules.fairness import Shuffler, commitment
from rules.verification import problem_of
from tests.clauses import clause
from tests.rules.under_the_big_top.stage import EXPANSION

SEED, SALTS = "3c" * 32, ["aa", "bb"]


def setup() -> Setup:
    return Setup.from_json({"seats": ["Ann", "Bob"], "edition": "new-2018", "expansions": [EXPANSION]})


def played(results: Results, until: int | None = None, seed: int = 4) -> list[dict[str, Any]]:
    """Play by a bot; return views and offers up to a number of circuses."""
    game, rng = Game(setup(), _order(), results), Random(seed)
    seen = []
    while not game.over and game.legal():
        if until is not None and len(game.chance.get("animals", ())) > until:
            break
        seen.append({"views": [view(game, seat) for seat in (None, 0, 1)], "offers": game.legal()})
        game.apply(answer("random", game, rng))
    return seen


def _order() -> list[str]:
    order = setup().bag()
    Random(7).shuffle(order)
    return order


@clause("CIRCUS-2", "CIRCUS-10")
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_nothing_that_anybody_sees_depends_on_a_token_face_down(nth: int) -> None:
    first = [4, 5, 3][:nth]
    games = [played(Results({"animals": [*first, token]}), until=nth) for token in (1, 7)]
    assert games[0] == games[1]
    assert games[0][-1]["views"][0].get("tent") is not None


def test_token_is_seen_when_it_is_turned_up_and_not_before() -> None:
    fair = Shuffler(SEED, SALTS)
    seen = played(Results({}, fair))
    turned = 0
    for now in seen:
        spectator = now["views"][0]
        held = spectator.get("circuses", [])
        face_down = sum(spectator["bags"]["animals"].values())
        assert face_down == 16 - len(held)
        assert len(held) - turned in (0, 1)
        turned = len(held)
        assert "seed" not in json.dumps(spectator)
    assert turned > 2


def test_log_holds_no_token() -> None:
    game, rng = Game(setup(), _order(), Results({}, Shuffler(SEED, SALTS))), Random(1)
    while not game.over:
        game.apply(answer("random", game, rng))
    assert all("token" not in action and "is" not in action for action in game.log)
    assert game.chance["animals"]


def test_every_result_follows_from_the_seed_and_is_verified() -> None:
    fair = Record(setup(), [], SEED, SALTS, [], commitment(SEED))
    game, rng = fair.game(), Random(2)
    while not game.over:
        game.apply(answer("random", game, rng))
    record = record_of(game, seed=SEED, salts=SALTS)
    data = json.loads(record.to_json())
    tokens = data["chance"]["animals"]
    assert tokens == game.chance["animals"]
    bag = sorted(
        value for value, number in {1: 1, 3: 4, 4: 5, 5: 3, 6: 2, 7: 1}.items() for _ in range(number)
    )
    shuffler = Shuffler(SEED, SALTS)
    for k, token in enumerate(tokens):
        assert token == bag.pop(shuffler.below(len(bag), f"animals|{k}"))
    assert problem_of(Record.from_json(json.dumps(data))) is None
    wrong = json.loads(record.to_json())
    wrong["chance"]["animals"][0] = 3 if tokens[0] != 3 else 4
    assert problem_of(Record.from_json(json.dumps(wrong))) is not None
