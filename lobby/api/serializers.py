"""What the lobby takes over HTTP. Unknown keys are refused, so that a typing error is not ignored."""

from __future__ import annotations

from django.conf import settings
from rest_framework import serializers

from games import absence
from games.api.serializers import StrictSerializer
from games.models import Match
from lobby import players
from lobby.models import Relation, Report

SALT = r"^[0-9a-f]{16,64}$"


class GuestInputSerializer(StrictSerializer):
    """`{"name": "Ann"}`, or `{}` for a friendly name."""

    name = serializers.CharField(required=False, allow_blank=True, default="", max_length=100)


class MarksInputSerializer(StrictSerializer):
    """`{"colour": 0, "shape": "circle"}`: what the player likes as a mark; null for any."""

    colour = serializers.IntegerField(
        required=False, allow_null=True, min_value=0, max_value=players.COLOURS - 1
    )
    shape = serializers.ChoiceField(required=False, allow_null=True, choices=players.SHAPES)


class ProfileInputSerializer(StrictSerializer):
    """`{"name": "Ann", "marks": {...}}`, both optional."""

    name = serializers.CharField(required=False, allow_blank=True, max_length=100)
    marks = MarksInputSerializer(required=False)


class ClockInputSerializer(StrictSerializer):
    """`{"kind": "bank", "bank": 600000, "increment": 10000, "out": "forfeit"}`; times in milliseconds."""

    kind = serializers.ChoiceField(choices=["none", "move", "bank"])
    move = serializers.IntegerField(required=False)
    bank = serializers.IntegerField(required=False)
    increment = serializers.IntegerField(required=False)
    out = serializers.ChoiceField(required=False, choices=["forfeit", "bot"])


class SettingsInputSerializer(StrictSerializer):
    """The settings of a table; what is left out stays, or is the default for a new one."""

    name = serializers.CharField(required=False, allow_blank=True, max_length=200)
    size = serializers.IntegerField(required=False, min_value=2, max_value=6)
    private = serializers.BooleanField(required=False)
    edition = serializers.CharField(required=False, max_length=40)
    expansions = serializers.ListField(
        required=False, child=serializers.CharField(max_length=60), max_length=40
    )
    options = serializers.DictField(required=False, child=serializers.JSONField())
    sets = serializers.DictField(
        required=False,
        child=serializers.IntegerField(),
        help_text="Copies of sets and of parts of expansions; the usual number of those not named.",
    )
    supply = serializers.DictField(
        required=False,
        child=serializers.IntegerField(),
        help_text="Pieces that each seat starts with; the usual number of those not named.",
    )
    clock = ClockInputSerializer(required=False)
    aids = serializers.ChoiceField(required=False, choices=Match.Aids.values)
    claim_days = serializers.ChoiceField(required=False, choices=absence.DAYS)


class FavouriteInputSerializer(StrictSerializer):
    """`{"name": "Sunday", "table": "t-9xk2m4wq"}`: keeps what that table plays."""

    name = serializers.CharField(max_length=200, allow_blank=True)
    table = serializers.CharField(max_length=32)
    invite = serializers.CharField(required=False, default="", allow_blank=True, max_length=64)


class RenameInputSerializer(StrictSerializer):
    """`{"name": "Monday"}`."""

    name = serializers.CharField(max_length=200, allow_blank=True)


class ApplyInputSerializer(StrictSerializer):
    """`{"favourite": "f-4hd7xq2n"}`."""

    favourite = serializers.CharField(max_length=32)


class JoinInputSerializer(StrictSerializer):
    """`{"salt": "hex", "invite": "secret"}`, both optional; the salt is made after reading the commitment."""

    salt = serializers.RegexField(SALT, required=False, default="", allow_blank=True)
    invite = serializers.CharField(required=False, default="", allow_blank=True, max_length=64)


class BotInputSerializer(StrictSerializer):
    """`{"level": "greedy"}`."""

    level = serializers.CharField(max_length=24)
    fill = serializers.BooleanField(default=False)


class LevelInputSerializer(StrictSerializer):
    """`{"level": "greedy"}`."""

    level = serializers.CharField(max_length=24)


class CompanionInputSerializer(StrictSerializer):
    """`{"name": "Ben", "salt": "hex"}`; the salt is made after reading the commitment."""

    name = serializers.CharField(max_length=100)
    salt = serializers.RegexField(SALT, required=False, default="", allow_blank=True)


class StatisticsQuerySerializer(StrictSerializer):
    """`?expansion=river`: only matches with it; `base`: those without any expansion."""

    expansion = serializers.RegexField(
        r"^[a-z0-9-]*$", required=False, default="", allow_blank=True, max_length=60
    )


class RelationInputSerializer(StrictSerializer):
    """`{"player": "p-8f2kq3mz", "kind": "blocked"}`."""

    player = serializers.CharField(max_length=32)
    kind = serializers.ChoiceField(choices=Relation.Kind.values)


class ReportInputSerializer(StrictSerializer):
    """`{"player": "p-8f2kq3mz", "reason": "insults", "words": "…", "match": "…", "message": 7}`.

    Without `message` it is about the player.
    """

    player = serializers.CharField(max_length=32)
    reason = serializers.ChoiceField(choices=Report.Reason.values)
    words = serializers.CharField(required=False, default="", allow_blank=True, max_length=500)
    match = serializers.CharField(required=False, default="", allow_blank=True, max_length=32)
    message = serializers.IntegerField(required=False, default=0, min_value=0, max_value=2**53)


class AlertsInputSerializer(StrictSerializer):
    """`{"mail": true, "quiet_from": "22:00", "quiet_until": "07:00", "zone": "Europe/Berlin"}`.

    All are optional; null for both times ends the quiet hours.
    """

    mail = serializers.BooleanField(required=False)
    quiet_from = serializers.TimeField(required=False, allow_null=True, input_formats=["%H:%M"])
    quiet_until = serializers.TimeField(required=False, allow_null=True, input_formats=["%H:%M"])
    zone = serializers.CharField(required=False, max_length=64)
    language = serializers.ChoiceField(required=False, choices=settings.LANGUAGES)


class PushKeysInputSerializer(StrictSerializer):
    """The keys of a `PushSubscription` in base64url."""

    p256dh = serializers.CharField(max_length=100)
    auth = serializers.CharField(max_length=40)


class PushBrowserInputSerializer(StrictSerializer):
    """`{"endpoint": "https://…", "keys": {"p256dh": "…", "auth": "…"}}`: what `PushManager` gives."""

    endpoint = serializers.CharField(max_length=1000)
    keys = PushKeysInputSerializer()


class DeletionInputSerializer(StrictSerializer):
    """`{"password": "…"}`; a guest has none."""

    password = serializers.CharField(
        required=False, default="", allow_blank=True, max_length=128, trim_whitespace=False
    )


class QuickInputSerializer(StrictSerializer):
    """`{"seats": 2, "salt": "hex", "commitment": "hex"}`: the salt answers the commitment."""

    seats = serializers.IntegerField(min_value=2, max_value=6)
    salt = serializers.RegexField(SALT, required=False, default="", allow_blank=True)
    commitment = serializers.RegexField(r"^[0-9a-f]{64}$", required=False, default="", allow_blank=True)


class NothingInputSerializer(StrictSerializer):
    """`{}`."""
