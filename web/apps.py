"""The Django application of the site."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """Has no models; installed for its management commands."""

    name = "web"
