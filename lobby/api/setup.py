"""What the table form starts from."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.conf import settings
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import ViewSet

from games import clocks
from games.schemas.base import convert
from lobby import conf
from lobby.presets import PRESETS, expansions_of, game_lengths
from lobby.schemas.setup import SetupSchema
from rules import art, bots, describe_options, describe_pieces, describe_sets


@cache
def _counted() -> dict[str, Any]:
    """Return what a table can count; made once, since it deals the pieces of a whole game."""
    return {"pieces": describe_pieces(), "sets": describe_sets()}


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
            **_counted(),
            "most_tiles": conf.tiles_per_table(),
            "presets": presets,
            "bots": list(bots.BOTS),
            "strengths": bots.strengths(),
            "clocks": limits,
            "art": art.digest(),
        }
        return Response(convert({**describe_options(), **more, "mail": bool(settings.EMAIL)}, SetupSchema))
