"""Players, accounts, tables, favourites, quick matches. Of a running match it knows only id and headline."""
