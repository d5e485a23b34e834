"""Quick matches: waiting, pairing, leaving, falling silent."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from games.models import Match
from lobby.models import Player, QuickEntry, Table
from tests.lobby.browser import Answer, Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


def waits(stranger: Browser, seats: int = 2, **more: str) -> Answer:
    return stranger.post("/api/quick", {"seats": seats, "salt": secrets.token_hex(16), **more})


def fall_silent(name: str) -> None:
    QuickEntry.objects.filter(player__name=name).update(seen_at=timezone.now() - timedelta(hours=1))


def test_first_player_of_a_quick_match_waits(guest: Guest) -> None:
    answer = waits(guest("Ann"))
    assert answer.status == 200
    assert answer["match"] is None
    assert (answer["quick"]["seats"], answer["quick"]["waiting"]) == (2, 1)
    assert len(answer["quick"]["commitment"]) == 64


def test_second_player_of_a_quick_match_starts_it(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    promised = waits(ann)["quick"]["commitment"]
    found = waits(bob)
    match = Match.objects.get(public_id=found["match"])
    assert found["quick"] is None
    assert match.commitment == promised
    assert {seat.name for seat in match.seats.all()} == {"Ann", "Bob"}
    assert waits(ann)["match"] == found["match"]
    assert ann.get("/api/lobby")["quick"] is None
    table = Table.objects.get(match=match)
    assert (table.status, table.private) == ("started", False)


def test_repeated_request_for_a_quick_match_is_one_entry(guest: Guest) -> None:
    ann = guest("Ann")
    for _ in range(3):
        assert waits(ann)["quick"]["waiting"] == 1
    assert QuickEntry.objects.count() == 1


def test_entering_the_queue_counts_as_a_seat_and_waiting_does_not(guest: Guest, settings: Any) -> None:
    settings.LIMITS = {**settings.LIMITS, "seat": {"new_guest": "2/hour"}}
    ann, bob = guest("Ann"), guest("Bob")
    for _ in range(5):
        assert waits(ann).status == 200
    assert waits(bob)["match"]
    for _ in range(2):
        assert waits(ann)["match"], "the answer that was waited for"
    Match.objects.update(status="over")
    assert waits(ann)["quick"]
    for refused in (waits(ann, 3), waits(ann, 4)):
        assert (refused.status, refused.code) == (429, "http.throttled")
        assert 3500 < refused["params"]["seconds"] <= 3600
    assert waits(ann)["quick"], "the refused one waits as before"
    ann.delete("/api/quick")
    assert waits(ann).status == 429


def test_the_queue_counts_addresses_too(guest: Guest, settings: Any) -> None:
    settings.LIMITS = {**settings.LIMITS, "seat": {"address": "1/hour"}}
    assert waits(guest("Ann")).status == 200
    assert waits(guest("Bob")).status == 429


def test_player_waits_for_one_size_only(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    waits(ann, 2)
    waits(ann, 3)
    assert waits(bob, 2)["match"] is None
    assert ann.get("/api/lobby")["quick"]["seats"] == 3


@pytest.mark.parametrize("size", [3, 6])
def test_quick_match_of_four_starts_with_four(guest: Guest, size: int) -> None:
    players = [guest(f"Player {index}") for index in range(size)]
    answers = [waits(player, size) for player in players]
    assert [answer["match"] is None for answer in answers] == [True] * (size - 1) + [False]
    match = Match.objects.get(public_id=answers[-1]["match"])
    assert match.seats.count() == size
    assert len(set(match.salts)) == size


def test_longest_waiting_players_are_paired_first(guest: Guest) -> None:
    first, second, third = guest("First"), guest("Second"), guest("Third")
    waits(first, 3)
    waits(second, 3)
    waits(third, 2)
    waits(first, 2)  # changes over, and so stands behind the third
    match = Match.objects.get(status="running")
    assert {seat.name for seat in match.seats.all()} == {"First", "Third"}


def test_player_leaves_the_queue(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    waits(ann)
    assert ann.delete("/api/quick").json == {"quick": None, "match": None}
    assert waits(bob)["match"] is None
    assert ann.delete("/api/quick").status == 200


def test_players_without_heartbeat_are_not_paired(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    waits(ann)
    fall_silent("Ann")
    assert waits(bob)["quick"]["waiting"] == 1
    assert ann.get("/api/lobby")["quick"] is None
    assert waits(ann)["match"]


def test_a_salt_answers_a_commitment(guest: Guest) -> None:
    ann, bob, eve = guest("Ann"), guest("Bob"), guest("Eve")
    promised = ann.post("/api/quick", {"seats": 2})["quick"]["commitment"]
    assert waits(bob)["match"] is None  # Ann has given no salt yet
    salt = secrets.token_hex(16)
    found = ann.post("/api/quick", {"seats": 2, "salt": salt, "commitment": promised})["match"]
    match = Match.objects.get(public_id=found)
    assert match.commitment == promised
    assert salt in match.salts
    # The pool has a new commitment now: a salt for the old one is set aside.
    late = eve.post("/api/quick", {"seats": 2, "salt": salt, "commitment": promised})
    assert late["quick"]["commitment"] != promised
    assert QuickEntry.objects.get(player__name="Eve").salt == ""


def test_players_with_one_name_get_different_names_in_the_match(guest: Guest) -> None:
    waits(guest("Ann"))
    match = Match.objects.get(public_id=waits(guest("ann"))["match"])
    assert len({seat.name.casefold() for seat in match.seats.all()}) == 2


def test_player_can_wait_again_after_a_match(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    waits(ann)
    first = waits(bob)["match"]
    Match.objects.filter(public_id=first).update(status="over")
    assert waits(ann)["match"] is None
    assert waits(bob)["match"] not in {None, first}


def test_log_out_stops_the_wait(guest: Guest) -> None:
    ann = guest("Ann")
    waits(ann)
    ann.delete("/_allauth/browser/v1/auth/session")
    assert QuickEntry.objects.count() == 0
    assert Player.objects.filter(name="Ann").exists()


@pytest.mark.parametrize(
    "body",
    [{}, {"seats": 1}, {"seats": 7}, {"seats": 2, "salt": "x"}, {"seats": 2, "commitment": "x"}, {"seat": 2}],
)
def test_invalid_quick_requests_are_refused(guest: Guest, body: dict[str, object]) -> None:
    assert guest("Ann").post("/api/quick", body).status == 400
    assert QuickEntry.objects.count() == 0


def test_session_without_player_cannot_wait(stranger: Browser) -> None:
    stranger.get("/api/me")
    assert stranger.post("/api/quick", {"seats": 2}).code == "me.nobody"
    assert stranger.delete("/api/quick").code == "me.nobody"
