"""Request bodies: JSON of limited size and depth. A larger body is not read."""

from __future__ import annotations

from typing import Any

from rest_framework.exceptions import ParseError
from rest_framework.parsers import JSONParser

from games import conf
from games.refusals import RECORD_SIZE
from realtime.refusals import HTTP_SIZE, RequestRefused


class SmallJSONParser(JSONParser):
    """JSON of an ordinary call."""

    most = conf.BODY_BYTES
    too_large = HTTP_SIZE

    def parse(self, stream: Any, media_type: Any = None, parser_context: Any = None) -> Any:
        """Refuse a body that is too large, then parse as usual."""
        request = (parser_context or {}).get("request")
        length = request.META.get("CONTENT_LENGTH") if request else None
        if not length or int(length) > self.most:
            raise RequestRefused(self.too_large, most=self.most // 1024)
        try:
            return super().parse(stream, media_type, parser_context)
        except RecursionError as error:
            raise ParseError("This JSON is nested too deeply.") from error


class RecordJSONParser(SmallJSONParser):
    """JSON up to the size of a record."""

    most = conf.RECORD_BYTES
    too_large = RECORD_SIZE
