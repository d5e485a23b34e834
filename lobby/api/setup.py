"""What the table form starts from."""

from __future__ import annotations

from django.conf import settings
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games import clocks
from lobby import names
from lobby.api import outputs
from lobby.models import Player
from lobby.tables.settings import TableSettings
from rules import art, bots, describe_options

DEFAULT_SIZE = 4


def default_settings(host: Player) -> TableSettings:
    """What a table plays whose host has chosen nothing."""
    name = f"{host.name}’s table"
    return TableSettings(
        name=name[: names.LONGEST_TABLE], size=DEFAULT_SIZE, edition=describe_options()["default_edition"]
    )


class SetupView(APIView):
    """What can be chosen."""

    @extend_schema(operation_id="setup", responses={200: outputs.Setup})
    def get(self, _request: Request) -> Response:
        """Editions, options with their texts and presets, expansions, bots, clocks, the art, mail or none."""
        limits = {
            "kinds": list(clocks.KINDS),
            "outs": list(clocks.OUTS),
            "shortest": clocks.SHORTEST,
            "longest": clocks.LONGEST,
        }
        more = {"bots": sorted(bots.BOTS), "clocks": limits, "art": art.digest()}
        return Response({**describe_options(), **more, "mail": bool(settings.EMAIL)})
