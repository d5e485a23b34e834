"""The Django application of the matches."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Matches and their logs."""

    name = "games"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Connect the signal receivers, and start tracing before Django loads its middleware."""
        from games import receivers
        from realtime import tracing

        receivers.connect()
        tracing.start()
