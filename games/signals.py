"""Signals for the lobby. Sent after the commit, with `match_id` (the public id)."""

from django.dispatch import Signal

from realtime.notifications import Announcement

match_started = Announcement()  # match_id
match_turned = Announcement()  # match_id, number, seat: the seat that decides now
match_over = Announcement()  # match_id, status: "over", "closed" or "frozen"

# Sent with match_id, player and headline; a receiver answers with the id of the table where the same
# seats meet again.
rematch_wanted = Signal()
