"""Refusals by the server: how they are declared, raised and sent, and the ones that every package needs.

A code is declared once, in the `refusals` module of its package:

    TABLE_FULL = RequestRefusal("table.full", "All seats at this table are taken.", HTTPStatus.CONFLICT)
    raise RequestRefused(TABLE_FULL)
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType
from rest_framework.exceptions import APIException

from rules.refusal_types import NUMBER, SECONDS, TEXT, Declaration, ParamType, Refusal, Template


class RefusalSchema(msgspec.Struct, kw_only=True):
    """Why something was not done."""

    code: str
    clause: Annotated[str | UnsetType, Meta(description="The clause of the rules, where one speaks.")] = UNSET
    params: Annotated[
        dict[str, Any] | UnsetType, Meta(description="What the text for this code needs, as ids and numbers.")
    ] = UNSET
    sentence: Annotated[str, Meta(description="The reason in English.")]
    number: Annotated[int | UnsetType, Meta(description="The match's newest event.")] = UNSET
    index: Annotated[
        int | UnsetType, Meta(description="The illegal first action of an uploaded record: 0.")
    ] = UNSET

    def __post_init__(self) -> None:
        """Replace lone surrogates: a sentence may quote them, but UTF-8 cannot encode them."""
        self.sentence = _encodable(self.sentence)
        if self.params is not UNSET:
            self.params = {name: _encodable(value) for name, value in self.params.items()}


def _encodable(value: Any) -> Any:
    return value.encode(errors="replace").decode() if isinstance(value, str) else value


class RefusedMessage(RefusalSchema, tag_field="t", tag="refused", kw_only=True):
    """A refusal over a socket; `id` is that of the refused message, if it had one."""

    id: str | None


class RequestRefused(APIException):
    """Raised where a request cannot be done; carries the refusal. Nothing has changed.

    `why` is a declaration of the server, whose params follow, or a refusal by the rules.
    """

    def __init__(
        self,
        why: RequestRefusal | Refusal,
        *,
        number: int | None = None,
        status: HTTPStatus | None = None,
        **params: Any,
    ) -> None:
        refusal = why.make("", params) if isinstance(why, RequestRefusal) else why
        super().__init__(refusal.sentence, refusal.code)
        declared = refusal.declared.status if isinstance(refusal.declared, RequestRefusal) else None
        self.status_code = status or declared or HTTPStatus.UNPROCESSABLE_ENTITY
        self.reason = refusal
        self.refusal = RefusalSchema(
            code=refusal.code,
            clause=refusal.clause or UNSET,
            params=dict(refusal.params) or UNSET,
            sentence=refusal.sentence,
            number=UNSET if number is None else number,
        )

    @property
    def body(self) -> dict[str, Any]:
        """The refusal as plain data, for answers that are made without the REST framework."""
        body: dict[str, Any] = msgspec.to_builtins(self.refusal)
        return body


class RequestRefusal(Declaration):
    """The declaration of a refusal by the server, with its HTTP status."""

    def __init__(
        self,
        code: str,
        english: Template,
        status: HTTPStatus = HTTPStatus.UNPROCESSABLE_ENTITY,
        **params: ParamType,
    ) -> None:
        super().__init__(code, "", english, params)
        self.status = status


def malformed(code: str, status: HTTPStatus = HTTPStatus.UNPROCESSABLE_ENTITY) -> RequestRefusal:
    """Declare a refusal of input that our page never sends; `detail` says why, in English."""
    return RequestRefusal(code, "{detail}", status, detail=TEXT)


NOBODY = RequestRefusal(
    "me.nobody", "Choose a name first: play as a guest, or log in.", HTTPStatus.UNAUTHORIZED
)
SERVICE_AWAY = RequestRefusal(
    "service.away",
    "The server can't reach its database just now. Try again in a moment.",
    HTTPStatus.SERVICE_UNAVAILABLE,
)
SERVICE_BUSY = RequestRefusal(
    "service.busy", "The server is busy just now. Try again in a moment.", HTTPStatus.SERVICE_UNAVAILABLE
)
SOCKET_UNKNOWN = RequestRefusal("socket.unknown", "There is nothing at this address.")
SOCKET_TOO_MANY = RequestRefusal(
    "socket.too_many",
    "{most} windows of this site are open already, here or in your network. Close one and this page goes on.",
    most=NUMBER,
)
MESSAGE_RATE = RequestRefusal(
    "message.rate", "Too many messages at once. Try again in {seconds}.", seconds=SECONDS
)
MESSAGE_BINARY = malformed("message.binary")
MESSAGE_SIZE = malformed("message.size")
MESSAGE_JSON = malformed("message.json")
MESSAGE_FORM = malformed("message.form")

HTTP_INVALID = malformed("http.invalid", HTTPStatus.BAD_REQUEST)
HTTP_PARSE = malformed("http.parse_error", HTTPStatus.BAD_REQUEST)
HTTP_PAGE = malformed("http.page", HTTPStatus.BAD_REQUEST)
HTTP_ERROR = malformed("http.error", HTTPStatus.BAD_REQUEST)
HTTP_METHOD = malformed("http.method_not_allowed", HTTPStatus.METHOD_NOT_ALLOWED)
HTTP_MEDIA_TYPE = malformed("http.unsupported_media_type", HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
HTTP_NOT_ACCEPTABLE = malformed("http.not_acceptable", HTTPStatus.NOT_ACCEPTABLE)
HTTP_NOT_FOUND = RequestRefusal("http.not_found", "There is nothing here.", HTTPStatus.NOT_FOUND)
HTTP_LOGIN = RequestRefusal("http.not_authenticated", "Log in first.", HTTPStatus.UNAUTHORIZED)
HTTP_FORBIDDEN = RequestRefusal(
    "http.permission_denied", "You may not do this. Reload the page and try again.", HTTPStatus.FORBIDDEN
)
HTTP_CSRF = RequestRefusal(
    "http.csrf", "This page is out of date. Reload it and try again.", HTTPStatus.FORBIDDEN
)
HTTP_THROTTLED = RequestRefusal(
    "http.throttled",
    "Too many tries. Try again in {seconds}.",
    HTTPStatus.TOO_MANY_REQUESTS,
    seconds=SECONDS,
)
HTTP_SIZE = RequestRefusal(
    "http.size",
    "This is too much to send. The limit is {most} KiB.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    most=NUMBER,
)
