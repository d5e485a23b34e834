"""WebSockets of the lobby and of its tables."""
