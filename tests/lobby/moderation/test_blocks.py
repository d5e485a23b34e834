"""Blocks and mutes: no seat at each other's tables, no quick match together; kept through a log-in."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lobby.models import Relation
from tests.lobby.browser import Browser
from tests.lobby.moderation.scene import AUTH, PASSWORD, match_of, says, sign_up

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


def relate(browser: Browser, other: Browser, kind: str = "blocked") -> None:
    made = browser.post("/api/me/people", {"player": other.player.public_id, "kind": kind})
    assert made.status == 201, made.json


def people(browser: Browser) -> list[tuple[str, str]]:
    return [(each["name"], each["kind"]) for each in browser.get("/api/me/people")["people"]]


def test_blocked_and_muted_players_are_listed_and_the_newer_counts(ann: Browser, bob: Browser) -> None:
    relate(ann, bob, "muted")
    assert people(ann) == [("Bob", "muted")]
    relate(ann, bob)
    assert people(ann) == [("Bob", "blocked")]
    assert people(bob) == []
    assert ann.get(f"/api/players/{bob.player.public_id}")["relation"] == "blocked"
    assert ann.delete(f"/api/me/people/{bob.player.public_id}").status == 204
    assert people(ann) == []


def test_nobody_blocks_themselves(ann: Browser) -> None:
    own = {"player": ann.player.public_id, "kind": "blocked"}
    assert ann.post("/api/me/people", own).code == "player.self"


def test_a_blocked_player_can_not_sit_at_the_blockers_table(ann: Browser, bob: Browser) -> None:
    relate(ann, bob)
    refused = bob.joins(ann.opens())
    assert refused.code == "table.unavailable"
    assert "block" not in refused["sentence"]


def test_the_blocker_can_not_sit_at_the_blocked_players_table(ann: Browser, bob: Browser) -> None:
    relate(ann, bob)
    assert ann.joins(bob.opens()).code == "table.blocked_host"


def test_a_muted_player_may_sit_down(ann: Browser, bob: Browser) -> None:
    relate(ann, bob, "muted")
    assert bob.joins(ann.opens()).status == 200


def test_a_block_removes_the_player_from_own_open_tables(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    bob.joins(table)
    relate(ann, bob)
    assert [seat["name"] for seat in ann.sees(table)["seats"] if seat] == ["Ann"]
    assert bob.sees(table)["you"]["barred"] is True


def quick(browser: Browser) -> str | None:
    body = {"seats": 2, "salt": "ab" * 16}
    found: str | None = browser.post("/api/quick", body)["match"]
    return found


def test_blocked_players_do_not_meet_in_a_quick_match(ann: Browser, bob: Browser, guest: Guest) -> None:
    relate(bob, ann)
    cleo = guest("Cleo")
    assert quick(ann) is None
    assert quick(bob) is None
    assert quick(cleo) is not None  # with Ann, who has waited longest
    assert quick(bob) is None
    dan = guest("Dan")
    assert quick(dan) is not None
    names = {seat["name"] for seat in bob.get("/api/lobby")["my_matches"][0]["seats"]}
    assert names == {"Bob", "Dan"}


def test_a_rematch_invites_no_blocked_player(ann: Browser, bob: Browser) -> None:
    match = match_of(ann, bob)
    says(ann, match, "hello")
    relate(bob, ann)
    from games.models import Match
    from lobby import tables

    table = tables.rematch(Match.objects.get(public_id=match), ann.player)
    assert not table.invitations.exists()


def test_blocks_survive_a_sign_up_and_a_log_in_on_both_sides(guest: Guest) -> None:
    ann, bob, cleo = guest("Ann"), guest("Bob"), guest("Cleo")
    sign_up(ann, "annie")
    elsewhere = guest("Somebody")  # Ann's other browser, before she logs in
    relate(elsewhere, bob)
    relate(cleo, elsewhere)
    relate(ann, bob, "muted")
    assert elsewhere.post(f"{AUTH}/login", {"username": "annie", "password": PASSWORD}).status == 200
    assert people(elsewhere) == [("Bob", "blocked")]
    assert people(cleo) == [("Ann", "blocked")]
    assert Relation.objects.count() == 2
