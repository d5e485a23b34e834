"""Alerts of turns over HTTP: what the player wants, the browsers that get messages, and the end of mails."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.viewsets import ViewSet

from games.api.serializers import checked
from games.api.throttles import EVERY_CALL
from lobby import alerts, payloads
from lobby.api.permissions import IsPlayer, player_of
from lobby.api.responses import REFUSED, REFUSED_OR_MISSING
from lobby.api.serializers import AlertsInputSerializer, PushBrowserInputSerializer
from lobby.api.throttles import AlertThrottle
from lobby.refusals import ALERT_TOKEN
from lobby.schemas.alerts import AlertsOffSchema, AlertsSchema, PushBrowserSchema
from realtime.refusals import RequestRefused


class Throttled:
    """Counts changes, besides all calls."""

    def get_throttles(self) -> list[BaseThrottle]:
        """Return the limits of a call: of changes too, where it makes one."""
        reading = self.action in {"retrieve", "list"}  # type: ignore[attr-defined]  # of the view set
        return [each() for each in (EVERY_CALL if reading else (*EVERY_CALL, AlertThrottle))]


class AlertsViewSet(Throttled, ViewSet):
    """How the player wants to be alerted."""

    permission_classes = (IsPlayer,)

    @extend_schema(operation_id="alerts", responses={200: AlertsSchema, **REFUSED})
    def retrieve(self, request: Request) -> Response:
        """Return what the player has chosen, what this server can send, and the player's browsers."""
        return Response(payloads.alerts_payload(player_of(request)))

    @extend_schema(
        operation_id="alerts_change", request=AlertsInputSerializer, responses={200: AlertsSchema, **REFUSED}
    )
    def partial_update(self, request: Request) -> Response:
        """Change mails, quiet hours, time zone and language; what is left out stays."""
        alerts.change(player_of(request), checked(AlertsInputSerializer, request.data))
        return Response(payloads.alerts_payload(player_of(request)))


class BrowserViewSet(Throttled, ViewSet):
    """Browsers that get push messages."""

    permission_classes = (IsPlayer,)
    lookup_field = "browser_id"
    lookup_value_converter = "int"

    @extend_schema(
        operation_id="alert_browser_add",
        request=PushBrowserInputSerializer,
        responses={201: PushBrowserSchema, 503: REFUSED[400], **REFUSED},
    )
    def create(self, request: Request) -> Response:
        """Store the subscription of this browser, or renew it. 503 where no push messages are sent."""
        given = checked(PushBrowserInputSerializer, request.data)
        keys = given["keys"]
        agent = request.META.get("HTTP_USER_AGENT", "")
        made = alerts.subscribe(player_of(request), given["endpoint"], keys["p256dh"], keys["auth"], agent)
        return Response(payloads.push_browser_payload(made), status=201)

    @extend_schema(
        operation_id="alert_browser_remove", request=None, responses={204: None, **REFUSED_OR_MISSING}
    )
    def destroy(self, request: Request, browser_id: int) -> Response:
        """Send no more push messages to a browser."""
        alerts.forget(player_of(request), browser_id)
        return Response(status=204)


class AlertsOffViewSet(Throttled, ViewSet):
    """The link in each mail that ends the mails. It needs no session: its text is signed."""

    authentication_classes = ()
    permission_classes = (AllowAny,)

    @extend_schema(
        operation_id="alerts_off", request=None, responses={200: AlertsOffSchema, **REFUSED_OR_MISSING}
    )
    def create(self, _request: Request, token: str) -> Response:
        """Switch off mails about turns for the player of the link. The same again changes nothing."""
        player = alerts.player_of_token(token)
        if player is None:
            raise RequestRefused(ALERT_TOKEN)
        chosen = alerts.change(player, {"mail": False})
        return Response(AlertsOffSchema(chosen.mail))
