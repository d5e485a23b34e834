"""Refusals of the site around the game."""

from __future__ import annotations

from http import HTTPStatus

from realtime.refusals import malformed

ART_UNKNOWN_SET = malformed("art.unknown_set", HTTPStatus.NOT_FOUND)
