"""What nginx itself refuses above a rate is a refusal with the time to wait, as the application's are."""

from __future__ import annotations

import http.client
import json
import re
import subprocess
import time
from collections.abc import Iterator
from http import HTTPStatus

import pytest

from bench.server import free_port
from tests import machine
from tests.deploy.deployment import on_this_machine
from tools import ROOT

pytestmark = pytest.mark.nginx
FROM_ANYWHERE = "http { set_real_ip_from 127.0.0.1; real_ip_header X-From;"
CONF = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Nginx with our configuration and no process behind it: what it passes on is answered with 502.

    A call may say from which address it comes.
    """
    folder = tmp_path_factory.mktemp("nginx")
    ports = {name: free_port() for name in ("nginx", "web-1", "web-2")}
    for name in ("nginx.conf", "site.conf", "processes.conf"):
        text = (ROOT / "deploy" / name).read_text(encoding="utf-8").replace("http {", FROM_ANYWHERE)
        (folder / name).write_text(on_this_machine(text, folder, ports).replace("/dev/std", f"{folder}/std"))
    words = [str(machine.nginx()), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen([*words, "-g", "daemon off;"], stderr=subprocess.DEVNULL) as process:
        _wait(ports["nginx"])
        yield ports["nginx"]
        process.terminate()


def _wait(port: int) -> None:
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            assert _ask(port, "/livez")[0] == HTTPStatus.NOT_FOUND
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("nginx does not answer")


def _ask(port: int, path: str, address: str = "127.0.0.1") -> tuple[int, http.client.HTTPMessage, str]:
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        link.request("POST", path, headers={"X-From": address})
        answer = link.getresponse()
        return answer.status, answer.headers, answer.read().decode()
    finally:
        link.close()


def refused(port: int, path: str) -> tuple[http.client.HTTPMessage, str]:
    """Call until nginx refuses. Return the headers and the body of the refusal."""
    for _ in range(300):
        status, headers, body = _ask(port, path)
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
    statuses = [_ask(port, path, one)[0] for _ in range(12)]
    assert statuses[-1] == HTTPStatus.TOO_MANY_REQUESTS
    assert _ask(port, path, other)[0] == HTTPStatus.TOO_MANY_REQUESTS
    assert _ask(port, path, far)[0] == HTTPStatus.BAD_GATEWAY


def test_the_admin_says_it_in_words(port: int) -> None:
    headers, body = refused(port, "/admin/login/")
    assert (headers["Content-Type"], headers["Retry-After"]) == ("text/plain", "3")
    assert body == "Too many tries. Try again in 3 seconds.\n"
