"""Settings of security: HTTPS, cookies, and the Content Security Policy."""

from __future__ import annotations

from csp.constants import NONE, SELF, UNSAFE_INLINE

from config.settings import env

# No inline script anywhere. Inline style is allowed because Svelte's transitions write <style>.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "script-src": [SELF],
        "style-src": [SELF, UNSAFE_INLINE],
        "img-src": [SELF, "data:", "blob:"],
        "connect-src": [SELF],
        "object-src": [NONE],
        "base-uri": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    }
}
HTTPS = env.flag("HTTPS")  # set behind a proxy that terminates HTTPS
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = HTTPS
# A name with `__Host-` is refused by browsers unless this host itself set the cookie over https, so no other
# host of the domain can plant one. OLD_COOKIES: the names of older versions, which are still read.
SESSION_COOKIE_NAME = "__Host-sessionid" if HTTPS else "sessionid"
CSRF_COOKIE_NAME = "__Host-csrftoken" if HTTPS else "csrftoken"
READ_OLD_COOKIES = HTTPS and env.flag("READ_OLD_COOKIES", True)
OLD_COOKIES = {SESSION_COOKIE_NAME: "sessionid", CSRF_COOKIE_NAME: "csrftoken"} if READ_OLD_COOKIES else {}
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 180 * 86_400
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
# Asks browsers to refuse http for the whole domain with all its subdomains, and for all other services
# there. Only who owns the domain can want that.
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = env.flag("HSTS_PRELOAD")
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^livez$", r"^metrics$"]  # requested from inside, past the proxy
X_FRAME_OPTIONS = "DENY"
