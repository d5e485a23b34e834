"""The fair draw, worked out a second time from its description in the record format."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from itertools import count

import pytest

from rules import Record, Setup, commitment, draw_order
from rules.fairness import _below
from tests.records.make import GAMES

SEED = "00112233445566778899aabbccddeeff" * 2
SALTS = ["Ann's salt", "Bob's salt"]


def shuffled(bag: list[str], seed: str, salts: list[str]) -> list[str]:
    """Fisher-Yates from the last index down over words of HMAC-SHA256; uneven words are thrown away."""
    stream = b""
    blocks = (hmac.digest(bytes.fromhex(seed), f"{'|'.join(salts)}|{n}".encode(), "sha256") for n in count())
    order = sorted(bag)
    for last in reversed(range(1, len(order))):
        while True:
            stream = stream or next(blocks)
            word, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if word < 2**32 // (last + 1) * (last + 1):
                break
        pick = word % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return order


BAG = Setup.from_json({"seats": ["Ann", "Bob"]}).bag()


@pytest.mark.parametrize("number", range(40))
def test_order_of_the_bag_follows_the_documented_algorithm(number: int) -> None:
    seed = hashlib.sha256(str(number).encode()).hexdigest()
    salts = [f"salt {seat} of {number}" for seat in range(number % 7)]
    bag = BAG * (1 + number % 3)
    order = draw_order(bag, seed, salts)
    assert order == shuffled(bag, seed, salts)
    assert Counter(order) == Counter(bag)


def test_order_of_the_bag_matches_the_test_vectors() -> None:
    """For whoever writes a checker of their own."""
    letters = list("abcdefghij")
    assert draw_order(letters, SEED, SALTS) == VECTOR
    assert draw_order(letters[::-1], SEED, SALTS) == VECTOR
    assert draw_order(letters, SEED.upper(), SALTS) == VECTOR
    assert draw_order(letters, SEED, SALTS[::-1]) != VECTOR
    assert draw_order(["a"], SEED, []) == ["a"]
    assert draw_order([], SEED, []) == []
    assert commitment(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest() == PROMISE


VECTOR = list("fghbeacdji")
PROMISE = "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef"


def test_random_words_above_the_limit_are_rejected() -> None:
    """They are rarer than one in ten million, so they are handed in: 2**32 - 1 is one too many for thirds."""
    assert _below(3, iter([2**32 - 1, 5])) == 2
    assert _below(3, iter([2**32 - 2, 5])) == 2
    assert _below(2**31 + 1, iter([2**32 - 1, 2**31 + 1, 2**31])) == 2**31


def test_each_place_in_the_bag_is_equally_likely() -> None:
    """Over many orders each letter is first about equally often."""
    firsts = Counter(draw_order(["a", "b", "c"], SEED, [str(n)])[0] for n in range(3000))
    assert all(900 < firsts[letter] < 1100 for letter in "abc")


@pytest.mark.parametrize("seed", ["", "00", SEED[:-1], SEED + "0", "g" * 64, "0 " * 32, " " * 64, "é" * 64])
def test_malformed_seed_is_an_error(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hex digits"):
        commitment(seed)
    with pytest.raises(ValueError, match="64 hex digits"):
        draw_order(["a", "b"], seed, [])


def honest() -> Record:
    return Record.from_json((GAMES / "first-edition-two.json").read_text(encoding="utf-8"))


def test_a_record_without_a_seed_cannot_be_checked() -> None:
    record = honest()
    record.seed = None
    assert record.unfair() == "The record carries no seed, so its draw cannot be checked."


def test_seed_that_does_not_match_the_commitment_is_found() -> None:
    record = honest()
    record.seed = SEED
    assert "promised" in (record.unfair() or "")
    record.commitment = commitment(SEED)
    assert (record.unfair() or "").startswith("Draw ")


def test_changed_salt_is_found() -> None:
    record = honest()
    record.salts = [record.salts[0], record.salts[1] + " "]
    assert (record.unfair() or "").startswith("Draw ")


def test_swapped_draws_are_found() -> None:
    record = honest()
    first = record.draws[0]
    index = next(i for i, tile in enumerate(record.draws) if tile != first)
    record.draws[0], record.draws[index] = record.draws[index], first
    said = f"Draw 0 is {record.draws[0]}; seed and salts say {first}."
    assert record.unfair() == said


def test_additional_draw_is_found() -> None:
    record = honest()
    record.draws.append("BA/L")
    assert record.unfair() == "Draw 71 is BA/L; seed and salts say None."


def test_draws_are_checked_as_far_as_they_go() -> None:
    record = honest()
    record.draws = record.draws[:10]
    assert record.unfair() is None


def test_a_seed_without_draws_goes_on_where_the_draws_end() -> None:
    data = json.loads((GAMES / "first-edition-two.json").read_text(encoding="utf-8"))
    odd = [data["draws"][5], data["draws"][3]]
    record = Record.from_data({**data, "draws": odd, "actions": []})
    order = record.order()
    assert order[:2] == odd
    assert Counter(order) == Counter(record.setup.bag())
    rest = list(data["draws"])
    for tile in odd:
        rest.remove(tile)
    assert order[2:] == rest
