"""The health check of a web container: status 0 when /healthz answers 200."""

from __future__ import annotations

import sys
import urllib.request
from http.client import HTTPException


def healthy(port: int = 8000) -> bool:
    """Return whether the web process of this container answers and reaches its database."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}/healthz", headers={"Host": "localhost"})
    try:
        with urllib.request.urlopen(request, timeout=4) as answer:  # noqa: S310
            return bool(answer.status == 200)
    except (OSError, HTTPException):
        return False


if __name__ == "__main__":
    sys.exit(0 if healthy() else 1)
