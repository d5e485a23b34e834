"""The player of this session."""

from __future__ import annotations

from django.contrib.auth import SESSION_KEY, login
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import ensure_csrf_cookie
from drf_spectacular.utils import extend_schema
from rest_framework.authentication import SessionAuthentication
from rest_framework.decorators import action
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import ViewSet

from games.api.serializers import checked
from games.api.throttles import EVERY_CALL
from games.schemas.statistics import StatisticsSchema
from games.statistics.adding_up import statistics
from lobby import moderation, payloads, players
from lobby.accounts import sessions
from lobby.api.permissions import IsPlayerOrReadOnly, player_of, viewer_of
from lobby.api.responses import REFUSED
from lobby.api.serializers import GuestInputSerializer, ProfileInputSerializer, StatisticsQuerySerializer
from lobby.api.throttles import GuestThrottle
from lobby.models import Player
from lobby.schemas.players import MeSchema
from realtime.refusals import NOBODY, RequestRefused

BACKEND = "django.contrib.auth.backends.ModelBackend"


def _me(player: Player | None, status: int = 200) -> Response:
    return Response(payloads.me_payload(player), status=status)


def _barred(request: Request) -> Player | None:
    """Return the player whose session this is, if the player is barred."""
    key = request.session.get(SESSION_KEY)
    return None if key is None or viewer_of(request) else moderation.barred_player(key)


@method_decorator(ensure_csrf_cookie, name="retrieve")
class MeViewSet(ViewSet):
    """REST calls about the current player: session, name and marks."""

    permission_classes = (IsPlayerOrReadOnly,)

    @extend_schema(operation_id="me", responses={200: MeSchema})
    def retrieve(self, request: Request) -> Response:
        """Return the player of this session, or null, and whether this browser's player is barred.

        Sets the CSRF cookie that every change needs.
        """
        player = viewer_of(request)
        if player:
            players.touch(player)
            sessions.keep(request)
        return Response(payloads.me_payload(player, _barred(request)))

    @extend_schema(
        operation_id="me_change", request=ProfileInputSerializer, responses={200: MeSchema, **REFUSED}
    )
    def partial_update(self, request: Request) -> Response:
        """Change the name, the preferred marks, or both."""
        given = checked(ProfileInputSerializer, request.data)
        return _me(players.update_profile(player_of(request), **given))

    @extend_schema(
        operation_id="me_statistics",
        parameters=[StatisticsQuerySerializer],
        responses={200: StatisticsSchema, **REFUSED},
    )
    @action(detail=True)
    def statistics(self, request: Request) -> Response:
        """Return the player's own finished matches in numbers, private ones included."""
        player = request.user.pk
        if player is None:
            raise RequestRefused(NOBODY)
        expansion = checked(StatisticsQuerySerializer, request.query_params)["expansion"]
        return Response(statistics(player, expansion))

    @extend_schema(
        operation_id="me_guest",
        request=GuestInputSerializer,
        responses={200: MeSchema, 201: MeSchema, **REFUSED},
    )
    @action(
        detail=True,
        methods=["post"],
        permission_classes=[AllowAny],
        throttle_classes=[*EVERY_CALL, GuestThrottle],
    )
    def guest(self, request: Request) -> Response:
        """Create a guest with a session.

        If the session has a player already, that player is returned (200).
        """
        # DRF asks for the token only where there is a session; another site could log a visitor in.
        SessionAuthentication().enforce_csrf(request)
        if player := viewer_of(request):
            return _me(player)
        if (barred := _barred(request)) and (problem := moderation.entry_refusal(barred)):
            raise problem
        guest = players.create_guest(checked(GuestInputSerializer, request.data)["name"])
        login(request._request, guest, backend=BACKEND)
        return _me(guest, status=201)
