"""Favourite settings: kept, renamed, deleted, applied, and taken along into an account."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lobby import favourites
from lobby.models import Favourite
from tests.lobby.browser import Answer, Browser
from tests.lobby.test_accounts import log_in, sign_up

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]

BCB, INNS = "bridges-castles-bazaars", "inns-and-cathedrals"
PLAYED: dict[str, Any] = {
    "size": 3, "edition": "hig-2010", "expansions": [BCB, INNS],
    "options": {"x8.bazaars": "off", "farm.scoring": "per-city-4"},
    "clock": {"kind": "move", "move": 60_000, "out": "bot"},
}  # fmt: skip


def save(who: Browser, name: str = "Sunday", table: str = "", /, **settings: Any) -> Answer:
    return who.post("/api/me/favourites", {"name": name, "table": table or who.opens(**settings)})


def kept(who: Browser) -> list[str]:
    return [one["name"] for one in who.get("/api/me/favourites")["favourites"]]


def test_settings_of_a_table_are_saved_and_listed(ann: Browser) -> None:
    made = save(ann, "  Sunday  evening ", name="Ours", private=True, **PLAYED)
    assert made.status == 201
    assert made["name"] == "Sunday evening"
    assert {key: made["plays"][key] for key in PLAYED} == PLAYED
    assert not {"name", "private"} & set(made["plays"])
    assert ann.get("/api/me/favourites").json == {"favourites": [made.json], "most": 20}


def test_favourites_come_by_name_and_belong_to_one_player(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    for name in ("tuesday", "Monday", "Wednesday"):
        save(ann, name, table)
    assert kept(ann) == ["Monday", "tuesday", "Wednesday"]
    assert kept(bob) == []


def test_seated_player_saves_settings_of_another_players_table(ann: Browser, bob: Browser) -> None:
    table = ann.opens(**PLAYED)
    assert save(bob, "Like Ann", table)["plays"]["expansions"] == [BCB, INNS]


def test_private_table_is_saved_only_by_its_members(ann: Browser, bob: Browser) -> None:
    table = ann.opens(private=True)
    assert save(bob, "Theirs", table).code == "table.missing"
    secret = ann.sees(table)["invite"]
    assert bob.post("/api/me/favourites", {"name": "Theirs", "table": table, "invite": secret}).status == 201


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u200bb"])
def test_invalid_name_of_a_favourite_is_refused(ann: Browser, name: str) -> None:
    assert save(ann, name).code.startswith("name.")
    assert kept(ann) == []


def test_name_of_a_favourite_is_unique(ann: Browser) -> None:
    table = ann.opens()
    save(ann, "Sunday", table)
    assert save(ann, "SUNDAY", table).code == "favourite.taken"
    other = save(ann, "Monday", table)["id"]
    assert ann.patch(f"/api/me/favourites/{other}", {"name": "sunday"}).code == "favourite.taken"
    assert ann.patch(f"/api/me/favourites/{other}", {"name": "MONDAY"})["name"] == "MONDAY"


def test_more_than_twenty_favourites_are_refused(ann: Browser) -> None:
    table = ann.opens()
    for number in range(favourites.MOST):
        assert save(ann, f"Number {number}", table).status == 201
    assert save(ann, "One more", table).code == "favourite.too_many"
    first = ann.get("/api/me/favourites")["favourites"][0]["id"]
    assert ann.delete(f"/api/me/favourites/{first}").status == 204
    assert save(ann, "One more", table).status == 201


def test_favourites_are_renamed_and_deleted_only_by_their_owner(ann: Browser, bob: Browser) -> None:
    mine = save(ann)["id"]
    assert bob.patch(f"/api/me/favourites/{mine}", {"name": "Bob was here"}).code == "favourite.missing"
    assert bob.delete(f"/api/me/favourites/{mine}").code == "favourite.missing"
    assert ann.patch(f"/api/me/favourites/{mine}", {"name": "Saturday"})["name"] == "Saturday"
    assert ann.delete(f"/api/me/favourites/{mine}").status == 204
    assert ann.delete(f"/api/me/favourites/{mine}").code == "favourite.missing"


def test_session_without_player_has_no_favourites(stranger: Browser, ann: Browser) -> None:
    stranger.get("/api/me")
    assert stranger.get("/api/me/favourites").code == "me.nobody"
    assert save(stranger, "Mine", ann.opens()).code == "me.nobody"


def test_applied_favourite_gives_the_same_setup(ann: Browser) -> None:
    favourite = save(ann, **PLAYED)["id"]
    table = ann.opens(name="Another", private=True)
    done = ann.post(f"/api/tables/{table}/favourite", {"favourite": favourite})
    assert done["left_out"] == []
    assert {key: done["table"][key] for key in PLAYED} == PLAYED
    assert (done["table"]["name"], done["table"]["private"]) == ("Another", True)


def test_only_the_host_applies_and_only_an_own_favourite(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    bob.joins(table)
    hers, his = save(ann, "Hers", table)["id"], save(bob, "His", table)["id"]
    assert bob.post(f"/api/tables/{table}/favourite", {"favourite": his}).code == "table.host"
    assert ann.post(f"/api/tables/{table}/favourite", {"favourite": his}).code == "favourite.missing"
    assert ann.post(f"/api/tables/{table}/favourite", {"favourite": hers}).status == 200


def apply(who: Browser, **plays: Any) -> Answer:
    """Apply a favourite of another day, when other things could be played."""
    old = Favourite.objects.create(player=who.player, name="Old", plays={**PLAYED, **plays})
    return who.post(f"/api/tables/{who.opens()}/favourite", {"favourite": old.pk})


def left(done: Answer) -> set[tuple[str, str]]:
    assert all(one["sentence"].endswith(".") for one in done["left_out"])
    return {(one["what"], one["name"]) for one in done["left_out"]}


def test_applied_favourite_skips_and_names_what_cannot_be_played(ann: Browser) -> None:
    options = {"x8.bazaars": "off", "farm.scoring": "per-cow", "moon.phase": "full"}
    done = apply(ann, expansions=["moon", BCB], options=options)
    assert left(done) == {("expansions", "moon"), ("options", "farm.scoring"), ("options", "moon.phase")}
    assert done["table"]["expansions"] == [BCB]
    assert done["table"]["options"] == {"x8.bazaars": "off"}


def test_applied_favourite_skips_options_of_a_removed_expansion(ann: Browser) -> None:
    done = apply(ann, expansions=["moon"])
    assert left(done) == {("expansions", "moon"), ("options", "x8.bazaars")}
    assert done["table"]["options"] == {"farm.scoring": "per-city-4"}


def test_an_unknown_edition_or_clock_is_left_out(ann: Browser) -> None:
    done = apply(ann, edition="2099", clock={"kind": "move", "move": 1})
    assert {what for what, _ in left(done)} == {"edition", "clock"}
    assert (done["table"]["edition"], done["table"]["clock"]["kind"]) == ("new-2018", "none")


def test_keys_of_an_older_version_change_nothing(ann: Browser) -> None:
    assert left(apply(ann, weather="rain")) == set()


def test_applied_favourite_keeps_a_seat_for_each_member(ann: Browser, bob: Browser) -> None:
    small = save(ann, size=2)["id"]
    table = ann.opens(size=4)
    bob.joins(table)
    ann.post(f"/api/tables/{table}/bots", {"level": "random"})
    done = ann.post(f"/api/tables/{table}/favourite", {"favourite": small})
    assert left(done) == {("size", "2")}
    assert done["table"]["size"] == 3


def test_registered_guest_keeps_favourites(ann: Browser) -> None:
    save(ann)
    sign_up(ann)
    assert kept(ann) == ["Sunday"]


def test_log_in_moves_favourites_of_the_guest_to_the_account(guest: Guest) -> None:
    annie = guest("Annie")
    save(annie, "Sunday")
    save(annie, "x" * 40)
    sign_up(annie)
    elsewhere = guest("Passing")
    save(elsewhere, "sunday")
    save(elsewhere, "Monday")
    save(elsewhere, "X" * 40)
    log_in(elsewhere)
    assert kept(elsewhere) == ["Monday", "Sunday", "sunday 2", "X" * 36 + " 2", "x" * 40]
