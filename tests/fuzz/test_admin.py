"""No address of the admin site ends in a server error, whatever stands in it."""

from __future__ import annotations

from urllib.parse import quote, urlencode

import pytest
from django.contrib import admin
from django.urls import reverse

from tests.fuzz.people import People
from tests.fuzz.test_http import everything_on

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]
__all__ = ["everything_on"]
MODELS = [model._meta for model in admin.site._registry]
ODD = ("\0", "'", "%", "..", "-1", "0", str(2**63), "9" * 400, "a" * 3000, "🂡", "\u202e", "[", "null")
PAGES = ("change", "history")
# Words of a list's address: search, page, order, format, popup, and a filter that is none.
QUERIES = ("q", "p", "o", "e", "all", "_popup", "_to_field", "id__exact", "created__gte", "no_such__in")
ACTIONS = ("", "delete_selected", "no such", "\0")


@pytest.fixture
def people() -> People:
    return People()


@pytest.mark.parametrize("model", MODELS, ids=str)
def test_no_address_of_the_admin_site_ends_in_a_server_error(model: object, people: People) -> None:
    app, name = str(model).split(".")
    listed = reverse(f"admin:{app}_{name}_changelist")
    addresses = [f"{listed}?{urlencode({query: odd})}" for query in QUERIES for odd in ODD]
    rows = [quote(odd, safe="") for odd in ODD]
    addresses += [f"{listed}{row}/{page}/" for row in rows for page in PAGES]
    for address in addresses:
        assert people.send("staff", "GET", address, "").status_code < 500, address
    for action in ACTIONS:
        form = urlencode({"action": action, "_selected_action": ODD[0], "index": "9" * 20})
        client = people.browsers["staff"].client
        answer = client.post(listed, form, content_type="application/x-www-form-urlencoded")
        assert answer.status_code < 500, action
