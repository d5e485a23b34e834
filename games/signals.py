"""What the lobby may listen to. Sent after the commit, with `match_id` (the public id); listeners must
not raise.
"""

from django.dispatch import Signal

match_started = Signal()  # match_id
match_turned = Signal()  # match_id, number, seat: the seat that decides now
match_over = Signal()  # match_id, status: "over", "closed" or "frozen"
presence_changed = Signal()  # match_id

# Sent with match_id, player and headline; a listener answers with the id of the table where the same
# seats meet again.
rematch_wanted = Signal()
