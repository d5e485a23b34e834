"""Settings of accounts, sessions and mail."""

from __future__ import annotations

from config.settings import env

# Accounts are optional: guests play without one. allauth manages user names, passwords and e-mail addresses.
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
EMAIL = env.email()
EMAIL_BACKEND = f"{env.BACKENDS}.dummy.EmailBackend"  # unless EMAIL_URL is set
vars().update(EMAIL)
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("browser",)
HEADLESS_FRONTEND_URLS = {
    "account_confirm_email": "/account/confirm/{key}",
    "account_reset_password": "/account/reset",
    "account_reset_password_from_key": "/account/reset/{key}",
    "account_signup": "/account",
}
SESSION_ENGINE = "lobby.accounts.sessions"
ACCOUNT_ADAPTER = "lobby.accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"username"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = "optional" if EMAIL else "none"
ACCOUNT_EMAIL_SUBJECT_PREFIX = "[Bastide] "
ACCOUNT_USERNAME_BLACKLIST = ["admin", "administrator", "bastide", "guest", "moderator", "root", "system"]
ACCOUNT_PREVENT_ENUMERATION = True
USERSESSIONS_TRACK_ACTIVITY = True  # once a day (lobby/accounts/sessions.py)
# A second factor for every account that wants one. Staff must have one where the site is a deployment.
MFA_SUPPORTED_TYPES = ["totp", "recovery_codes"]
MFA_TOTP_ISSUER = "Bastide"
MFA_TOTP_TOLERANCE = 1  # codes of 30 s; the one before and the one after count, too
MFA_ALLOW_UNVERIFIED_EMAIL = True  # e-mail addresses are optional
STAFF_NEED_SECOND_FACTOR = env.flag("STAFF_NEED_SECOND_FACTOR", not env.embedded())
PASSWORD_HASHERS = [
    "lobby.accounts.passwords.OneAtATimeHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
CSRF_FAILURE_VIEW = "lobby.accounts.middleware.csrf_failed"
