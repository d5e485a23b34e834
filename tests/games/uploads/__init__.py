"""Game files that come from elsewhere."""
