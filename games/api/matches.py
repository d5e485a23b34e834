"""Reading matches, and acting without a socket."""

from __future__ import annotations

from typing import Any

import msgspec
from django.http import HttpResponse
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games import notifications, payloads, service, signals
from games.api import inputs, shapes
from games.models import Match
from games.payloads import listings
from games.problems import Refused

UNKNOWN = {404: shapes.Refusal}


def asked(kind: type[serializers.Serializer[Any]], data: Any) -> dict[str, Any]:
    """What was sent, checked."""
    given = kind(data=data)
    given.is_valid(raise_exception=True)
    return dict(given.validated_data)


def encoded(text: str) -> HttpResponse:
    """JSON that is encoded already."""
    return HttpResponse(text, content_type="application/json")


class MatchesView(APIView):
    """All matches."""

    @extend_schema(operation_id="matches_list", parameters=[inputs.ListQuery], responses={200: shapes.Page})
    def get(self, request: Request) -> Response:
        """Matches, the newest first; with `mine` those of the asker, private ones among them."""
        query = asked(inputs.ListQuery, request.query_params)
        if query["mine"] and not request.user.is_authenticated:
            raise Refused("me.nobody", "Choose a name first: play as a guest, or log in.")
        player = request.user.pk if query["mine"] else None
        count, matches = listings.page(query.get("status"), player, query["page"])
        pages = max(1, -(-count // listings.PAGE))
        return Response({"count": count, "page": query["page"], "pages": pages, "matches": matches})


class MatchView(APIView):
    """One match."""

    @extend_schema(responses={200: shapes.Headline, **UNKNOWN})
    def get(self, request: Request, match_id: str) -> HttpResponse:
        """The headline."""
        return encoded(msgspec.json.encode(payloads.headline(payloads.match_of(match_id))).decode())


class EventsView(APIView):
    """The stream of a match."""

    @extend_schema(parameters=[inputs.EventsQuery], responses={200: shapes.Events, **UNKNOWN})
    def get(self, request: Request, match_id: str) -> HttpResponse:
        """Events after a number, in order and without gaps."""
        query = asked(inputs.EventsQuery, request.query_params)
        match = payloads.match_of(match_id)
        events = payloads.events(match, query["after"], query["limit"])
        return encoded(f'{{"number":{match.number},"events":[{",".join(events)}]}}')


class OfferView(APIView):
    """What is to be decided."""

    @extend_schema(responses={200: shapes.Offer, **UNKNOWN})
    def get(self, request: Request, match_id: str) -> HttpResponse:
        """The decision at hand; its legal actions for the seat that decides, and for nobody else."""
        match = payloads.match_of(match_id)
        offer = payloads.offer(match, service.seat_of(match, request.user.pk))
        nothing = f'{{"number":{match.number},"decision":null,"undo":false}}'
        return encoded(offer["text"].replace('"t":"offer",', "", 1) if offer else nothing)


class ActionsView(APIView):
    """The log's door."""

    @extend_schema(
        request=inputs.ActionInput,
        responses={
            200: shapes.Taken,
            403: shapes.Refusal,
            409: shapes.Refusal,
            422: shapes.Refusal,
            **UNKNOWN,
        },
    )
    def post(self, request: Request, match_id: str) -> Response:
        """Plays an action, as `act` does over the socket. The same id again gets the first answer."""
        given = asked(inputs.ActionInput, request.data)
        taken = service.play(match_id, request.user.pk, given["number"], given["id"], given["action"])
        return Response({"number": taken.number})


class FeatureView(APIView):
    """A feature of the board."""

    @extend_schema(
        parameters=[inputs.FeatureQuery], responses={200: shapes.Feature, 422: shapes.Refusal, **UNKNOWN}
    )
    def get(self, request: Request, match_id: str) -> Response:
        """The whole feature under a spot: where it runs, who holds it, what it is worth as it stands."""
        query = asked(inputs.FeatureQuery, request.query_params)
        match = payloads.match_of(match_id)
        return Response(
            payloads.feature(match, query["x"], query["y"], query["feature"], query.get("number"))
        )


class RematchView(APIView):
    """The next match of the same seats."""

    @extend_schema(
        request=None, responses={201: shapes.TableId, 403: shapes.Refusal, 409: shapes.Refusal, **UNKNOWN}
    )
    def post(self, request: Request, match_id: str) -> Response:
        """A new table with the same settings; all who ask after one match get the same table."""
        match = payloads.match_of(match_id)
        if service.seat_of(match, request.user.pk) is None:
            raise Refused("match.not_seated", "You did not play this match.")
        if match.status not in {Match.Status.OVER, Match.Status.CLOSED} or match.uploaded:
            raise Refused("match.not_over", "This match is not over yet.")
        table = _wanted(match, request.user)
        if table != match.rematch:
            Match.objects.filter(pk=match.pk).update(rematch=table)
            notifications.notify(match_id, "status")
        return Response({"table": table}, status=201)


def _wanted(match: Match, player: Any) -> str:
    answers = signals.rematch_wanted.send(sender=Match, match_id=match.public_id, player=player)
    table = next((answer for _, answer in answers if answer), None)
    if table is None:
        raise Refused("match.no_lobby", "There is no table to meet at just now.")
    return str(table)
