"""The deployment of docker-compose.yml by hand: the same commands, on free ports, without containers."""

from __future__ import annotations

import os
import re
import secrets
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import psycopg
import yaml

from bench.server import free_port
from tests import machine
from tools import ROOT

DEPLOY = ROOT / "deploy"


def compose() -> dict[str, Any]:
    """Return docker-compose.yml with its anchors resolved."""
    data: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
    return data


class Database:
    """A database of its own on the server of DATABASE_URL; dropped at the end."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        # Not by the process alone: each module of tests has a deployment of its own, and they overlap.
        self.name = f"bastide_deploy_{os.getpid()}_{secrets.token_hex(4)}"
        self.admin = urlunsplit(parts._replace(path="/postgres"))
        self.address = urlunsplit(parts._replace(path=f"/{self.name}"))
        self._say(f'CREATE DATABASE "{self.name}"')

    def drop(self) -> None:
        """Drop it, whoever is still connected."""
        self._say(f'DROP DATABASE "{self.name}" WITH (FORCE)')

    def _say(self, words: str) -> None:
        with psycopg.connect(self.admin, autocommit=True) as link:
            link.execute(words.encode())


class Deployment:
    """Web processes, worker and nginx, each by the words of docker-compose.yml. `ports` by service name."""

    def __init__(self, folder: Path, database: Database, redis: str) -> None:
        self.folder = folder
        self.services = compose()["services"]
        self.environ = {**os.environ, **settings(folder, database.address, redis)}
        self.ports = {name: free_port() for name in ("nginx", "web-1", "web-2", "worker")}
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def up(self) -> None:
        """Start the migration, then everything else. Return when nginx passes calls on."""
        subprocess.run(self._words("migrate"), cwd=ROOT, env=self.environ, check=True, capture_output=True)
        for name in ("web-1", "web-2", "worker"):
            self.start(name)
        for name in ("web-1", "web-2"):
            self.wait(name)
        self._start_nginx()
        self.wait("nginx")

    def start(self, name: str) -> None:
        """Start a service of ours by its command."""
        own = {key: str(value) for key, value in self.services[name].get("environment", {}).items()}
        if "WORKER_METRICS_PORT" in own:
            own |= {"WORKER_METRICS_HOST": "127.0.0.1", "WORKER_METRICS_PORT": str(self.ports[name])}
        self._run(name, self._words(name), {**self.environ, **own})

    def address(self, name: str = "nginx") -> str:
        """Return where a service listens."""
        return f"http://127.0.0.1:{self.ports[name]}"

    def wait(self, name: str, seconds: float = 40) -> None:
        """Return when a service answers its health check; AssertionError with its log when it does not."""
        deadline = time.monotonic() + seconds
        path = "/api/setup" if name == "nginx" else "/healthz"  # nginx shows no visitor how a process is
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address(name)}{path}", timeout=5) as answer:
                    assert answer.status == 200
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise AssertionError(f"{name} does not answer:\n{self.log(name)[-3000:]}")

    def log(self, name: str) -> str:
        """Return what a service wrote."""
        return (self.folder / f"{name}.log").read_text(errors="replace")

    def end(self, name: str, number: int = signal.SIGTERM) -> int:
        """Send a service a signal and wait for its end. Return the exit status."""
        process = self.running.pop(name)
        process.send_signal(number)
        return process.wait(20)

    def down(self) -> None:
        """End what still runs."""
        for name in list(self.running):
            self.end(name)

    def _words(self, name: str) -> list[str]:
        first, *words = [str(word) for word in self.services[name]["command"]]
        assert first == "bastide"
        swap = {"0.0.0.0": "127.0.0.1", "8000": str(self.ports.get(name, 0))}
        return [sys.executable, "-m", first, *(swap.get(word, word) for word in words)]

    def _run(self, name: str, words: list[str], environ: dict[str, str]) -> None:
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen(words, cwd=ROOT, env=environ, stdout=log, stderr=log)

    def _start_nginx(self) -> None:
        here = self.folder / "nginx"
        here.mkdir()
        for name in ("site.conf", "processes.conf"):
            (here / name).write_text(on_this_machine((DEPLOY / name).read_text(), here, self.ports))
        (here / "nginx.conf").write_text(
            on_this_machine((DEPLOY / "nginx.conf").read_text(), here, self.ports)
        )
        # Its workers run as another user when it is started as root.
        for folder in (here, *here.parents[:3]):
            folder.chmod(folder.stat().st_mode | 0o055)
        words = [str(machine.nginx()), "-p", str(here), "-c", str(here / "nginx.conf"), "-g", "daemon off;"]
        self._run("nginx", words, dict(os.environ))


def settings(folder: Path, database: str, redis: str) -> dict[str, str]:
    """Return the environment that deploy/bastide.env would give, with limits for a busy test."""
    return {
        "SECRET_KEY": "only for a test on loopback",
        "ALLOWED_HOSTS": "127.0.0.1,localhost",
        "DATABASE_URL": database,
        "REDIS_URL": redis,
        "BASTIDE_VAR": str(folder),
        "PROXIES": "1",
        "PYTHONPATH": str(ROOT / "tests" / "deploy" / "hang"),
        "BOT_PAUSE": "0.05",
        **{f"RATE_{what}": "100000/min" for what in ("ANON", "USER", "GUEST", "TABLE")},
    }


def on_this_machine(text: str, folder: Path, ports: dict[str, int]) -> str:
    """nginx.conf for ports and folders of this machine instead of a network of containers."""
    for name in ("web-1", "web-2"):
        text = text.replace(f"server {name}:8000", f"server 127.0.0.1:{ports[name]}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{ports['nginx']};").replace(
        "include mime.types;", ""
    )
    text = text.replace("pid /tmp/nginx.pid;", f"pid {folder}/nginx.pid;")
    kept = "".join(
        f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return re.sub(r"http \{", f"http {{\n    {kept}", text, count=1)
