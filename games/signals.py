"""Signals for the lobby. Sent after the commit, with `match_id` (the public id)."""

from django.dispatch import Signal

from realtime.notifications import Announcement

match_started = Announcement()  # match_id
match_over = Announcement()  # match_id, status: "over", "closed" or "frozen"

cleanup_due = (
    Announcement()
)  # without arguments: the worker asks every application to delete what has expired

turns_due = Announcement()  # without arguments: the worker asks others to look for turns that wait

# Sent with match_id, player and address; a receiver answers with the id of the table where the same seats
# meet again.
rematch_wanted = Signal()
