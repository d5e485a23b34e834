"""Network addresses as limits count them."""

from __future__ import annotations

import hashlib
import ipaddress

HOME_BITS = 64  # what a provider of IPv6 gives to one household at least


def network_of(address: str) -> str:
    """Return what an address counts as: of IPv6 its first 64 bits, since one household has all below them.

    IPv4 written as IPv6 counts as IPv4. Anything else counts as it is.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found), HOME_BITS), strict=False))


def network_key(address: str) -> str:
    """Return the key under which an address is counted, 24 letters that hide it; "" for none."""
    return hashlib.sha256(network_of(address).encode()).hexdigest()[:24] if address else ""
