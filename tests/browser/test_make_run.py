"""README's first command: it comes up, says where, and Ctrl-C ends it without a trace."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

from bastide.serve import port_is_free
from bench.server import free_port
from tools import ROOT


def test_make_run_serves_until_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    words = ["make", "run", f"PORT={port}", f"PYTHON={sys.executable}"]
    environ = {**os.environ, "BASTIDE_VAR": str(tmp_path / "var"), "DATABASE_URL": "", "REDIS_URL": ""}
    with subprocess.Popen(
        words, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout
        said = []
        for line in process.stdout:
            said.append(line)
            if "Stop it with Ctrl-C" in line:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
                    assert b"<title>" in answer.read()
                os.killpg(process.pid, signal.SIGINT)
        assert f"http://127.0.0.1:{port}" in "".join(said)
        assert "Stopped.\n" in said
    assert port_is_free("127.0.0.1", port)
