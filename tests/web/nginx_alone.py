"""nginx with our configuration, in front of processes that a test stands for itself."""

from __future__ import annotations

import http.client
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server import free_port
from tests import machine
from tests.deploy.deployment import on_this_machine
from tools import ROOT

FROM_ANYWHERE = "http { set_real_ip_from 127.0.0.1; real_ip_header X-From;"


@contextmanager
def nginx_alone(folder: Path) -> Iterator[dict[str, int]]:
    """Run nginx without a process behind it; yield the ports: `nginx`, and those that it passes calls to.

    A call may say from which address it comes, by the header X-From.
    """
    ports = {name: free_port() for name in ("nginx", "web-1", "web-2")}
    for name in ("nginx.conf", "site.conf", "processes.conf"):
        text = (ROOT / "deploy" / name).read_text(encoding="utf-8").replace("http {", FROM_ANYWHERE)
        (folder / name).write_text(on_this_machine(text, folder, ports).replace("/dev/std", f"{folder}/std"))
    words = [str(machine.nginx()), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen([*words, "-g", "daemon off;"], stderr=subprocess.DEVNULL) as process:
        try:
            _wait(ports["nginx"])
            yield ports
        finally:
            process.terminate()


def ask(
    port: int, path: str, address: str = "127.0.0.1", method: str = "POST"
) -> tuple[int, http.client.HTTPMessage, str]:
    """Call nginx from an address; return the status, the headers and the body."""
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        link.request(method, path, headers={"X-From": address})
        answer = link.getresponse()
        return answer.status, answer.headers, answer.read().decode()
    finally:
        link.close()


def _wait(port: int) -> None:
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            assert ask(port, "/livez")[0] == 404
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("nginx does not answer")
