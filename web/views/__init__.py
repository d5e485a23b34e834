"""Views outside the API."""
