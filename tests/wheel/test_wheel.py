"""`pip install bastide-….whl && bastide`: the page, a match against a bot, the rules, Django's commands."""

from __future__ import annotations

import re
import signal
import urllib.request
import zipfile
from collections.abc import Iterator

import pytest

from bench.guests import Guest
from bench.server import free_port
from config.settings import paths
from tests.deploy.sockets import Seat
from tests.wheel.installed import Installed, wheel

pytestmark = pytest.mark.wheel


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def address(installed: Installed) -> Iterator[str]:
    """`bastide` without a database, a Redis, or a setting; Ctrl-C ends it."""
    port = free_port()
    with installed.start("serve", "--port", str(port)) as process:
        assert process.stdout
        said = "".join(iter(process.stdout.readline, "  Stop it with Ctrl-C.\n"))
        address = f"http://127.0.0.1:{port}"
        assert f"Bastide is ready: {address}" in said
        yield address
        process.send_signal(signal.SIGINT)
        assert "Stopped.\n" in process.stdout.read()
    assert process.returncode == 0


def get(address: str) -> tuple[str, str]:
    """Return the text and the caching header of an answer."""
    with urllib.request.urlopen(address, timeout=20) as answer:
        return answer.read().decode(), answer.headers.get("Cache-Control", "")


def test_page_and_its_files_come_from_the_package(address: str) -> None:
    page, _ = get(f"{address}/")
    assert "<title>Bastide" in page
    script, caching = get(address + re.findall(r'src="(/assets/[^"]+\.js)"', page)[0])
    assert script
    assert "immutable" in caching


def test_about_page_has_the_version_of_the_package(installed: Installed) -> None:
    assert installed.run("bastide", "--version") == f"Bastide {paths.version()} (rules engine: pure Python)\n"
    with zipfile.ZipFile(wheel()) as package:
        scripts = [package.read(name).decode() for name in package.namelist() if name.endswith(".js")]
    assert any(f"`{paths.version()}`" in script or f'"{paths.version()}"' in script for script in scripts)


def test_tiles_are_drawn_already(address: str, installed: Installed) -> None:
    digest = Guest(address, "Dan").call("GET", "/api/setup")["art"]
    assert '"tiles"' in get(f"{address}/art/{digest}/tiles.json?sets=base,river")[0]
    assert (installed.data / "bastide" / "bastide.sqlite3").is_file()
    assert not (installed.data / "bastide" / "art").exists()


def test_match_is_played_against_a_bot(address: str) -> None:
    ann = Guest(address, "Ann")
    table = ann.call("POST", "/api/tables", {"size": 2, "clock": {"kind": "none"}})
    level = ann.call("GET", "/api/setup")["bots"][0]
    ann.call("POST", f"/api/tables/{table['id']}/bots", {"level": level})
    match = ann.call("POST", f"/api/tables/{table['id']}/start")["match"]
    with Seat(address, match, ann) as seat:
        for _ in range(4):
            seat.play()
            if seat.events(by=1):
                break
        assert seat.events(by=1) or seat.wait_for_event(by=1)


def test_rules_play_and_verify_a_game(installed: Installed) -> None:
    record = installed.run("bastide", "rules", "play", "--seats", "2", "--seed", "1", "--expansions", "river")
    assert installed.run("bastide", "rules", "verify", "-", text=record)


def test_django_has_nothing_to_say(installed: Installed) -> None:
    assert "no issues" in installed.run("bastide", "manage", "check", "--fail-level", "WARNING")
    assert "No changes detected" in installed.run(
        "bastide", "manage", "makemigrations", "--check", "--dry-run"
    )


def test_package_has_no_tests_and_no_tools() -> None:
    with zipfile.ZipFile(wheel()) as package:
        tops = {name.split("/")[0] for name in package.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {
        "bastide", "config", "games", "lobby", "realtime", "rules", "web",
    }  # fmt: skip
