"""What the matches take over HTTP. Unknown keys are refused, so that a typing error is not ignored."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers as s

from games.models import Match


def checked(serializer: type[s.Serializer[Any]], data: Any) -> dict[str, Any]:
    """Return what was sent, validated. Raises ValidationError with the first complaint as a sentence."""
    given = serializer(data=data)
    given.is_valid(raise_exception=True)
    return dict(given.validated_data)


class StrictSerializer(s.Serializer[Any]):
    """A serializer that refuses keys it does not know."""

    def to_internal_value(self, data: Any) -> Any:
        """Refuse unknown keys, then validate as usual."""
        if isinstance(data, dict) and (unknown := sorted(set(data) - set(self.fields))):
            raise s.ValidationError({"non_field_errors": [f"There is no {unknown[0]!r} here."]})
        return super().to_internal_value(data)


class ActionInputSerializer(StrictSerializer):
    """An action with its command id, `{"id": "<uuid>", "number": 41, "action": {…}}`.

    `{"type": "undo"}` takes back.
    """

    id = s.RegexField(r"^[0-9A-Za-z_-]{8,64}$")
    number = s.IntegerField(min_value=0, max_value=2**31 - 1)
    action = s.DictField()


class MatchQuerySerializer(s.Serializer[Any]):
    """Which matches; `mine=1` for the player's own."""

    status = s.ChoiceField([each for each in Match.Status.values if each != "waiting"], required=False)
    mine = s.BooleanField(required=False, default=False)
    page = s.IntegerField(required=False, default=1, min_value=1, max_value=100_000)


class EventsQuerySerializer(s.Serializer[Any]):
    """Which part of the stream."""

    after = s.IntegerField(required=False, default=0, min_value=0)
    limit = s.IntegerField(required=False, default=500, min_value=1, max_value=1000)


class AnalysisQuerySerializer(s.Serializer[Any]):
    """From which turn on: the first `after`, which the reader has, are left out."""

    after = s.IntegerField(required=False, default=0, min_value=0, max_value=100_000)


class FeatureQuerySerializer(s.Serializer[Any]):
    """A spot of a tile, after event `number` (the newest if absent)."""

    x = s.IntegerField(min_value=-1000, max_value=1000)
    y = s.IntegerField(min_value=-1000, max_value=1000)
    feature = s.RegexField(r"^[a-z]+([@#][A-Z0-9]{1,2})?$", max_length=24)
    number = s.IntegerField(required=False, min_value=0)


class ClaimsQuerySerializer(s.Serializer[Any]):
    """After event `number` (the newest if absent)."""

    number = s.IntegerField(required=False, min_value=0)


class HintQuerySerializer(s.Serializer[Any]):
    """For the decision after event `number`, which must be the newest."""

    number = s.IntegerField(min_value=0, max_value=2**31 - 1)


class TryoutQuerySerializer(s.Serializer[Any]):
    """Which tile."""

    tile = s.CharField(max_length=64)


class CellQuerySerializer(s.Serializer[Any]):
    """Which cell."""

    x = s.IntegerField(min_value=-1000, max_value=1000)
    y = s.IntegerField(min_value=-1000, max_value=1000)


class OutcomeQuerySerializer(TryoutQuerySerializer):
    """Which tile, where."""

    x = s.IntegerField(min_value=-1000, max_value=1000)
    y = s.IntegerField(min_value=-1000, max_value=1000)
    rotation = s.ChoiceField([0, 90, 180, 270])
