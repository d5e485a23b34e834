"""The command `bastide`, which an installed Bastide and a checkout are started with."""
