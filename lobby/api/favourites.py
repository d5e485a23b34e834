"""Favourite settings over HTTP."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import ViewSet

from games.api.serializers import checked
from lobby import favourites, payloads, tables
from lobby.api.permissions import IsPlayer, player_of
from lobby.api.responses import REFUSED, REFUSED_OR_MISSING
from lobby.api.serializers import FavouriteInputSerializer, RenameInputSerializer
from lobby.schemas.favourites import FavouriteSchema, FavouritesSchema


class FavouriteViewSet(ViewSet):
    """The settings that a player keeps."""

    permission_classes = (IsPlayer,)
    lookup_field = "favourite_id"
    lookup_value_converter = "id"

    @extend_schema(operation_id="favourites", responses={200: FavouritesSchema, **REFUSED})
    def list(self, request: Request) -> Response:
        """Return the player's favourites by name, and how many there can be."""
        kept = [payloads.favourite_payload(each) for each in player_of(request).favourites.all()]
        return Response(FavouritesSchema(kept, favourites.MOST))

    @extend_schema(
        operation_id="favourite_save",
        request=FavouriteInputSerializer,
        responses={201: FavouriteSchema, **REFUSED_OR_MISSING},
    )
    def create(self, request: Request) -> Response:
        """Save the settings of a table under a name."""
        player, given = player_of(request), checked(FavouriteInputSerializer, request.data)
        table = tables.visible(given["table"], player, given["invite"])
        return Response(payloads.favourite_payload(favourites.save(player, given["name"], table)), status=201)

    @extend_schema(
        operation_id="favourite_rename",
        request=RenameInputSerializer,
        responses={200: FavouriteSchema, **REFUSED_OR_MISSING},
    )
    def partial_update(self, request: Request, favourite_id: str) -> Response:
        """Rename a favourite."""
        name = checked(RenameInputSerializer, request.data)["name"]
        return Response(payloads.favourite_payload(favourites.rename(player_of(request), favourite_id, name)))

    @extend_schema(operation_id="favourite_delete", request=None, responses={204: None, **REFUSED_OR_MISSING})
    def destroy(self, request: Request, favourite_id: str) -> Response:
        """Delete a favourite."""
        favourites.find(player_of(request), favourite_id).delete()
        return Response(status=204)
