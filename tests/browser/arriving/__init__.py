"""A new user arrives: home, lessons, tables, rules, links, several at one device."""
