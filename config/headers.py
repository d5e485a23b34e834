"""Content Security Policy: no inline script anywhere; inline style because Svelte's transitions write
<style>.
"""

from __future__ import annotations

from typing import Any

from csp.constants import NONE, SELF, UNSAFE_INLINE


def policy() -> dict[str, Any]:
    """django-csp's CONTENT_SECURITY_POLICY."""
    return {
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
