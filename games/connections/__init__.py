"""The open sockets of a match."""
