"""No call for accounts ends in a server error, whoever calls: by allauth's own description and against it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
import schemathesis
import yaml
from django.conf import LazySettings
from django.urls import is_valid_path
from hypothesis import given
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from tests.fuzz.test_http import BROKEN, HERE, bounded, everything_on
from tests.lobby.browser import Browser

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]
__all__ = ["everything_on"]
SPEC = files("allauth.headless.spec") / "doc" / "openapi.yaml"
SIGNUP = "/_allauth/browser/v1/auth/signup"
ACCOUNT = {"username": "member", "password": "password-of-member"}
ROLES = ("nobody", "guest", "member")


def _operations() -> Iterator[APIOperation[Any, Any, Any, Any]]:
    """Yield the calls that this site offers; the others are only answered with 404."""
    described = yaml.safe_load(SPEC.read_text(encoding="utf-8"))
    for each in schemathesis.openapi.from_dict(described).get_all_operations():
        assert isinstance(each, Ok), each
        if is_valid_path(_address(each.ok().path)):
            yield each.ok()


def _address(path: str) -> str:
    return path.replace("{client}", "browser")


OPERATIONS = {each.label: each for each in _operations()}
WRITING = [label for label in OPERATIONS if not label.startswith("GET")]


class Visitors:
    """Somebody without a session, a guest, and somebody with an account."""

    def __init__(self) -> None:
        self.browsers = {role: Browser() for role in ROLES}
        self.browsers["nobody"].get("/api/me")
        self.browsers["guest"].become("Ann")
        self.browsers["member"].get("/api/me")
        assert self.send("member", "POST", SIGNUP, json.dumps(ACCOUNT)).status_code in {200, 409}

    def send(self, role: str, method: str, address: str, body: str | bytes) -> Any:
        """Return the answer to a call with this role's session and CSRF token."""
        return self.browsers[role].raw(method, address, body)


@pytest.fixture(autouse=True)
def without_limits_of_accounts(everything_on: None, settings: LazySettings) -> None:
    """Refusals by limits would hide what comes after them."""
    settings.ACCOUNT_RATE_LIMITS = False


@pytest.fixture
def visitors() -> Visitors:
    return Visitors()


def test_the_description_is_that_of_accounts() -> None:
    assert {"POST /_allauth/{client}/v1/auth/login", f"POST {SIGNUP.replace('browser', '{client}')}"} <= set(
        OPERATIONS
    )


@pytest.mark.parametrize("label", OPERATIONS)
@bounded
@given(data=st.data())
def test_no_call_ends_in_a_server_error(label: str, visitors: Visitors, data: st.DataObject) -> None:
    wrong = bool(OPERATIONS[label].body) and data.draw(st.booleans(), label="wrong")
    mode = GenerationMode.NEGATIVE if wrong else GenerationMode.POSITIVE
    case = data.draw(OPERATIONS[label].as_strategy(generation_mode=mode), label="case")
    if "client" in case.path_parameters:
        case.path_parameters["client"] = "browser"
    sent = case.as_transport_kwargs(HERE)
    body = sent.get("data") or (json.dumps(sent["json"]) if "json" in sent else "")
    for role in ROLES:
        answer = visitors.send(role, case.method, sent["url"].removeprefix(HERE), body)
        assert answer.status_code < 500, answer.content


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: repr(text[:4]))
def test_no_broken_body_ends_in_a_server_error(text: bytes, visitors: Visitors) -> None:
    for label in WRITING:
        method, path = label.split()
        for role in ROLES:
            answer = visitors.send(role, method, _address(path), text)
            assert answer.status_code < 500, (label, answer.content)
