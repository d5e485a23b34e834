"""Answers as JSON text."""

from __future__ import annotations

from typing import Any

import msgspec
from rest_framework.renderers import JSONRenderer


class SchemaRenderer(JSONRenderer):
    """Encodes a schema, or plain data of schemas, with the encoder that the sockets use."""

    def render(
        self, data: Any, accepted_media_type: str | None = None, renderer_context: Any = None
    ) -> bytes:
        """Return JSON in UTF-8 without spaces, or nothing for an answer without a body."""
        return b"" if data is None else msgspec.json.encode(data)
