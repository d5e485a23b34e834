"""Headers for the files of the front end."""

from __future__ import annotations

from wsgiref.headers import Headers


def cache_assets(headers: Headers, path: str, url: str) -> None:
    """Let browsers keep files below /assets without asking again: their names have a hash of the content."""
    if url.startswith("/assets/"):
        headers["Cache-Control"] = "public, max-age=31536000, immutable"
