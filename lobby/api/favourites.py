"""Favourite settings over HTTP."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.stamps import stamp
from lobby import favourites, payloads, tables
from lobby.api import outputs
from lobby.api.asking import asker, read
from lobby.api.inputs import ApplyInput, FavouriteInput, RenameInput
from lobby.models import Favourite, Table

ANSWER = {200: outputs.Favourite, **outputs.REFUSED_OR_MISSING}


def shape(favourite: Favourite) -> dict[str, Any]:
    """A favourite as its player gets it."""
    created = stamp(favourite.created_at)
    return {"id": favourite.pk, "name": favourite.name, "plays": favourite.plays, "created": created}


class FavouritesView(APIView):
    """The settings that a player keeps."""

    @extend_schema(operation_id="favourites", responses={200: outputs.Favourites, **outputs.REFUSED})
    def get(self, request: Request) -> Response:
        """All of them by name, and how many there can be."""
        kept = [shape(favourite) for favourite in asker(request).favourites.all()]
        return Response({"favourites": kept, "most": favourites.MOST})

    @extend_schema(
        operation_id="favourite_save",
        request=FavouriteInput,
        responses={201: outputs.Favourite, **outputs.REFUSED_OR_MISSING},
    )
    def post(self, request: Request) -> Response:
        """Keeps what a table plays under a name."""
        who, given = asker(request), read(FavouriteInput, request)
        table = tables.visible(given["table"], who, given["invite"])
        return Response(shape(favourites.save(who, given["name"], table)), status=201)


class FavouriteView(APIView):
    """One of them."""

    @extend_schema(operation_id="favourite_rename", request=RenameInput, responses=ANSWER)
    def patch(self, request: Request, favourite_id: str) -> Response:
        """Gives it another name."""
        who = asker(request)
        return Response(shape(favourites.rename(who, favourite_id, read(RenameInput, request)["name"])))

    @extend_schema(
        operation_id="favourite_delete", request=None, responses={204: None, **outputs.REFUSED_OR_MISSING}
    )
    def delete(self, request: Request, favourite_id: str) -> Response:
        """Forgets it."""
        favourites.find(asker(request), favourite_id).delete()
        return Response(status=204)


class ApplyView(APIView):
    """A favourite on a table."""

    @extend_schema(
        operation_id="table_favourite",
        request=ApplyInput,
        responses={200: outputs.Applied, **outputs.REFUSED_OR_MISSING},
    )
    def post(self, request: Request, table_id: str) -> Response:
        """Gives the table the favourite's settings; the host's to do. `left_out` can't be played any more."""
        who = asker(request)
        table = tables.visible(table_id, who)
        table, left_out = favourites.apply(who, read(ApplyInput, request)["favourite"], table)
        fresh = payloads.with_details(Table.objects.filter(pk=table.pk)).get()
        return Response(
            {"table": payloads.table_payload(fresh, who), "left_out": [asdict(one) for one in left_out]}
        )
