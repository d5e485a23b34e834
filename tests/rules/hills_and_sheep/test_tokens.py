"""What is drawn from the bag, how anybody can check it, and what nobody can see (TOKEN-1 to TOKEN-5)."""

from __future__ import annotations

import hashlib
import hmac
import random
from typing import Any

import pytest

from rules import DrawError, Game, Record, RecordError, Setup, full_state, record_of, view
from rules.bots import BOTS, answer
from rules.chance import Results
from rules.fairness import Shuffler
from rules.verification import problem_of
from tests.clauses import clause
from tests.rules.hills_and_sheep.stage import BAG, EXPANSION, WOLF, bag, grow, herd, stage
from tests.rules.test_hidden import reachable, reveals

SEED, SALTS = "6b" * 32, ["one", "two"]


def fair(*more: str, seed: str = SEED, at_most: int = 400, **keys: Any) -> Game:
    """Return a game by chance, all of which follows from a seed."""
    data = {"seats": ["Ann", "Bob", "Cid"], "expansions": [EXPANSION, *more], **keys}
    game = Game(Setup.from_json(data), (), Results({}, Shuffler(seed, SALTS)))
    rng = random.Random(seed)
    while not game.over and game.number < at_most:
        legal = game.legal()
        tokens = [a for a in legal if a.get("piece") == "shepherd" or a["type"] == "grow_flock"]
        game.apply(rng.choice(tokens or legal))
    return game


def token_by_hand(number: int, held: list[int]) -> int:
    """Return draw `number` of the bag as the rulebook describes it, without a line of the engine."""
    held, counter, pool = sorted(held), 0, b""
    limit = 2**32 - 2**32 % len(held)
    while True:
        if not pool:
            text = "|".join([*SALTS, "sheep", str(number), str(counter)])
            pool = hmac.new(bytes.fromhex(SEED), text.encode(), hashlib.sha256).digest()
            counter += 1
        word, pool = int.from_bytes(pool[:4], "big"), pool[4:]
        if word < limit:
            return held[word % len(held)]


@clause("TOKEN-1")
def test_tokens_stand_under_chance_and_tiles_under_draws() -> None:
    scene = stage(sheep=[3, WOLF]).turn("?a", deploy="field@NL", piece="shepherd")
    scene.turn("?b")
    grow(scene.turn("?c"))
    written = record_of(scene.game).to_data()
    assert written["chance"] == {"sheep": [3, WOLF]}
    assert written["draws"] == ["BA/L"] * 4


@clause("TOKEN-1")
def test_record_of_a_game_without_the_bag_has_no_such_list() -> None:
    plain = {**record_of(Game(Setup.from_json({"seats": ["Ann", "Bob"]}), ["BA/L"])).to_data()}
    with pytest.raises(RecordError, match="'sheep'"):
        Record.from_data({**plain, "chance": {"sheep": [1]}})


@clause("TOKEN-2")
@pytest.mark.parametrize("wrong", [5, -1, True, "wolf"])
def test_token_that_the_bag_never_held_is_an_error(wrong: object) -> None:
    scene = stage(sheep=[wrong]).place("?a").deploy("field@NL", "shepherd")  # type: ignore[list-item]
    with pytest.raises(DrawError, match="Result 0 of sheep"):
        scene.end()


@clause("TOKEN-2")
def test_token_that_lies_on_the_board_is_an_error() -> None:
    scene = herd(stage(sheep=[4]), 0, 4, 4).turn("?a")
    with pytest.raises(DrawError, match="cannot be 4"):
        grow(scene)


@clause("TOKEN-2")
def test_game_stands_still_where_neither_list_nor_seed_names_a_token() -> None:
    scene = stage().turn("?a", deploy="field@NL", piece="shepherd")
    assert view(scene.game)["decision"] == {"seat": 0, "kind": "chance", "of": "sheep"}
    assert scene.game.legal() == []


@clause("TOKEN-2")
def test_seed_goes_on_where_the_list_ends() -> None:
    scene = stage().place("?a").deploy("field@NL", "shepherd")
    scene.game.results = Results({"sheep": []}, Shuffler(SEED, SALTS))
    scene.end()
    assert scene.game.chance["sheep"] == [token_by_hand(0, _full())]


def _full() -> list[int]:
    return [0 if name == "wolf" else int(name) for name, number in BAG.items() for _ in range(number)]


@clause("TOKEN-3")
def test_every_token_follows_from_seed_and_salts() -> None:
    game = fair()
    drawn, held, beside = game.chance["sheep"], _full(), view(game)["tokens_drawn"]
    assert len(drawn) == len(beside) > 5
    assert drawn[0] == token_by_hand(0, held)
    assert [entry["is"] for entry in beside] == drawn
    again = fair()
    assert again.chance == game.chance


@clause("TOKEN-3")
def test_index_is_that_of_the_sorted_contents() -> None:
    """A bag of 0, 0, 1, 2: index 3 is the 2."""
    assert [sorted([2, 0, 1, 0])[index] for index in range(4)] == [0, 0, 1, 2]
    scene = herd(stage(), 0, *[1] * 3, *[2] * 4, *[3] * 5, *[4] * 2).turn("?a")
    scene.game.results = Results({}, Shuffler(SEED, SALTS))
    grow(scene)
    assert scene.game.chance["sheep"] == [token_by_hand(0, [0, 0, 1, 2])]


@clause("TOKEN-3")
def test_record_is_verified_from_itself_and_a_changed_token_is_found() -> None:
    record = record_of(fair(), SEED, SALTS)
    assert problem_of(Record.from_json(record.to_json())) is None
    drawn = record.chance["sheep"]
    drawn[1] = next(token for token in (1, 2, 3) if token != drawn[1])
    assert "Result 1 of sheep" in (problem_of(record) or "")


@clause("TOKEN-4")
def test_views_count_the_tokens_that_are_not_on_the_board() -> None:
    scene = herd(stage(), 0, 3, 1)
    assert bag(scene) == {"1": 3, "2": 5, "3": 4, "4": 2, "wolf": 2}
    for seat in (0, 1, None):
        seen = view(scene.game, seat)
        assert seen["bags"] == {"sheep": bag(scene)}
        assert "chance" not in seen


@clause("TOKEN-5")
def test_tile_under_a_hill_is_an_entry_of_draws_that_is_named_only_at_the_end() -> None:
    running, over = fair(at_most=120), fair()
    assert over.over
    places = [i for i, tile in enumerate(running.draws) if tile == "?"]
    assert places
    assert (
        running.draws
        == tuple("?" if i in places else t for i, t in enumerate(over.draws))[: len(running.draws)]
    )
    assert "?" not in over.draws
    assert sorted(over.draws) == over.setup.bag()


@clause("TOKEN-5")
@pytest.mark.parametrize("seed", range(4))
def test_views_offers_and_bots_do_not_depend_on_what_lies_under_a_hill(seed: int) -> None:
    """Two games with the same past in which the tiles unseen, and those to come, are others."""
    setup = Setup.from_json(
        {"seats": ["Ann", "Bob", "Cid"], "expansions": [EXPANSION], "options": {"hs.sheep": "off"}}
    )
    rng = random.Random(seed)
    order = setup.bag()
    rng.shuffle(order)
    game = Game(setup, order)
    while game.number < 110:
        game.apply(rng.choice(game.legal()))
    seen, drawn = list(game.draws), len(game.draws)
    hidden = [i for i in range(len(order)) if i >= drawn or seen[i] == "?"]
    assert any(i < drawn for i in hidden)
    other = list(order)
    for here, there in zip(hidden, reversed(hidden), strict=True):
        other[here] = order[there]
    twin = Game.replay(setup, other, game.log)
    for seat in (0, 1, 2, None):
        assert view(game, seat) == view(twin, seat)
    assert (game.legal(), game.draws) == (twin.legal(), twin.draws)
    assert record_of(game).to_data() == record_of(twin).to_data()
    for level in BOTS:
        assert answer(level, game, random.Random(5)) == answer(level, twin, random.Random(5))
    rest = order[drawn:]
    roots = [view(game, 0), full_state(game), game.state, game.legal(), game.log]
    assert not [thing for thing in reachable(roots) if reveals(thing, rest)]


@clause("TOKEN-5")
def test_record_with_an_unknown_entry_is_played_and_verified_as_it_stands() -> None:
    game = fair(at_most=120)
    written = record_of(game)
    assert "?" in written.draws
    again = Record.from_json(written.to_json())
    assert view(again.game()) == view(game)
    named = record_of(fair(), SEED, SALTS)
    index = next(i for i, tile in enumerate(game.draws) if tile == "?")
    named.draws[index] = "?"
    assert problem_of(named) is None


@clause("TOKEN-5")
def test_unknown_tile_that_is_turned_up_is_an_error() -> None:
    with pytest.raises(DrawError, match=r"\?"):
        stage(hand=["L", "L"]).game.replay(
            Setup.from_json({"seats": ["Ann", "Bob"], "expansions": [EXPANSION]}), ["?"], []
        )


@clause("TOKEN-5")
def test_undone_hill_shows_nothing_and_takes_the_same_tile_again() -> None:
    scene = stage("??\n*C .", hand=["HS/CFR.h", "RFr", "Rr"]).place("??", 180)
    before = view(scene.game, 0)
    scene.game.undo(0)
    assert scene.game.draws == ("HS/CFR.h",)
    assert view(scene.place("??", 180).game, 0) | {"seq": 0} == before | {"seq": 0}
