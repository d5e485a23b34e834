"""What the table form starts from."""

from __future__ import annotations

from django.conf import settings
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import ViewSet

from games import clocks
from games.schemas.base import convert
from lobby.presets import PRESETS, expansions_of, game_lengths
from lobby.schemas.setup import SetupSchema
from rules import art, bots, describe_options


class SetupViewSet(ViewSet):
    """What can be chosen."""

    @extend_schema(operation_id="setup", responses={200: SetupSchema})
    def retrieve(self, _request: Request) -> Response:
        """Return the choices of a setup: editions, options with presets, expansions, bots, clocks."""
        limits = {
            "kinds": list(clocks.KINDS),
            "outs": list(clocks.OUTS),
            "shortest": clocks.SHORTEST,
            "longest": clocks.LONGEST,
        }
        presets = [
            {"name": name, "expansions": expansions_of(name), "decisions": game_lengths(name)}
            for name in PRESETS
        ]
        more = {
            "presets": presets,
            "bots": list(bots.BOTS),
            "strengths": bots.strengths(),
            "clocks": limits,
            "art": art.digest(),
        }
        return Response(convert({**describe_options(), **more, "mail": bool(settings.EMAIL)}, SetupSchema))
