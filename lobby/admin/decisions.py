"""The form under a report, and what a decision does."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django import forms
from django.db import transaction
from django.utils import timezone

from lobby import moderation
from lobby.models import Player, Report, Sanction

MUTE, BAR = Sanction.Kind.MUTE.value, Sanction.Kind.BAR.value


class DecisionForm(forms.Form):
    """What to do about a report."""

    action = forms.ChoiceField(
        choices=[
            ("dismiss", "Dismiss: nothing is wrong here"),
            ("handle", "Close: it was dealt with otherwise"),
            (Sanction.Kind.WARNING.value, "Warn: the player reads the words once"),
            (MUTE, "Mute: no chat for some days"),
            (BAR, "Bar: no entry for some days, or without an end"),
        ],
        widget=forms.RadioSelect,
    )
    days = forms.IntegerField(
        required=False,
        min_value=1,
        max_value=3650,
        help_text="For a mute or a bar. Empty: a bar without an end.",
    )
    words = forms.CharField(
        required=False,
        max_length=500,
        widget=forms.Textarea(attrs={"rows": 3, "cols": 60}),
        help_text="What the player reads, in a language that the player understands.",
    )

    def clean(self) -> dict[str, Any]:
        """Check that a warning has words, and a mute has an end."""
        given: dict[str, Any] = super().clean() or self.cleaned_data
        if given.get("action") == Sanction.Kind.WARNING and not given.get("words"):
            self.add_error("words", "A warning needs words.")
        if given.get("action") == MUTE and not given.get("days") and "days" not in self.errors:
            self.add_error("days", "For how many days?")
        return given


def decide(report: Report, actor: Any, given: dict[str, Any]) -> str:
    """Do what the form says, and close the report. Returns a sentence for the operator."""
    with transaction.atomic():
        fresh = Report.objects.select_for_update(of=("self",)).select_related("reported").get(pk=report.pk)
        if fresh.status != Report.Status.OPEN:
            return f"Report {report.pk} was closed by somebody else."
        action, days = given["action"], given.get("days")
        if action in Sanction.Kind.values and fresh.reported is not None:
            _sanction(fresh, fresh.reported, actor, action, given["words"], days)
        moderation.close_report(fresh, actor, dismissed=action == "dismiss")
    return f"Report {report.pk}: {action}{f', {days} days' if days else ''}."


def _sanction(report: Report, player: Player, actor: Any, action: str, words: str, days: int | None) -> None:
    lasting = days if action in (MUTE, BAR) else None
    until = timezone.now() + timedelta(days=lasting) if lasting else None
    moderation.sanction(player, Sanction.Kind(action), actor, words, until, report)
