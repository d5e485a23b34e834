"""The event log of a match."""

from __future__ import annotations

from typing import Any, ClassVar, NoReturn

from django.db import models

from games.models.match import Match


class LoggedAction(models.Model):
    """A row of the log, which is the match. Never changed; a database trigger enforces that."""

    pk = models.CompositePrimaryKey("match_id", "number")
    # The key begins with the match, so an index of its own would only cost time.
    match = models.ForeignKey(Match, models.PROTECT, related_name="log", db_index=False)
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    command_id = models.CharField(max_length=64)
    action = models.JSONField()
    change = models.TextField(null=True, help_text="What it changed in the view, as it is sent.")  # noqa: DJ001 - rows of older versions have none
    hash = models.CharField(max_length=16)
    at = models.DateTimeField()

    class Meta:
        ordering: ClassVar[list[str]] = ["match", "number"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "command_id"], name="one_action_a_command"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}#{self.number}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Append the row. Raises TypeError if it is in the log already."""
        if not self._state.adding:
            raise TypeError("rows of the log are never changed")
        kwargs["force_insert"] = True
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Raise TypeError, because the log is the match."""
        raise TypeError("rows of the log are never deleted")
