"""The ledger of Wanderer and Mayor's Office."""
