"""The Django application of the matches."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Matches and their logs."""

    name = "games"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Sessions that end reach the sockets that were opened with them."""
        from games import revoking

        revoking.connect()
