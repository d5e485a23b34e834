"""The rules to read: the rulebooks, clause by clause."""

from __future__ import annotations

from functools import cache

from django.utils.decorators import method_decorator
from django.views.decorators.cache import cache_control
from django.views.decorators.http import condition
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import ViewSet

from games.schemas.base import convert
from lobby.api.responses import MISSING
from lobby.refusals import RULES_MISSING
from lobby.schemas.rulebook import RulebookListSchema, RulebookSchema
from realtime.refusals import RequestRefused
from rules.rulebooks import card, clauses_of, digest, reasons, rulebooks

# They change with the program only; a browser asks whether they have.
kept = [
    cache_control(public=True, no_cache=True),
    condition(etag_func=lambda *_args, **_kwargs: f'"{digest()}"'),
]


@cache
def _rulebook(name: str) -> RulebookSchema:
    return convert(rulebooks()[name], RulebookSchema)


@cache
def _rulebook_list() -> RulebookListSchema:
    listed = [
        {"name": name, "title": book["title"], "clauses": [*clauses_of(book)], "card": card(book)}
        for name, book in rulebooks().items()
    ]
    return convert({"ledgers": listed, "reasons": reasons()}, RulebookListSchema)


@method_decorator(kept, name="dispatch")
class RulebookViewSet(ViewSet):
    """The list of rulebooks, and each of them."""

    lookup_field = "name"
    lookup_value_converter = "id"

    @extend_schema(operation_id="rules", responses={200: RulebookListSchema})
    def list(self, _request: Request) -> Response:
        """Return every rulebook with the ids of its clauses, and the clause of each reason of a score."""
        return Response(_rulebook_list())

    @extend_schema(operation_id="rules_ledger", responses={200: RulebookSchema, **MISSING})
    def retrieve(self, _request: Request, name: str) -> Response:
        """Return the chapters of a rulebook with their clauses."""
        if name not in rulebooks():
            raise RequestRefused(RULES_MISSING)
        return Response(_rulebook(name))
