"""The rules to read: the ledgers, clause by clause."""

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
from lobby.refusals import rulebook_not_found
from lobby.schemas.rulebook import LedgerSchema, ShelfSchema, VolumeSchema
from rules.ledgers import clauses_of, digest, ledgers, reasons

# They change with the program only; a browser asks whether they have.
kept = [
    cache_control(public=True, no_cache=True),
    condition(etag_func=lambda *_args, **_kwargs: f'"{digest()}"'),
]


@cache
def _ledger(name: str) -> LedgerSchema:
    return convert(ledgers()[name], LedgerSchema)


@method_decorator(kept, name="dispatch")
class RulebookViewSet(ViewSet):
    """The shelf and its books."""

    lookup_field = "name"
    lookup_value_converter = "id"

    @extend_schema(operation_id="rules", responses={200: ShelfSchema})
    def list(self, _request: Request) -> Response:
        """Every ledger with the ids of its clauses; and the clause behind each reason of a score."""
        shelf = [
            VolumeSchema(name, ledger["title"], [*clauses_of(ledger)]) for name, ledger in ledgers().items()
        ]
        return Response(ShelfSchema(shelf, reasons()))

    @extend_schema(operation_id="rules_ledger", responses={200: LedgerSchema, **MISSING})
    def retrieve(self, _request: Request, name: str) -> Response:
        """Its chapters with their clauses."""
        if name not in ledgers():
            raise rulebook_not_found()
        return Response(_ledger(name))
