"""Headers for the files of the front end."""

from __future__ import annotations

from wsgiref.headers import Headers

WORKERS = frozenset({"/sw.js", "/push-worker.js"})


def cache_assets(headers: Headers, path: str, url: str) -> None:
    """Let browsers keep files below /assets without asking again: their names have a hash of the content.

    Scripts of the service worker are asked for each time, so that none outlives an update.
    """
    if url.startswith("/assets/"):
        headers["Cache-Control"] = "public, max-age=31536000, immutable"
    elif url in WORKERS:
        headers["Cache-Control"] = "no-cache"
        headers["Service-Worker-Allowed"] = "/"
