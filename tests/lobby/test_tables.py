"""Tables: who may do what at them, and what comes of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import pytest

from games.models import Match
from lobby.models import Player, Table
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


def names_at(stranger: Browser, table: str) -> list[str | None]:
    return [seat and seat["name"] for seat in stranger.sees(table)["seats"]]


# --- opening ---------------------------------------------------------------------------------------------


def test_new_table_has_defaults(ann: Browser) -> None:
    made = ann.post("/api/tables")
    assert made.status == 201
    assert made["name"] == "Ann’s table"
    assert made["status"] == "open"
    assert made["size"] == 4
    assert made["edition"] == "new-2018"
    assert made["clock"] == {"kind": "none", "out": "forfeit"}
    assert made["you"] == {"seat": 0, "host": True, "invited": False}
    assert [bool(seat) for seat in made["seats"]] == [True, False, False, False]
    assert len(made["commitment"]) == 64
    assert made["match"] is None


@pytest.mark.parametrize(
    ("language", "name"), [("de", "Tisch von Ann"), ("pl-PL,pl", "Stół: Ann"), ("fr", "Ann’s table")]
)
def test_new_table_has_a_name_in_the_language_of_its_host(ann: Browser, language: str, name: str) -> None:
    ann.client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    assert ann.post("/api/tables")["name"] == name


def test_new_table_has_the_chosen_settings(ann: Browser) -> None:
    clock = {"kind": "bank", "bank": 600_000, "increment": 10_000, "out": "bot"}
    made = ann.post(
        "/api/tables",
        {
            "name": "Long evening",
            "size": 3,
            "private": True,
            "edition": "hig-2010",
            "options": {"farm.enabled": "no"},
            "clock": clock,
        },
    )
    assert made.status == 201
    assert (made["name"], made["size"], made["private"], made["edition"]) == (
        "Long evening",
        3,
        True,
        "hig-2010",
    )
    assert made["options"] == {"farm.enabled": "no"}
    assert made["clock"] == clock


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"size": 7}, "http.invalid"),
        ({"size": 1}, "http.invalid"),
        ({"size": "many"}, "http.invalid"),
        ({"edition": "1066"}, "setup.edition"),
        ({"expansions": ["dragons-everywhere"]}, "setup.expansions"),
        ({"options": {"no.such": "on"}}, "option.unknown"),
        ({"options": {"farm.enabled": "maybe"}}, "option.value"),
        ({"options": {"farm.enabled": {"deep": []}}}, "option.value"),
        ({"clock": {"kind": "hourglass"}}, "http.invalid"),
        ({"clock": {"kind": "move"}}, "clock.time"),
        ({"clock": {"kind": "move", "move": 1}}, "clock.time"),
        ({"clock": {"kind": "none", "sand": 3}}, "http.invalid"),
        ({"name": "x" * 41}, "name.long"),
        ({"name": "\u202eevil"}, "name.invisible"),
        ({"colour": "red"}, "http.invalid"),
        ([], "http.invalid"),
        ('"x"', "http.invalid"),
        ("{", "http.parse_error"),
    ],
)
def test_unknown_settings_are_refused(ann: Browser, wanted: Any, code: str) -> None:
    refused = ann.client.post(
        "/api/tables",
        wanted or "[]",
        content_type="application/json",
        headers={"X-CSRFToken": ann.client.cookies["csrftoken"].value},
    )
    assert refused.status_code in {400, 422}
    assert refused.json()["code"] == code
    assert Table.objects.count() == 0
    assert Match.objects.count() == 0


def test_session_without_player_cannot_open_a_table(stranger: Browser) -> None:
    stranger.get("/api/me")
    assert stranger.post("/api/tables").code == "me.nobody"


def test_number_of_tables_per_player_is_limited(ann: Browser, bob: Browser, settings: Any) -> None:
    settings.LOBBY = {**settings.LOBBY, "tables_per_player": 2}
    opened = [ann.opens(), ann.opens()]
    assert ann.post("/api/tables").code == "table.too_many"
    assert ann.joins(bob.opens()).code == "table.too_many"
    ann.post(f"/api/tables/{opened[0]}/close")
    assert ann.post("/api/tables").status == 201


# --- changing ----------------------------------------------------------------------------------------------


def test_the_host_changes_the_table(ann: Browser) -> None:
    table = ann.opens()
    changed = ann.patch(f"/api/tables/{table}", {"name": "New name", "size": 2, "expansions": []})
    assert changed.status == 200
    assert (changed["name"], changed["size"], len(changed["seats"])) == ("New name", 2, 2)


def test_other_players_cannot_change_the_table(ann: Browser, bob: Browser, stranger: Browser) -> None:
    table = ann.opens()
    bob.joins(table)
    assert bob.patch(f"/api/tables/{table}", {"size": 2}).code == "table.host"
    stranger.get("/api/me")
    assert stranger.patch(f"/api/tables/{table}", {"size": 2}).status == 401
    assert ann.sees(table)["size"] == 4


def test_a_smaller_table_keeps_everybody(ann: Browser, guest: Guest) -> None:
    table = ann.opens(size=4)
    first, second = guest("One"), guest("Two")
    first.joins(table)
    second.joins(table)
    first.post(f"/api/tables/{table}/leave")
    assert names_at(ann, table) == ["Ann", None, "Two", None]
    assert ann.patch(f"/api/tables/{table}", {"size": 2}).status == 200
    assert names_at(ann, table) == ["Ann", "Two"]
    assert ann.patch(f"/api/tables/{table}", {"size": 2}).status == 200


def test_a_table_can_not_be_smaller_than_its_company(ann: Browser, guest: Guest) -> None:
    table = ann.opens(size=3)
    guest("One").joins(table)
    guest("Two").joins(table)
    assert ann.patch(f"/api/tables/{table}", {"size": 2}).code == "table.size"


def test_a_refused_change_changes_nothing(ann: Browser) -> None:
    table = ann.opens(name="As it was")
    assert ann.patch(f"/api/tables/{table}", {"name": "New", "edition": "1066"}).status == 400
    assert ann.sees(table)["name"] == "As it was"


# --- joining and leaving -----------------------------------------------------------------------------------


def test_joining_takes_the_first_free_seat(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    joined = bob.joins(table)
    assert joined.status == 200
    assert joined["you"] == {"seat": 1, "host": False, "invited": False}
    assert names_at(ann, table) == ["Ann", "Bob", None, None]
    assert joined["seats"][1]["salted"] is True


def test_joining_twice_is_joining_once(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    bob.joins(table)
    assert bob.joins(table).status == 200
    assert names_at(ann, table) == ["Ann", "Bob", None, None]


def test_a_salt_once_given_stays(ann: Browser) -> None:
    table = ann.post("/api/tables", {"size": 2})["id"]
    assert ann.sees(table)["seats"][0]["salted"] is False
    first = secrets.token_hex(16)
    ann.post(f"/api/tables/{table}/join", {"salt": first})
    ann.post(f"/api/tables/{table}/join", {"salt": secrets.token_hex(16)})
    assert Table.objects.get(pk=table).seats.get().salt == first


@pytest.mark.parametrize("salt", ["short", "G" * 32, "a" * 65, "<b>hello</b>aaaaaaaaaa", 17])
def test_a_salt_is_hexadecimal(ann: Browser, bob: Browser, salt: object) -> None:
    table = ann.opens()
    assert bob.post(f"/api/tables/{table}/join", {"salt": salt}).status == 400
    assert names_at(ann, table) == ["Ann", None, None, None]


def test_a_full_table_is_full(ann: Browser, bob: Browser, guest: Guest) -> None:
    table = ann.opens(size=2)
    bob.joins(table)
    assert guest("Eve").joins(table).code == "table.full"


@pytest.mark.parametrize("name", ["ann", "A n n", "Änn"])
def test_joining_with_a_name_in_use_is_refused(ann: Browser, guest: Guest, name: str) -> None:
    table = ann.opens()
    double = guest(name)
    assert double.joins(table).code == "name.taken"
    double.patch("/api/me", {"name": "Somebody else"})
    assert double.joins(table).status == 200


def test_renaming_to_a_name_in_use_is_refused(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    bob.joins(table)
    assert bob.patch("/api/me", {"name": "ANN"}).code == "name.taken"
    assert bob.patch("/api/me", {"name": "Bobby"}).status == 200
    assert names_at(ann, table)[1] == "Bobby"


def test_joining_with_the_name_of_a_bot_is_refused(ann: Browser, guest: Guest) -> None:
    table = ann.opens()
    bot = ann.post(f"/api/tables/{table}/bots", {"level": "greedy"})["seats"][1]["name"]
    other = guest("Ada")
    Player.objects.filter(pk=other.player.pk).update(name=bot)  # a name from before such names were reserved
    assert other.joins(table).code == "name.taken"


def test_leaving_frees_the_seat(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    bob.joins(table)
    left = bob.post(f"/api/tables/{table}/leave")
    assert left["you"]["seat"] is None
    assert left["invite"] is None
    assert names_at(ann, table)[1] is None
    assert bob.post(f"/api/tables/{table}/leave").code == "table.not_seated"


def test_next_host_is_the_longest_seated_player(ann: Browser, guest: Guest) -> None:
    table = ann.opens()
    second, third = guest("Second"), guest("Third")
    second.joins(table)
    third.joins(table)
    ann.post(f"/api/tables/{table}/leave")
    assert second.sees(table)["you"]["host"] is True
    assert third.sees(table)["you"]["host"] is False
    assert ann.patch(f"/api/tables/{table}", {"size": 3}).code == "table.host"


def test_without_players_the_table_closes(ann: Browser) -> None:
    table = ann.opens()
    ann.post(f"/api/tables/{table}/bots", {"level": "random"})
    assert ann.post(f"/api/tables/{table}/leave")["status"] == "closed"
    assert ann.get("/api/lobby")["tables"] == []


# --- sending away ------------------------------------------------------------------------------------------


def test_removed_player_cannot_join_again(ann: Browser, bob: Browser) -> None:
    table = ann.opens(private=True)
    invite = ann.sees(table)["invite"]
    bob.joins(table, invite=invite)
    assert ann.delete(f"/api/tables/{table}/seats/1").status == 200
    assert names_at(ann, table) == ["Ann", None, None, None]
    assert bob.sees(table).status == 404
    assert bob.joins(table, invite=invite).status == 404
    renewed = ann.sees(table)["invite"]
    assert renewed != invite
    assert bob.joins(table, invite=renewed).code == "table.barred"


@pytest.mark.parametrize(
    ("seat", "code"),
    [(0, "table.self"), (2, "table.no_player"), (9, "table.no_player"), (1, "table.no_player")],
)
def test_host_cannot_remove_themselves(ann: Browser, seat: int, code: str) -> None:
    table = ann.opens()
    ann.post(f"/api/tables/{table}/bots", {"level": "random"})
    assert ann.delete(f"/api/tables/{table}/seats/{seat}").code == code


def test_only_the_host_removes_players(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    bob.joins(table)
    assert bob.delete(f"/api/tables/{table}/seats/0").code == "table.host"


# --- bots --------------------------------------------------------------------------------------------------


def test_bots_fill_all_free_seats_at_once(ann: Browser, guest: Guest) -> None:
    table = ann.opens(size=5)
    guest("Bob").joins(table)
    answer = ann.post(f"/api/tables/{table}/bots", {"level": "random", "fill": True})
    assert [seat["bot"] for seat in answer["seats"]] == [None, None, "random", "random", "random"]
    assert len({seat["name"] for seat in answer["seats"]}) == 5
    assert ann.post(f"/api/tables/{table}/bots", {"level": "random", "fill": True}).code == "table.full"


def test_bots_are_added_and_removed(ann: Browser) -> None:
    table = ann.opens(size=3)
    for level in ("greedy", "random"):
        assert ann.post(f"/api/tables/{table}/bots", {"level": level}).status == 200
    seats = ann.sees(table)["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "bot", "bot"]
    assert [seat["bot"] for seat in seats] == [None, "greedy", "random"]
    assert ann.post(f"/api/tables/{table}/bots", {"level": "greedy"}).code == "table.full"
    assert ann.delete(f"/api/tables/{table}/bots/1").status == 200
    assert names_at(ann, table)[1] is None
    assert ann.delete(f"/api/tables/{table}/bots/1").code == "table.no_bot"
    assert ann.delete(f"/api/tables/{table}/bots/0").code == "table.no_bot"


def test_two_bots_of_a_kind_have_names_of_their_own(ann: Browser) -> None:
    table = ann.opens(size=3)
    ann.post(f"/api/tables/{table}/bots", {"level": "greedy"})
    ann.post(f"/api/tables/{table}/bots", {"level": "greedy"})
    assert len(set(names_at(ann, table))) == 3


def test_unknown_bots_are_refused(ann: Browser) -> None:
    assert ann.post(f"/api/tables/{ann.opens()}/bots", {"level": "oracle"}).code == "bot.unknown"


def test_only_the_host_adds_bots(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    bob.joins(table)
    ann.post(f"/api/tables/{table}/bots", {"level": "greedy"})
    assert bob.post(f"/api/tables/{table}/bots", {"level": "greedy"}).code == "table.host"
    assert bob.delete(f"/api/tables/{table}/bots/2").code == "table.host"
