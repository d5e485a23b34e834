"""What players do during a match, besides their moves."""
