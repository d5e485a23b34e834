"""The adapter of django-allauth: sign-up, log-in, log-out and user names."""

from __future__ import annotations

import re
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core.internal import ratelimit
from django.contrib.sites.shortcuts import get_current_site
from django.core.exceptions import ValidationError
from django.http import HttpRequest

from lobby import moderation, names, players
from lobby.accounts import known, waits
from lobby.accounts.merging import merge_guest
from lobby.models import Player
from lobby.refusals import (
    ACCOUNT_RATE_LIMITED,
    ACCOUNT_TOO_MANY_TRIES,
    USERNAME_GUEST,
    USERNAME_LETTERS,
    USERNAME_SHORT,
)
from lobby.tasks import send_mail
from realtime.refusals import RequestRefused

SHORTEST = 3
LETTERS = re.compile(r"[\w.@+-]+")
# allauth's codes of too many wrong passwords or codes.
TOO_OFTEN = {"too_many_login_attempts": ACCOUNT_TOO_MANY_TRIES, "rate_limited": ACCOUNT_RATE_LIMITED}


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # allauth publishes no types
    """Sign-up turns the guest's row into an account; log-in merges the guest into the account."""

    _tried = ""  # allauth's key for the user name with which somebody logs in

    def new_user(self, request: HttpRequest) -> Player:
        """Return the guest of this session, read from the database, or a new player."""
        guest = getattr(request, "guest", None)
        return Player.objects.get(pk=guest.pk) if guest else Player()

    def save_user(self, request: HttpRequest, user: Player, form: Any, commit: bool = True) -> Player:
        """Save an account with the user name, password and e-mail address of the form."""
        user.is_guest = False
        if not user.name or players.impostor_error(user.name, user):
            user.name = form.cleaned_data["username"]
        saved: Player = super().save_user(request, user, form, commit)
        return saved

    def authenticate(self, request: HttpRequest, **credentials: Any) -> Player | None:
        """Return the player with this user name and password, or None. Raises ValidationError if barred."""
        player: Player | None = super().authenticate(request, **credentials)
        if player is not None and not player.is_active and (problem := moderation.entry_refusal(player)):
            raise self._validation_error(problem)
        return player

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        """Count a try. Raises ValidationError above a limit."""
        self._tried = self._get_login_attempts_cache_key(request, **credentials)
        super().pre_authenticate(request, **credentials)

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """Return the key under which tries for a user name are counted: an own one for a known address."""
        key: str = super()._get_login_attempts_cache_key(request, **credentials)
        if known.is_known(request, credentials.get("username", "")):
            return f"{key}:{ratelimit.get_ip(request)}"
        return key

    def validation_error(self, code: str, *args: Any) -> ValidationError:
        """Return the error with this code of allauth; one of a limit says how long to wait."""
        if declared := TOO_OFTEN.get(code):
            seconds = waits.after_failures(self.request, self._tried)
            return self._validation_error(RequestRefused(declared, seconds=seconds))
        error: ValidationError = super().validation_error(code, *args)
        return error

    def _validation_error(self, problem: RequestRefused) -> ValidationError:
        """Return the refusal as allauth passes it on: a code and a text. The middleware adds the rest."""
        self.request.refused = problem
        code = problem.refusal.code.removeprefix("account.")
        return ValidationError(problem.refusal.sentence, code=code)

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

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Write a mail now, and have a worker send it."""
        context = {
            "request": self.request,
            "email": email,
            "current_site": get_current_site(self.request),
            **context,
        }
        message = self.render_mail(template_prefix, email, context)
        html = next((str(text) for text, kind in getattr(message, "alternatives", ())), None)
        send_mail.enqueue(str(message.subject), str(message.body), message.from_email, message.to, html)

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """Check a user name. It is the first name of the player, so the rules for names hold too."""
        guest = getattr(self.request, "guest", None)
        if problem := username_error(username):
            raise self._validation_error(problem)
        cleaned: str = super().clean_username(username, shallow)
        if not shallow and (problem := players.impostor_error(username, guest)):
            raise self._validation_error(problem)
        return cleaned


def username_error(username: str) -> RequestRefused | None:
    """Return why nobody may have this user name, or None."""
    if problem := names.validation_error(username):
        return problem
    if len(username) < SHORTEST:
        return RequestRefused(USERNAME_SHORT, least=SHORTEST)
    if not LETTERS.fullmatch(username):
        return RequestRefused(USERNAME_LETTERS)
    if username.lower().startswith("guest-"):
        return RequestRefused(USERNAME_GUEST)
    return None
