"""PostgreSQL, Redis and a browser for the tests: those that run, else private ones started here."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from tools.server import free_port

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


@dataclass(frozen=True)
class Found:
    """A service to use (`address`), or None and the words why not; `how` says where it came from."""

    name: str
    address: str | None
    how: str


def _answers(port: int, question: bytes = b"", want: bytes = b"") -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), 2) as link:
            link.sendall(question)
            return not want or link.recv(64).startswith(want)
    except OSError:
        return False


def _wait(port: int, process: subprocess.Popen[bytes], seconds: float = 20) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and process.poll() is None:
        if _answers(port):
            return True
        time.sleep(0.1)
    return False


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# --- Redis


def redis(stack: ExitStack) -> Found:
    """REDIS_URL, a running Redis (a database of it), or a private one that ends with the stack."""
    if address := os.environ.get("REDIS_URL"):
        return Found("Redis", address, "REDIS_URL")
    if _answers(6379, b"PING\r\n", b"+PONG"):
        # Two runs on one machine keep apart: each takes a database by its process id. Tests that want one
        # beside it take the one eight further; number 0 is most likely to be somebody's.
        database = 1 + os.getpid() % 7
        return Found("Redis", f"redis://127.0.0.1:6379/{database}", "the one running on port 6379")
    if program := shutil.which("redis-server"):
        return _private_redis(program, stack)
    return Found(
        "Redis", None, "none runs on port 6379 and there is no redis-server (REDIS_URL names another)"
    )


def _private_redis(program: str, stack: ExitStack) -> Found:
    port, folder = free_port(), stack.enter_context(tempfile.TemporaryDirectory(prefix="bastide-redis-"))
    words = [
        program,
        "--port",
        str(port),
        "--bind",
        "127.0.0.1",
        "--save",
        "",
        "--appendonly",
        "no",
        "--dir",
        folder,
    ]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    stack.callback(_stop, process)
    if not _wait(port, process):
        return Found("Redis", None, f"{program} did not start")
    return Found("Redis", f"redis://127.0.0.1:{port}/0", f"a private {program}")


# --- PostgreSQL


def postgres(stack: ExitStack) -> Found:
    """DATABASE_URL, a running PostgreSQL that lets us in, or a private one that ends with the stack."""
    address = os.environ.get("DATABASE_URL", "")
    if address.startswith("postgres"):
        return Found("PostgreSQL", address, "DATABASE_URL")
    running = "postgres://postgres@127.0.0.1:5432/postgres"
    if _answers(5432) and _lets_in(running):
        # Nobody makes a database of this name, but the tests name theirs after it: test_bastide_...
        named = f"postgres://postgres@127.0.0.1:5432/bastide_{os.getpid()}"
        return Found("PostgreSQL", named, "the one running on port 5432")
    if folder := _postgres_programs():
        return _private_postgres(folder, stack)
    return Found(
        "PostgreSQL",
        None,
        "none on port 5432 lets us in and it is not installed (DATABASE_URL names another)",
    )


def _lets_in(address: str) -> bool:
    import psycopg

    try:
        psycopg.connect(address, connect_timeout=3).close()
    except psycopg.Error:
        return False
    return True


def _postgres_programs() -> Path | None:
    """The newest folder with both initdb and postgres."""
    folders = [Path(found).resolve().parent for found in [shutil.which("postgres")] if found]
    folders += sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name, reverse=True
    )
    return next((folder for folder in folders if (folder / "initdb").is_file()), None)


def _private_postgres(programs: Path, stack: ExitStack) -> Found:
    port, home = (
        free_port(),
        Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bastide-postgres-"))),
    )
    user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    if user:
        shutil.chown(home, user)
    data = home / "data"
    words = [
        str(programs / "initdb"),
        "-D",
        str(data),
        "-U",
        "postgres",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
    ]
    made = subprocess.run(words, capture_output=True, text=True, user=user, cwd=home, check=False)
    if made.returncode:
        return Found("PostgreSQL", None, f"initdb failed: {made.stderr.strip()[-200:]}")
    return _start_postgres(programs, data, port, stack)


def _start_postgres(programs: Path, data: Path, port: int, stack: ExitStack) -> Found:
    words = [str(programs / "postgres"), "-D", str(data), "-p", str(port), "-k", str(data), "-h", "127.0.0.1"]
    words += ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=200"]
    user = "postgres" if os.geteuid() == 0 else None
    process = subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user, cwd=data
    )
    stack.callback(_stop, process)
    if not _wait(port, process):
        return Found("PostgreSQL", None, "the private server did not start")
    address = f"postgres://postgres@127.0.0.1:{port}/postgres"
    return Found("PostgreSQL", address, f"a private one from {programs.parent.name}")


# --- browser


def browser() -> Found:
    """BASTIDE_CHROMIUM, or a Chromium of the system. The address is the path of the program."""
    named = os.environ.get("BASTIDE_CHROMIUM")
    for word in [named] if named else BROWSERS:
        if found := shutil.which(word):
            return Found("browser", found, f"at {found}")
    return Found("browser", None, "no Chromium here (BASTIDE_CHROMIUM names its program)")
