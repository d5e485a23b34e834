"""People and the tables they gather round; about a running match it knows its id and its headline."""
