"""Which addresses the server calls for a browser: push services of the internet, never a machine inside."""

from __future__ import annotations

import socket
import time
from ipaddress import ip_address
from typing import Any

import pytest

from lobby.alerts import endpoints
from lobby.alerts.endpoints import NoAnswerError, NotAllowedError, check, is_public, post
from tests.lobby.alerts.push_service import PushService

ALLOWED = [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com:443/QOabc?x=1",
]
REFUSED = [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/send",
    "https://user@fcm.googleapis.com/send",
    "https://127.0.0.1/send",
    "https://localhost/send",
    "https://redis:6379/send",
    "https://redis/send",
    "https://[::1]/send",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/send",
    "https://0x7f.1/send",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/\r\nX: y",
    "https://fcm.googleapis.com:99999/send",
    "ftp://fcm.googleapis.com/send",
    "javascript:alert(1)",
    "https://fcm.googleapis.com/" + "a" * 1000,
    "",
]


@pytest.fixture
def production(settings: Any) -> None:
    settings.PUSH_LOOPBACK = False


@pytest.mark.parametrize("address", ALLOWED)
def test_push_services_are_called(address: str, production: None) -> None:
    assert check(address).geturl() == address


@pytest.mark.parametrize("address", REFUSED)
def test_other_addresses_are_not_called(address: str, production: None) -> None:
    with pytest.raises(NotAllowedError):
        check(address)


def test_loopback_is_called_only_where_the_setting_allows_it(settings: Any) -> None:
    assert check("http://127.0.0.1:8999/send")
    settings.PUSH_LOOPBACK = False
    with pytest.raises(NotAllowedError):
        check("http://127.0.0.1:8999/send")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2a00:1450:4001::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.17.0.2", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fd00::1", False),
        ("fe80::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::808:808", True),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
    ],
)
def test_only_addresses_of_the_internet_are_public(address: str, public: bool) -> None:
    assert is_public(ip_address(address)) is public


@pytest.mark.parametrize("inside", [["127.0.0.1"], ["10.0.0.7"], ["8.8.8.8", "10.0.0.7"], ["::1"]])
def test_a_public_name_that_leads_inside_is_not_called(
    inside: list[str], production: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when it led to a public address at its first look-up: the checked address is the called one."""
    called: list[Any] = []
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in inside]
    monkeypatch.setattr(endpoints, "getaddrinfo", lambda *_a, **_k: found)
    monkeypatch.setattr(endpoints, "create_connection", lambda *a, **_k: called.append(a))
    with pytest.raises(NotAllowedError):
        post("https://push.example.org/send", {}, b"", 5)
    assert called == []


def test_the_address_that_was_checked_is_the_one_that_is_called(
    production: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[Any] = []

    def connect(address: Any, timeout: float) -> Any:
        called.append(address)
        raise ConnectionRefusedError

    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.4.4", 443))]
    monkeypatch.setattr(endpoints, "getaddrinfo", lambda *_a, **_k: found)
    monkeypatch.setattr(endpoints, "create_connection", connect)
    with pytest.raises(NoAnswerError):
        post("https://push.example.org/send", {}, b"", 5)
    assert called == [("8.8.4.4", 443)]


def test_redirects_are_not_followed(service: PushService) -> None:
    service.status = 307
    assert post(f"{service.address}/send", {}, b"x", 5) == 307
    assert [path for path, _, _ in service.taken] == ["/send"]


def test_a_service_that_answers_drop_by_drop_is_cut_in_time(service: PushService) -> None:
    service.slow = 30
    began = time.monotonic()
    with pytest.raises(NoAnswerError):
        post(f"{service.address}/send", {}, b"x", 0.5)
    assert time.monotonic() - began < service.slow / 2


def test_no_service_at_the_address_is_no_answer() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(NoAnswerError):
        post(f"http://127.0.0.1:{port}/send", {}, b"x", 2)
