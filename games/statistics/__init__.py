"""Statistics of players: a row for each seat of a finished match, and what the database adds up from them."""
