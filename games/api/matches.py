"""Reading matches, and acting without a socket."""

from __future__ import annotations

from typing import cast

import msgspec
from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.viewsets import ViewSet

from games import payloads, records, service
from games.api import serializers
from games.api.permissions import IsSeated
from games.api.responses import CompressedPage, Download
from games.api.serializers import checked
from games.api.throttles import HintThrottle
from games.claims import claiming
from games.event_log.pages import compressed_page
from games.event_log.read import encoded_events
from games.hints import asking as hints
from games.models import Match
from games.payloads import listings, tryout
from games.payloads.newest import NEWEST_LIFE_S, newest_page
from games.rematch import rematch_table
from games.schemas.events import (
    AcceptedSchema,
    EventPageSchema,
    EventSchema,
    EventsSchema,
    OfferMessage,
    OfferSchema,
)
from games.schemas.hints import HintSchema
from games.schemas.matches import AbandonedSchema, HeadlineSchema, NewestPageSchema, PageSchema, TableIdSchema
from games.schemas.records import (
    ClaimsSchema,
    FeatureSchema,
    FieldsSchema,
    FittingSchema,
    OutcomeSchema,
    ProjectionSchema,
    RecordSchema,
    TryoutSchema,
)
from realtime.refusals import NOBODY, RefusalSchema, RequestRefused

UNKNOWN = {404: RefusalSchema}
UNPROCESSABLE = {422: RefusalSchema, **UNKNOWN}


class MatchViewSet(ViewSet):
    """Matches: the list, one of them, its stream, and what can be done about it."""

    lookup_field = "match_id"
    lookup_value_converter = "id"

    def match(self) -> Match:
        """Return the match of the URL.

        Raise RequestRefused if it is unknown or the player may not do this.
        """
        found = payloads.match_of(self.kwargs["match_id"])
        self.check_object_permissions(self.request, found)
        return found

    @extend_schema(
        operation_id="matches_list",
        parameters=[serializers.MatchQuerySerializer],
        responses={200: PageSchema},
    )
    def list(self, request: Request) -> Response:
        """Return matches, the newest first; with `mine` those of the player, private ones included."""
        query = checked(serializers.MatchQuerySerializer, request.query_params)
        if query["mine"] and not request.user.is_authenticated:
            raise RequestRefused(NOBODY)
        player = request.user.pk if query["mine"] else None
        return Response(listings.page(query.get("status"), player, query["page"]))

    @extend_schema(responses={200: HeadlineSchema, **UNKNOWN})
    def retrieve(self, request: Request, match_id: str) -> Response:
        """Return the headline of the match."""
        return Response(payloads.headline(self.match()))

    @extend_schema(parameters=[serializers.EventsQuerySerializer], responses={200: EventsSchema, **UNKNOWN})
    @action(detail=True)
    def events(self, request: Request, match_id: str) -> Response:
        """Return events after a number, in order and without gaps."""
        query = checked(serializers.EventsQuerySerializer, request.query_params)
        match = self.match()
        # They are encoded already, once for all who read them.
        events = [
            msgspec.Raw(text.encode()) for text in encoded_events(match, query["after"], query["limit"])
        ]
        return Response(EventsSchema(match.number, cast(list[EventSchema], events)))

    @extend_schema(operation_id="matches_event_page", responses={200: EventPageSchema, **UNPROCESSABLE})
    @action(detail=True, url_path="events/<int:page>", url_name="event-page", authentication_classes=[])
    def event_page(self, request: Request, match_id: str, page: int) -> CompressedPage:
        """Return a full page of 100 events, from page 1 on. The events of a full page stay as they are.

        Everybody who knows the id of a match may read it, with a session or without.
        """
        found = compressed_page(match_id, page)
        return CompressedPage(found.compressed, request, public=found.listed)

    @extend_schema(operation_id="matches_newest_page", responses={200: NewestPageSchema, **UNKNOWN})
    @action(detail=True, url_path="events/newest", url_name="newest-page", authentication_classes=[])
    def newest_page(self, request: Request, match_id: str) -> CompressedPage:
        """Return headline and newest events for spectators without a socket; at most 2 s old."""
        found = newest_page(match_id)
        return CompressedPage(found.compressed, request, public=found.listed, life_s=NEWEST_LIFE_S)

    @extend_schema(responses={200: OfferSchema, **UNKNOWN})
    @action(detail=True)
    def offer(self, request: Request, match_id: str) -> Response:
        """Return the current decision, with its legal actions only for the seat that decides."""
        match = self.match()
        found = payloads.offer(match, service.acting_seat(match, request.user.pk))
        if found is None:
            return Response(OfferSchema(match.number, None, undo=False))
        sent = msgspec.json.decode(found["text"], type=OfferMessage)
        return Response(OfferSchema(sent.number, sent.decision, sent.undo))

    @extend_schema(
        request=serializers.ActionInputSerializer,
        responses={200: AcceptedSchema, 403: RefusalSchema, 409: RefusalSchema, **UNPROCESSABLE},
    )
    @action(detail=True, methods=["post"], url_path="actions")
    def act(self, request: Request, match_id: str) -> Response:
        """Play an action, as `act` does over the socket. A repeated id gets the first answer."""
        given = checked(serializers.ActionInputSerializer, request.data)
        taken = service.submit_for_player(
            match_id, request.user.pk, given["number"], given["id"], given["action"]
        )
        return Response(AcceptedSchema(taken.number))

    @extend_schema(
        parameters=[serializers.FeatureQuerySerializer], responses={200: FeatureSchema, **UNPROCESSABLE}
    )
    @action(detail=True)
    def feature(self, request: Request, match_id: str) -> Response:
        """Return the whole feature under a spot: its cells, holders and present value."""
        query = checked(serializers.FeatureQuerySerializer, request.query_params)
        spot = query["x"], query["y"], query["feature"]
        return Response(payloads.feature(self.match(), *spot, query.get("number")))

    @extend_schema(
        parameters=[serializers.ClaimsQuerySerializer], responses={200: ClaimsSchema, **UNPROCESSABLE}
    )
    @action(detail=True)
    def claims(self, request: Request, match_id: str) -> Response:
        """Return who holds which feature, those included whose figures have gone home."""
        query = checked(serializers.ClaimsQuerySerializer, request.query_params)
        return Response(payloads.claims(self.match(), query.get("number")))

    @extend_schema(
        parameters=[serializers.ClaimsQuerySerializer],
        responses={200: FieldsSchema, 403: RefusalSchema, **UNPROCESSABLE},
    )
    @action(detail=True)
    def fields(self, request: Request, match_id: str) -> Response:
        """Return who leads each field, and the cities that count there."""
        query = checked(serializers.ClaimsQuerySerializer, request.query_params)
        return Response(payloads.fields(self.match(), query.get("number")))

    @extend_schema(
        parameters=[serializers.TryoutQuerySerializer], responses={200: TryoutSchema, **UNPROCESSABLE}
    )
    @action(detail=True)
    def tryout(self, request: Request, match_id: str) -> Response:
        """Return the legal placements of a tile in hand or in an auction on the present board."""
        query = checked(serializers.TryoutQuerySerializer, request.query_params)
        return Response(tryout.tryout(self.match(), request.user.pk, query["tile"]))

    @extend_schema(
        parameters=[serializers.OutcomeQuerySerializer], responses={200: OutcomeSchema, **UNPROCESSABLE}
    )
    @action(detail=True)
    def outcome(self, request: Request, match_id: str) -> Response:
        """Return what a placement of a tile in hand or in an auction would complete and score."""
        query = checked(serializers.OutcomeQuerySerializer, request.query_params)
        place = query["x"], query["y"], int(query["rotation"])
        return Response(tryout.outcome(self.match(), request.user.pk, query["tile"], *place))

    @extend_schema(
        parameters=[serializers.CellQuerySerializer],
        responses={200: FittingSchema, 403: RefusalSchema, **UNPROCESSABLE},
    )
    @action(detail=True)
    def fitting(self, request: Request, match_id: str) -> Response:
        """Return the designs of the bag that would fit a free cell of the present board."""
        query = checked(serializers.CellQuerySerializer, request.query_params)
        return Response(tryout.fitting(self.match(), query["x"], query["y"]))

    @extend_schema(responses={200: ProjectionSchema, **UNKNOWN})
    @action(detail=True)
    def projection(self, request: Request, match_id: str) -> Response:
        """Return what would be scored if the game ended now."""
        return Response(tryout.projection(self.match()))

    @extend_schema(
        parameters=[serializers.HintQuerySerializer],
        responses={200: HintSchema, 403: RefusalSchema, 409: RefusalSchema, **UNPROCESSABLE},
    )
    @action(detail=True, permission_classes=[IsSeated])
    def hint(self, request: Request, match_id: str) -> Response:
        """Return the ideas for the decision after event `number`, as far as a worker has found them."""
        query = checked(serializers.HintQuerySerializer, request.query_params)
        return Response(hints.read(self.match(), request.user.pk, query["number"]))

    @extend_schema(
        request=serializers.HintQuerySerializer,
        responses={200: HintSchema, 403: RefusalSchema, 409: RefusalSchema, **UNPROCESSABLE},
    )
    @hint.mapping.post
    def ask_hint(self, request: Request, match_id: str) -> Response:
        """Ask for ideas, in a game against bots alone. Asking again for the same decision counts once."""
        given = checked(serializers.HintQuerySerializer, request.data)
        address = HintThrottle().get_ident(request)
        return Response(hints.ask(self.match(), request.user, address, given["number"]))

    @extend_schema(responses={200: AbandonedSchema, 403: RefusalSchema, **UNKNOWN})
    @action(detail=True)
    def abandoned(self, request: Request, match_id: str) -> Response:
        """Return when the player may claim the match because all others are away, and why not now."""
        return Response(claiming.standing(self.match(), request.user.pk))

    @extend_schema(
        request=None,
        responses={200: HeadlineSchema, 403: RefusalSchema, 409: RefusalSchema, **UNPROCESSABLE},
    )
    @abandoned.mapping.post
    def claim(self, request: Request, match_id: str) -> Response:
        """Claim the match: the others, who have been away for long, leave it, and it ends."""
        claiming.claim(self.match().public_id, request.user.pk)
        return Response(payloads.headline(self.match()))

    @extend_schema(responses={200: RecordSchema, 403: RefusalSchema, **UNKNOWN})
    @action(detail=True)
    def record(self, request: Request, match_id: str) -> Download:
        """Return the record of a match that is over, as a file."""
        match = self.match()
        text = records.download(match)
        return Download(text, records.filename(match, text))

    @extend_schema(
        request=None,
        responses={
            201: TableIdSchema,
            403: RefusalSchema,
            409: RefusalSchema,
            429: RefusalSchema,
            **UNKNOWN,
        },
    )
    @action(detail=True, methods=["post"], permission_classes=[IsSeated])
    def rematch(self, request: Request, match_id: str) -> Response:
        """Return a table with the same settings. All players of a match get the same table."""
        address = BaseThrottle().get_ident(request)
        return Response(TableIdSchema(rematch_table(self.match(), request.user, address)), status=201)
