"""Makes the admin site ask for the second factor."""

from django.contrib.admin.apps import AdminConfig


class StaffAdminConfig(AdminConfig):
    """Django's admin with our site."""

    default_site = "lobby.accounts.second_factor.StaffSite"
