"""The pages of the front end, each with its own head, and the answers for unknown addresses."""

from __future__ import annotations

import re
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path

from django.conf import settings
from django.db import Error
from django.http import Http404, HttpRequest, HttpResponse, HttpResponsePermanentRedirect, JsonResponse
from django.template.loader import render_to_string
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from realtime.refusals import HTTP_NOT_FOUND, RequestRefused
from web.pages.tags import Maker, Tags, plain
from web.pages.words import words_for

NOT_BUILT = (
    "<!doctype html><title>Bastide</title><p>The front end is not built yet: run <code>make front</code>."
)
# What stands in index.html for the head of a page.
HEAD = re.compile(r'<title>.*?</title>\s*<meta name="description".*?/>', re.DOTALL)


@require_safe
@never_cache
@vary_on_headers("Accept-Language")
@ensure_csrf_cookie
def page(request: HttpRequest, head: Maker, **named: str) -> HttpResponse:
    """Return index.html with the head of this page. Its scripts need the CSRF cookie to write.

    A page that does not exist is the same page with status 404; its scripts say so.
    """
    words = words_for(request)
    try:
        tags, status = head(words, **named, **_move(request, named)), HTTPStatus.OK
    except Http404:
        tags, status = plain("missing", indexed=False)(words), HTTPStatus.NOT_FOUND
    except Error:  # without the database the page still comes, and says so itself
        tags, status = plain("lobby", indexed=False)(words), HTTPStatus.OK
    return _page(request, tags, status)


def missing(request: HttpRequest) -> HttpResponse:
    """Return the page for an address that no page has: 404."""
    return page(request, _nothing)


def _nothing(*_: object) -> Tags:
    raise Http404


def _move(request: HttpRequest, named: dict[str, str]) -> dict[str, int]:
    """Return the move that the address of a replay names: `?n=12`."""
    number = request.GET.get("n", "")
    return {"number": int(number)} if "match_id" in named and re.fullmatch(r"[0-9]{1,9}", number) else {}


def _page(request: HttpRequest, tags: Tags, status: HTTPStatus) -> HttpResponse:
    index = settings.FRONTEND / "index.html"
    if not index.is_file():
        return HttpResponse(NOT_BUILT, status=HTTPStatus.SERVICE_UNAVAILABLE)
    context = {
        "tags": tags,
        "address": request.build_absolute_uri(request.path),
        "picture": request.build_absolute_uri(tags.picture),
    }
    head = render_to_string("web/head.html", context).strip()
    before, after = _halves(index, index.stat().st_mtime_ns)
    return HttpResponse(before + head + after, status=status)


@lru_cache(maxsize=2)
def _halves(index: Path, _changed: int) -> tuple[str, str]:
    """Return what stands before and after the head of a page. `_changed`: read again after a new build."""
    before, after = HEAD.split(index.read_text(encoding="utf-8"), maxsplit=1)
    return before, after


def without_slash(request: HttpRequest, path: str) -> HttpResponse:
    """Lead `/about/` to `/about`."""
    query = f"?{request.META['QUERY_STRING']}" if request.META.get("QUERY_STRING") else ""
    return HttpResponsePermanentRedirect(f"/{path.lstrip('/')}{query}")


def not_found(request: HttpRequest) -> JsonResponse:
    """Return 404 for an unknown address below a prefix of the server, which is no page of the front end."""
    return JsonResponse(RequestRefused(HTTP_NOT_FOUND).body, status=404)
