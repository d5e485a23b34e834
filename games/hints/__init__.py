"""Ideas for a player who has no other person at the table."""
