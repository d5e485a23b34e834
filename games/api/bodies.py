"""Bodies of calls: JSON of a bearable size and depth; what is larger is not even read."""

from __future__ import annotations

from typing import Any

from rest_framework.exceptions import ParseError
from rest_framework.parsers import JSONParser

from games import conf
from games.problems import Refused


class SmallJSON(JSONParser):
    """JSON as every ordinary call sends it."""

    most = conf.BODY_BYTES
    code, what = "http.size", "What is sent to this address"

    def parse(self, stream: Any, media_type: Any = None, parser_context: Any = None) -> Any:
        """DRF's own, after a look at the size."""
        request = (parser_context or {}).get("request")
        length = request.META.get("CONTENT_LENGTH") if request else None
        if not length or int(length) > self.most:
            raise Refused(self.code, f"{self.what} is at most {self.most // 1024} KiB long.")
        try:
            return super().parse(stream, media_type, parser_context)
        except RecursionError as error:
            raise ParseError("This JSON is nested too deeply.") from error


class RecordJSON(SmallJSON):
    """JSON up to the size of a record."""

    most = conf.RECORD_BYTES
    code, what = "record.size", "A record"
