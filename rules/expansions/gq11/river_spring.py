"""The spring of Games Quarterly 11."""

from __future__ import annotations

from typing import Final

SPRING: Final = "GQ/RFI"
