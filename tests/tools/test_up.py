"""`make run` speaks plainly when it can't start, and does a step again only when its inputs changed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import environment, node, stamps
from tools.say import Stop
from tools.server import free_port, port_is_free
from tools.stamps import ROOT, Stamp, files_below, fingerprint


@pytest.fixture
def busy() -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def run_up(**settings: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "tools.up"]
    environ = {**os.environ, **settings}
    return subprocess.run(
        words, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=60, check=False
    )


def test_a_busy_port_is_said_before_anything_is_done(busy: int) -> None:
    done = run_up(PORT=str(busy))
    assert done.returncode == 1
    assert f"Port {busy} is in use" in done.stderr
    assert f"make run PORT={busy + 1}" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", ["eighty", "0", "65536", "-1", ""])
def test_a_port_that_is_none_is_refused(words: str) -> None:
    done = run_up(PORT=words)
    assert done.returncode == 1
    assert "is no port" in done.stderr


def test_ports(busy: int) -> None:
    assert not port_is_free("127.0.0.1", busy)
    assert port_is_free("127.0.0.1", free_port())


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "OLDEST", (99, 0))
    with pytest.raises(Stop, match=r"needs Python 3\.11"):
        environment.check_version()


def test_what_runs_before_the_environment_needs_no_package() -> None:
    """All that `make run` imports is the standard library and tools/ itself."""
    words = [
        sys.executable,
        "-I",
        "-S",
        "-c",
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); import tools.up",
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "fine"),
    [
        ("v20.19.0", True),
        ("v20.18.3", False),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0", True),
        ("v18.20.4", False),
        ("", False),
    ],
)
def test_which_node_is_new_enough(words: str, fine: bool) -> None:
    assert node.new_enough(node.parse_version(words)) is fine


def test_a_stamp_is_stale_as_soon_as_an_input_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    source = tmp_path / "source.txt"
    source.write_text("one")
    first = Stamp("step", fingerprint([source], "3.11"), tmp_path / "stamps")
    assert not first.fresh()
    first.set()
    assert Stamp("step", fingerprint([source], "3.11"), tmp_path / "stamps").fresh()
    assert not Stamp("step", fingerprint([source], "3.12"), tmp_path / "stamps").fresh()
    source.write_text("two")
    assert not Stamp("step", fingerprint([source], "3.11"), tmp_path / "stamps").fresh()


def test_files_are_found_without_the_folders_to_leave_out(tmp_path: Path) -> None:
    for name in ("a.txt", "in/b.txt", "node_modules/c.txt", "in/dist/d.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = files_below(tmp_path, without=frozenset({"node_modules", "dist"}))
    assert {path.name for path in found} == {"a.txt", "b.txt"}
