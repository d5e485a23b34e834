"""The Django application of the lobby."""

from django.apps import AppConfig


class LobbyConfig(AppConfig):
    """Connects the lobby's receivers to the signals of matches and sessions."""

    name = "lobby"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Connect the receivers of signals."""
        from lobby import receivers  # imports models, which Django loads before `ready`

        receivers.connect()
