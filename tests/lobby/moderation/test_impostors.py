"""Names that look like those of operators, bots or accounts are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lobby import names
from lobby.models import Player
from tests.lobby.browser import Browser
from tests.lobby.moderation.scene import AUTH, PASSWORD, sign_up

Guest = Callable[..., Browser]


@pytest.mark.parametrize(
    "name",
    [
        "Admin", "ADMIN", "Adm1n", "Admin Ann", "AnnAdmin", "Moderator_2", "the moderator",
        "Bastide", "Bastide Team", "Ｓｔａｆｆ", "Obsługa", "Obsluga", "Bot Ada", "bot ada", "B0t Ada",
        "System", "Bot Xena", "XenaBot", "B0t 7", "Computer",
    ],
)  # fmt: skip
def test_names_like_those_of_operators_and_bots_are_reserved(name: str) -> None:
    assert names.is_reserved(name)


@pytest.mark.parametrize(
    "name",
    ["Ann", "Modena", "Adminton", "Botticelli", "Talbot", "Systemic Ann", "Łukasz", "Supporter"],
)
def test_innocent_names_are_not_reserved(name: str) -> None:
    assert not names.is_reserved(name)


def test_an_operator_reserves_more_names(settings: Any) -> None:
    settings.RESERVED_NAMES = ["Club Toulouse"]
    assert names.is_reserved("club toulouse")
    assert not names.is_reserved("Club Carcassonne")


@pytest.mark.django_db
def test_nobody_takes_a_name_that_looks_like_an_accounts(guest: Guest) -> None:
    annie = sign_up(guest("Anna Karla"), "annie")
    bob = guest("Bob")
    for name in (
        "Anna Karla",
        "ANNA KARLA",
        "Anna KarIa",
        "annie",
        "Аnnie".replace("А", "A"),
        "аппіе"[:0] + "ANNIE",
    ):
        assert bob.patch("/api/me", {"name": name}).code == "name.impostor", name
    stranger = Browser()
    stranger.get("/api/me")
    assert stranger.post("/api/me/guest", {"name": "Annie"}).code == "name.impostor"
    assert annie.patch("/api/me", {"name": "Annie"}).status == 200  # the own user name
    assert bob.patch("/api/me", {"name": "Anna"}).status == 200


@pytest.mark.django_db
def test_two_guests_may_have_one_name(guest: Guest) -> None:
    assert guest("Cleo").player.name == guest("Cleo").player.name


@pytest.mark.django_db
def test_a_user_name_that_looks_like_an_accounts_is_refused(guest: Guest) -> None:
    sign_up(guest("Ann"), "annie")
    other = guest("Bob")
    answer = other.post(f"{AUTH}/signup", {"username": "anni3", "password": PASSWORD})
    assert answer.code == "name.impostor"


@pytest.mark.django_db
def test_a_guest_whose_name_was_taken_meanwhile_signs_up_under_the_user_name(guest: Guest) -> None:
    first, second = guest("Ann"), guest("Ann")
    sign_up(first, "annie")
    sign_up(second, "bella")
    assert second.player.name == "bella"


@pytest.mark.django_db
def test_an_operator_may_have_a_reserved_name(ann: Browser) -> None:
    assert ann.patch("/api/me", {"name": "Moderator"}).code == "name.reserved"
    Player.objects.filter(pk=ann.player.pk).update(is_staff=True)
    assert ann.patch("/api/me", {"name": "Moderator"}).status == 200
