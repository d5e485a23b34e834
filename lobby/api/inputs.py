"""What the lobby takes over HTTP. Unknown keys are refused, so that a typing error is not silence."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from lobby import players

SALT = r"^[0-9a-f]{16,64}$"


class Input(serializers.Serializer[Any]):
    """A serializer that refuses keys it does not know."""

    def to_internal_value(self, data: Any) -> Any:
        """DRF's own, after a look at the keys."""
        if isinstance(data, dict) and (unknown := sorted(set(data) - set(self.fields))):
            raise serializers.ValidationError({"non_field_errors": [f"There is no {unknown[0]!r} here."]})
        return super().to_internal_value(data)


class GuestInput(Input):
    """`{"name": "Ann"}`, or `{}` for a friendly name."""

    name = serializers.CharField(required=False, allow_blank=True, default="", max_length=100)


class MarksInput(Input):
    """`{"colour": 0, "shape": "circle"}`: what the player likes as a mark; null for any."""

    colour = serializers.IntegerField(
        required=False, allow_null=True, min_value=0, max_value=players.COLOURS - 1
    )
    shape = serializers.ChoiceField(required=False, allow_null=True, choices=players.SHAPES)


class ProfileInput(Input):
    """`{"name": "Ann", "marks": {...}}`, both optional."""

    name = serializers.CharField(required=False, allow_blank=True, max_length=100)
    marks = MarksInput(required=False)


class ClockInput(Input):
    """`{"kind": "bank", "bank": 600000, "increment": 10000, "out": "forfeit"}`; times in milliseconds."""

    kind = serializers.ChoiceField(choices=["none", "move", "bank"])
    move = serializers.IntegerField(required=False)
    bank = serializers.IntegerField(required=False)
    increment = serializers.IntegerField(required=False)
    out = serializers.ChoiceField(required=False, choices=["forfeit", "bot"])


class SettingsInput(Input):
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
        child=serializers.IntegerField(min_value=0, max_value=1),
        help_text="Parts of boxes, 1 (played) or 0; the usual ones where nothing is said.",
    )
    clock = ClockInput(required=False)


class FavouriteInput(Input):
    """`{"name": "Sunday", "table": "t-9xk2m4wq"}`: keeps what that table plays."""

    name = serializers.CharField(max_length=200, allow_blank=True)
    table = serializers.CharField(max_length=32)
    invite = serializers.CharField(required=False, default="", allow_blank=True, max_length=64)


class RenameInput(Input):
    """`{"name": "Monday"}`."""

    name = serializers.CharField(max_length=200, allow_blank=True)


class ApplyInput(Input):
    """`{"favourite": "f-4hd7xq2n"}`."""

    favourite = serializers.CharField(max_length=32)


class JoinInput(Input):
    """`{"salt": "hex", "invite": "secret"}`, both optional; the salt is made after reading the commitment."""

    salt = serializers.RegexField(SALT, required=False, default="", allow_blank=True)
    invite = serializers.CharField(required=False, default="", allow_blank=True, max_length=64)


class BotInput(Input):
    """`{"level": "greedy"}`."""

    level = serializers.CharField(max_length=24)


class QuickInput(Input):
    """`{"seats": 2, "salt": "hex", "commitment": "hex"}`: the salt answers the commitment."""

    seats = serializers.IntegerField(min_value=2, max_value=6)
    salt = serializers.RegexField(SALT, required=False, default="", allow_blank=True)
    commitment = serializers.RegexField(r"^[0-9a-f]{64}$", required=False, default="", allow_blank=True)


class NothingInput(Input):
    """`{}`."""
