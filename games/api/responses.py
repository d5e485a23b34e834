"""Answers that are files, and answers that never change."""

from __future__ import annotations

import gzip

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control, patch_vary_headers

DAY_S = 24 * 3600


class Download(HttpResponse):
    """JSON text that a browser saves under a name."""

    def __init__(self, text: str, filename: str) -> None:
        super().__init__(text, content_type="application/json")
        self["Content-Disposition"] = f'attachment; filename="{filename}"'


class CompressedPage(HttpResponse):
    """JSON that is compressed already. Browsers may keep it for `life_s` seconds, proxies if it is `public`.

    A full page of events changes only when a player's account is deleted: then another name stands in it.
    """

    def __init__(self, compressed: bytes, request: HttpRequest, *, public: bool, life_s: int = DAY_S) -> None:
        takes = "gzip" in request.headers.get("Accept-Encoding", "")
        super().__init__(
            compressed if takes else gzip.decompress(compressed), content_type="application/json"
        )
        if takes:
            self["Content-Encoding"] = "gzip"
        patch_vary_headers(self, ["Accept-Encoding"])
        patch_cache_control(self, **{"public" if public else "private": True}, max_age=life_s)
