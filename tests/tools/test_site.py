"""The documents build as a site, and a link or an anchor that leads nowhere stops the build."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import ROOT


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("[fine](testing.md#run-one-file)", ""),
        ("[page](no-such-page.md)", "no-such-page.md"),
        ("[anchor](testing.md#no-such-part)", "no-such-part"),
        ("![picture](pictures/no-such.png)", "no-such.png"),
        ("[outside](../README.md)", "README.md"),
    ],
)
def test_site_is_built_only_if_every_link_leads_somewhere(line: str, said: str, tmp_path: Path) -> None:
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    with (tmp_path / "docs" / "index.md").open("a") as page:
        page.write(f"\n{line}\n")
    words = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode != 0) is bool(said), done.stderr
    assert said in done.stderr
