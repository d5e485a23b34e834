"""What web/ stores: animations of games, which a worker makes and any process sends."""

from __future__ import annotations

from django.db import models


class Animation(models.Model):
    """The animation of a finished match: being made, ready (`body`) or failed. A bounded number is kept."""

    match = models.OneToOneField("games.Match", models.CASCADE, related_name="+")
    drawings = models.CharField(max_length=16, help_text="The digest of the drawings that it shows.")
    frames = models.PositiveSmallIntegerField(default=0)
    drawn = models.PositiveSmallIntegerField(default=0)
    failed = models.BooleanField(default=False)
    body = models.BinaryField(null=True, help_text="The APNG, when it is ready.")
    size = models.PositiveIntegerField(default=0, help_text="Bytes.")
    begun_at = models.DateTimeField()
    asked_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"{self.match_id}: {self.drawn} of {self.frames}"
