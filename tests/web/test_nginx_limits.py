"""What nginx itself refuses above a rate is a refusal with the time to wait, as the application's are."""

from __future__ import annotations

import http.client
import json
import re
from collections.abc import Iterator
from http import HTTPStatus

import pytest

from tests.web.nginx_alone import ask, nginx_alone
from tools import ROOT

pytestmark = pytest.mark.nginx
CONF = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """nginx without a process behind it: what it passes on is answered with 502."""
    with nginx_alone(tmp_path_factory.mktemp("nginx")) as ports:
        yield ports["nginx"]


def refused(port: int, path: str) -> tuple[http.client.HTTPMessage, str]:
    """Call until nginx refuses. Return the headers and the body of the refusal."""
    for _ in range(300):
        status, headers, body = ask(port, path)
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            return headers, body
        assert status == HTTPStatus.BAD_GATEWAY
    raise AssertionError(f"{path} is never refused")


def seconds_of(zone: str) -> int:
    """Return the whole seconds in which a zone has room for one more call."""
    found = re.search(rf"zone={zone}:\S+ rate=(\d+)r/([sm])", CONF)
    assert found
    return -(-{"s": 1, "m": 60}[found[2]] // int(found[1]))


@pytest.mark.parametrize(
    ("path", "zone"),
    [
        ("/api/lobby", "calls"),
        ("/_allauth/browser/v1/config", "calls"),
        ("/_allauth/browser/v1/auth/login", "passwords"),
    ],
)
def test_a_call_above_the_rate_is_refused_as_the_application_would(port: int, path: str, zone: str) -> None:
    headers, body = refused(port, path)
    said = json.loads(body)
    seconds = seconds_of(zone)
    assert (said["code"], said["params"]) == ("http.throttled", {"seconds": seconds})
    assert said["sentence"] == f"Too many tries. Try again in {seconds} second{'s' if seconds > 1 else ''}."
    assert headers["Retry-After"] == str(seconds)
    assert headers["Content-Type"] == "application/json"


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ("2001:db8:1:2::5", "2001:db8:1:2:ffff::9", "2001:db8:1:3::5"),
        ("2001:db8::5", "2001:db8:0:0:ffff::9", "2001:db8:1::5"),
        ("::ffff:203.0.113.9", "203.0.113.9", "203.0.113.10"),
    ],
)
def test_a_household_counts_as_one_address(port: int, one: str, other: str, far: str) -> None:
    path = "/_allauth/browser/v1/auth/login"
    statuses = [ask(port, path, one)[0] for _ in range(12)]
    assert statuses[-1] == HTTPStatus.TOO_MANY_REQUESTS
    assert ask(port, path, other)[0] == HTTPStatus.TOO_MANY_REQUESTS
    assert ask(port, path, far)[0] == HTTPStatus.BAD_GATEWAY


def test_the_admin_says_it_in_words(port: int) -> None:
    headers, body = refused(port, "/admin/login/")
    assert (headers["Content-Type"], headers["Retry-After"]) == ("text/plain", "3")
    assert body == "Too many tries. Try again in 3 seconds.\n"
