"""Strangers who use up the tries for a user name do not lock its owner out at an address of the account."""

from __future__ import annotations

from typing import Any

import pytest
from allauth.usersessions.models import UserSession

from tests.lobby.browser import Browser
from tests.lobby.test_accounts import AUTH, log_in, sign_up

pytestmark = pytest.mark.django_db(transaction=True)
HOME, AWAY = "192.0.2.1", "192.0.2.2"
TOO_MANY = "account.too_many_login_attempts"


@pytest.fixture(autouse=True)
def few_tries(settings: Any) -> None:
    settings.ACCOUNT_RATE_LIMITS = {**settings.ACCOUNT_RATE_LIMITS, "login_failed": "3/m/ip,6/h/key"}


def at(address: str) -> Browser:
    return Browser(REMOTE_ADDR=address)


def use_up() -> None:
    """Let two strangers try until nobody else may."""
    for number in range(6):
        assert log_in(at(f"198.51.100.{number // 3}"), "annie", "wrong").status != 429
    assert log_in(at("198.51.100.9"), "annie", "wrong").code == TOO_MANY


def test_owner_logs_in_where_a_session_is_open() -> None:
    sign_up(at(HOME))
    use_up()
    assert log_in(at(AWAY)).code == TOO_MANY
    assert log_in(at(HOME), "Annie").status == 200


def test_owner_logs_in_where_a_session_was() -> None:
    browser = at(HOME)
    sign_up(browser)
    browser.delete(f"{AUTH}/session")
    use_up()
    assert log_in(at(HOME)).status == 200


def test_address_whose_session_was_ended_from_elsewhere_is_not_known() -> None:
    sign_up(at(HOME))
    UserSession.objects.get().end()
    use_up()
    assert log_in(at(HOME)).code == TOO_MANY


def test_a_known_address_has_its_own_limit(settings: Any) -> None:
    settings.ACCOUNT_RATE_LIMITS = {**settings.ACCOUNT_RATE_LIMITS, "login_failed": "9/m/ip,2/h/key"}
    sign_up(at(HOME))
    tries = [log_in(at(HOME), "annie", "wrong").code for _ in range(3)]
    assert TOO_MANY not in tries[:-1]
    assert tries[-1] == TOO_MANY
    assert log_in(at(AWAY)).status == 200


def test_sessions_of_others_make_no_address_known() -> None:
    sign_up(at(HOME))
    sign_up(at(AWAY), username="berta")
    use_up()
    assert log_in(at(AWAY)).code == TOO_MANY
