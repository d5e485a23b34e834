"""The player of this session."""

from __future__ import annotations

from django.contrib.auth import login
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import ensure_csrf_cookie
from drf_spectacular.utils import extend_schema
from rest_framework.authentication import SessionAuthentication
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from lobby import payloads, players
from lobby.accounts import sessions
from lobby.api import outputs
from lobby.api.asking import asker, asker_or_none, read
from lobby.api.inputs import GuestInput, ProfileInput

BACKEND = "django.contrib.auth.backends.ModelBackend"


@method_decorator(ensure_csrf_cookie, name="dispatch")
class MeView(APIView):
    """Who one is here, and how one is shown to others."""

    @extend_schema(operation_id="me", responses={200: outputs.Me})
    def get(self, request: Request) -> Response:
        """The player of this session, or null. Sets the CSRF cookie that every change needs."""
        who = asker_or_none(request)
        if who:
            players.touch(who)
            sessions.keep(request.session)
        return Response({"player": payloads.player_payload(who) if who else None})

    @extend_schema(
        operation_id="me_change", request=ProfileInput, responses={200: outputs.Me, **outputs.REFUSED}
    )
    def patch(self, request: Request) -> Response:
        """Changes the name, the preferred marks, or both."""
        who = players.update_profile(asker(request), **read(ProfileInput, request))
        return Response({"player": payloads.player_payload(who)})


class GuestView(APIView):
    """One click makes a guest."""

    throttle_scope = "guest"

    @extend_schema(
        operation_id="me_guest",
        request=GuestInput,
        responses={200: outputs.Me, 201: outputs.Me, **outputs.REFUSED},
    )
    def post(self, request: Request) -> Response:
        """A guest with a session. Who is somebody here already stays who they are (200)."""
        # DRF asks for the token only where there is a session; another site could log a visitor in.
        SessionAuthentication().enforce_csrf(request)
        if who := asker_or_none(request):
            return Response({"player": payloads.player_payload(who)})
        guest = players.create_guest(read(GuestInput, request)["name"])
        login(request._request, guest, backend=BACKEND)
        return Response({"player": payloads.player_payload(guest)}, status=201)
