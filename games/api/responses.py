"""Answers that are files."""

from __future__ import annotations

from django.http import HttpResponse


class Download(HttpResponse):
    """JSON text that a browser saves under a name."""

    def __init__(self, text: str, filename: str) -> None:
        super().__init__(text, content_type="application/json")
        self["Content-Disposition"] = f'attachment; filename="{filename}"'
