"""The second factor at log-in: a code of an authenticator app, or a recovery code (allauth.mfa).

Every account may have one. STAFF_NEED_SECOND_FACTOR keeps staff without one out of the admin site.
"""

from __future__ import annotations

from functools import wraps
from http import HTTPStatus
from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.internal.flows.login import get_authentication_records, record_authentication
from allauth.mfa.adapter import get_adapter as get_mfa_adapter
from allauth.mfa.base.forms import AuthenticateForm
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import SECRET_SESSION_KEY
from allauth.mfa.utils import is_mfa_enabled
from django.conf import settings
from django.contrib.admin import AdminSite
from django.contrib.admin.forms import AdminAuthenticationForm
from django.contrib.auth import logout
from django.core.exceptions import ValidationError
from django.db import transaction
from django.forms import CharField, TextInput
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from lobby.accounts.waits import note_user
from lobby.models import Player

MISSING = "Staff need a second factor here. Log in on the page /me, set it up there, then come back."
CODE = "Enter the code that your authenticator app shows now, or one of your recovery codes."


class StaffLoginForm(AdminAuthenticationForm):
    """The admin's log-in with the limits of every log-in (`ACCOUNT_RATE_LIMITS`) and the second factor."""

    code = CharField(
        label="Code from your authenticator app, if you have one",
        required=False,
        max_length=20,
        widget=TextInput(attrs={"autocomplete": "one-time-code"}),
    )

    def clean(self) -> dict[str, Any]:
        """Check the limits, the password, then the second factor. Raises ValidationError."""
        username, password = self.cleaned_data.get("username"), self.cleaned_data.get("password")
        if username and password and self.request:
            user = get_adapter(self.request).authenticate(self.request, username=username, password=password)
            if user is None:
                raise self.get_invalid_login_error()
            self.confirm_login_allowed(user)
            _check_code(self.request, user, self.cleaned_data.get("code", ""))
            self.user_cache = user
        return self.cleaned_data


class StaffSite(AdminSite):
    """Django's admin site, for sessions of staff that have passed the second factor."""

    site_header = site_title = "Bastide administration"
    login_form = StaffLoginForm

    def has_permission(self, request: HttpRequest) -> bool:
        """Return whether this session may open the admin site."""
        return super().has_permission(request) and _has_passed(request)

    def admin_view(self, view: Any, cacheable: bool = False) -> Any:
        """Return the view behind the log-in; a row's number that SQLite can't hold is an unknown row."""

        @wraps(view)
        def found(request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
            try:
                return view(request, *args, **kwargs)
            except OverflowError as beyond:
                if "SQLite" not in str(beyond):
                    raise
                raise Http404 from beyond

        return super().admin_view(found, cacheable)


def note_activation(request: HttpRequest, user: Player, authenticator: Authenticator, **_: Any) -> None:
    """Count the session in which a player sets up the app as passed: it has just sent a right code."""
    if authenticator.type == Authenticator.Type.TOTP:
        record_authentication(request, user, "mfa", id=authenticator.pk, type=authenticator.type)


@require_safe
@never_cache
def second_factor_picture(request: HttpRequest) -> HttpResponse:
    """Draw the key that allauth has just given this session, as a QR code for an authenticator app."""
    secret, adapter = request.session.get(SECRET_SESSION_KEY), get_mfa_adapter()
    if not secret or not request.user.is_authenticated:
        return HttpResponse(status=HTTPStatus.NOT_FOUND)
    drawn = adapter.build_totp_svg(adapter.build_totp_url(request.user, secret))
    return HttpResponse(drawn, content_type="image/svg+xml")


def _check_code(request: HttpRequest, user: Player, code: str) -> None:
    """Raise ValidationError unless `user` needs no second factor or this is its code."""
    if not is_mfa_enabled(user):
        if settings.STAFF_NEED_SECOND_FACTOR:
            raise ValidationError(MISSING, code="second_factor_missing")
        return
    if not code:
        raise ValidationError(CODE, code="code")
    note_user(request, user)
    form = AuthenticateForm(data={"code": code}, user=user)
    with transaction.atomic():  # a recovery code is used up under a lock
        if not form.is_valid():
            raise ValidationError(form.errors["code"])
    if request.user.is_authenticated and request.user.pk != user.pk:
        logout(request)
    form.save()


def _has_passed(request: HttpRequest) -> bool:
    """Return whether this session has passed the second factor, or its player needs none."""
    user = request.user
    if any(record["method"] == "mfa" for record in get_authentication_records(request, user)):
        return True
    return not (settings.STAFF_NEED_SECOND_FACTOR or is_mfa_enabled(user))
