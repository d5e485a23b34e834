"""The lists that all share: what they cost, and that they are never older than a player would notice."""
