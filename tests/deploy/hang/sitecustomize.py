"""Lets a test hang a web process: on SIGUSR2 its event loop is blocked for a minute."""

from __future__ import annotations

import signal
import time

signal.signal(signal.SIGUSR2, lambda *_: time.sleep(60))
