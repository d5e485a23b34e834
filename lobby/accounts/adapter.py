"""The adapter of django-allauth: sign-up, log-in, log-out and user names."""

from __future__ import annotations

import re
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.core.exceptions import ValidationError
from django.http import HttpRequest

from lobby import names
from lobby.accounts.merging import merge_guest
from lobby.models import Player

SHORTEST = 3
LETTERS = re.compile(r"[\w.@+-]+")


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # allauth publishes no types
    """Sign-up turns the guest's row into an account; log-in merges the guest into the account."""

    def new_user(self, request: HttpRequest) -> Player:
        """Return the guest of this session, read from the database, or a new player."""
        guest = getattr(request, "guest", None)
        return Player.objects.get(pk=guest.pk) if guest else Player()

    def save_user(self, request: HttpRequest, user: Player, form: Any, commit: bool = True) -> Player:
        """Save an account with the user name, password and e-mail address of the form."""
        user.is_guest = False
        user.name = user.name or form.cleaned_data["username"]
        saved: Player = super().save_user(request, user, form, commit)
        return saved

    def login(self, request: HttpRequest, user: Player) -> None:
        """Log in, then merge the guest of this session into the account."""
        guest = getattr(request, "guest", None)
        super().login(request, user)
        if guest is not None and guest.pk != user.pk:
            merge_guest(guest, user)

    def logout(self, request: HttpRequest) -> None:
        """Log out, a guest too, so that the receivers of `user_logged_out` get the player."""
        if guest := getattr(request, "guest", None):
            request.user = guest
        super().logout(request)

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """Check a user name. It is the first name of the player, so the rules for names hold too."""
        if problem := names.validation_error(username, what="user name"):
            raise ValidationError(problem, code="username")
        if len(username) < SHORTEST:
            raise ValidationError(f"A user name needs at least {SHORTEST} characters.", code="username_short")
        if not LETTERS.fullmatch(username):
            words = "A user name is made of letters, digits and . @ + - _, without spaces."
            raise ValidationError(words, code="username_letters")
        if username.lower().startswith("guest-"):
            raise ValidationError("User names that begin with “guest-” are kept for guests.", code="username")
        cleaned: str = super().clean_username(username, shallow)
        return cleaned
