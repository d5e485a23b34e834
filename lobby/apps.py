"""The Django application of the lobby."""

from django.apps import AppConfig


class LobbyConfig(AppConfig):
    """Connects the lobby to what happens in matches."""

    name = "lobby"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from lobby import receivers

        receivers.connect()
