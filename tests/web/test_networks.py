"""What a network address counts as in limits."""

from __future__ import annotations

import pytest
from django.test import RequestFactory
from rest_framework.request import Request
from rest_framework.throttling import AnonRateThrottle
from rest_framework.views import APIView

from realtime import caps
from realtime.networks import network_key, network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_address_of_ipv6_counts_by_its_first_64_bits(address: str, network: str) -> None:
    assert network_of(address) == network


def test_calls_without_a_session_are_counted_by_household() -> None:
    (kind,) = (each for each in APIView().get_throttles() if isinstance(each, AnonRateThrottle))
    one, other, far = (
        kind.get_ident(Request(RequestFactory().get("/", REMOTE_ADDR=address)))
        for address in ("2001:db8:1:2::5", "2001:db8:1:2:ffff::9", "2001:db8:1:3::5")
    )
    assert one == other != far


def test_a_household_cannot_pass_limits_with_its_other_addresses() -> None:
    one, other, far = "2001:db8:1:2::5", "2001:db8:1:2:ffff::9", "2001:db8:1:3::5"
    assert network_key(one) == network_key(other) != network_key(far)
    assert caps.caps_of(None, one) == caps.caps_of(None, other) != caps.caps_of(None, far)
    assert network_key("") == ""
