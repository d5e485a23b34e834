"""What the soak changes in its own processes: the revision of the rules, and the clock.

SOAK_REVISION makes a process one of an older release. On SIGUSR2 the clock jumps by the seconds in the file
SOAK_CLOCK.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

_real_time = time.time
_ahead = 0.0  # seconds


def _now() -> datetime:
    return datetime.now(tz=UTC) + timedelta(seconds=_ahead)


def _jump(*_: object) -> None:
    global _ahead  # noqa: PLW0603 - the clock of a process is one
    _ahead = float(Path(os.environ["SOAK_CLOCK"]).read_text())


def _become_older(revision: int) -> None:
    sys.path.insert(0, str(Path(__file__).parents[3]))
    import rules.setup.reader
    import rules.setup.setup

    for module in (rules, rules.setup.setup, rules.setup.reader):
        module.REVISION = revision  # type: ignore[attr-defined]


if "SOAK_CLOCK" in os.environ:
    time.time = lambda: _real_time() + _ahead
    import django.utils.timezone

    django.utils.timezone.now = _now
    signal.signal(signal.SIGUSR2, _jump)
if os.environ.get("SOAK_REVISION"):
    _become_older(int(os.environ["SOAK_REVISION"]))
