"""The rules to read: the ledgers, clause by clause."""

from __future__ import annotations

from django.utils.decorators import method_decorator
from django.views.decorators.cache import cache_control
from django.views.decorators.http import condition
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from lobby.api import books, outputs
from lobby.refusals import rulebook_not_found
from rules.ledgers import clauses_of, digest, ledgers, reasons

# They change with the program only; a browser asks whether they have.
kept = [
    cache_control(public=True, no_cache=True),
    condition(etag_func=lambda *_args, **_kwargs: f'"{digest()}"'),
]


@method_decorator(kept, name="dispatch")
class LedgersView(APIView):
    """The shelf."""

    @extend_schema(operation_id="rules", responses={200: books.Shelf})
    def get(self, _request: Request) -> Response:
        """Every ledger with the ids of its clauses; and the clause behind each reason of a score."""
        shelf = [
            {"name": name, "title": ledger["title"], "clauses": list(clauses_of(ledger))}
            for name, ledger in ledgers().items()
        ]
        return Response({"ledgers": shelf, "reasons": reasons()})


@method_decorator(kept, name="dispatch")
class LedgerView(APIView):
    """One book."""

    @extend_schema(operation_id="rules_ledger", responses={200: books.Ledger, **outputs.MISSING})
    def get(self, _request: Request, name: str) -> Response:
        """Its chapters with their clauses."""
        if ledger := ledgers().get(name):
            return Response(ledger)
        raise rulebook_not_found()
