"""What the server keeps, and a player's own data."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import ViewSet

from games.api.responses import Download
from games.api.serializers import checked
from games.api.throttles import EVERY_CALL
from lobby import moderation, payloads, privacy, tasks
from lobby.api.permissions import IsPlayer, player_of
from lobby.api.responses import REFUSED, REFUSED_OR_MISSING
from lobby.api.serializers import DeletionInputSerializer
from lobby.api.throttles import ExportThrottle, PasswordThrottle
from lobby.refusals import ACCOUNT_PASSWORD
from lobby.schemas.players import CopySchema, PrivacySchema
from realtime.refusals import HTTP_NOT_FOUND, RequestRefused


class PrivacyViewSet(ViewSet):
    """What this server keeps."""

    @extend_schema(operation_id="privacy", responses={200: PrivacySchema})
    def retrieve(self, _request: Request) -> Response:
        """Return for how long it is kept."""
        return Response(payloads.privacy_payload())


class ExportViewSet(ViewSet):
    """A copy of one's own data."""

    permission_classes = (IsPlayer,)
    throttle_classes = (*EVERY_CALL, ExportThrottle)

    @extend_schema(operation_id="me_export", responses={200: dict, **REFUSED})
    def retrieve(self, request: Request) -> Download:
        """Return all that is stored about the player as a file."""
        player = player_of(request)
        return Download(privacy.export(player), privacy.filename(player))

    @extend_schema(operation_id="me_export_start", request=None, responses={202: CopySchema, **REFUSED})
    def create(self, request: Request) -> Response:
        """Have the worker make the file, unless it is at it: for a player who has played much."""
        tasks.start_copy(player_of(request))
        return Response(payloads.copy_payload(player_of(request)), status=202)

    @extend_schema(operation_id="me_export_copy", responses={200: CopySchema, **REFUSED})
    @action(detail=True, throttle_classes=EVERY_CALL)
    def copy(self, request: Request) -> Response:
        """Return how far the worker is with the file."""
        return Response(payloads.copy_payload(player_of(request)))

    @extend_schema(operation_id="me_export_file", responses={200: dict, **REFUSED_OR_MISSING})
    @action(detail=True, throttle_classes=EVERY_CALL)
    def file(self, request: Request) -> Download:
        """Return the file that the worker has made."""
        player = player_of(request)
        text = privacy.copies.ready(player)
        if text is None:
            raise RequestRefused(HTTP_NOT_FOUND)
        return Download(text, privacy.filename(player))


class DeletionViewSet(ViewSet):
    """The end of an account."""

    permission_classes = (IsPlayer,)
    throttle_classes = (*EVERY_CALL, PasswordThrottle)

    @extend_schema(
        operation_id="me_delete", request=DeletionInputSerializer, responses={204: None, **REFUSED}
    )
    def create(self, request: Request) -> Response:
        """Delete the player for good. An account is refused without its password; a guest has none."""
        player, given = player_of(request), checked(DeletionInputSerializer, request.data)
        if not player.is_guest and not player.check_password(given["password"]):
            raise RequestRefused(ACCOUNT_PASSWORD)
        privacy.delete_player(player)
        request._request.session.flush()
        return Response(status=204)


class NoticeViewSet(ViewSet):
    """What operators have said to the player."""

    permission_classes = (IsPlayer,)
    lookup_field = "notice_id"
    lookup_value_converter = "int"

    @extend_schema(operation_id="notice_read", request=None, responses={204: None, **REFUSED_OR_MISSING})
    def destroy(self, request: Request, notice_id: int) -> Response:
        """Note that the player has read it."""
        moderation.read_notice(player_of(request), notice_id)
        return Response(status=204)
