"""Matches: their event log, the sockets and the API that play them, clocks, bots, game files.

One move, from the frame of an `act` message to its answer, passes these modules (a test measures it):

1. `games.consumers` keeps the socket open
2. `realtime.connection` receives the frame, and at the end sends the answer
3. `games.handlers.dispatch` decodes the message and handles it
4. `realtime.db_threads` runs the blocking work, the work of one match in order
5. `games.commands` checks the player's seat and submits the command
6. `games.event_log.append` reads the match, checks the command, writes the action to the log
7. `games.game_cache` plays the action with the rules engine
8. `realtime.notifications` notifies the hubs of all processes

The broadcast is a task of its own, so that no player waits for other players' sockets:

1. `games.hub` schedules it for the room of the match
2. `games.connections.rooms` keeps the event that the notification brought, and lists the sockets
3. `realtime.hub` runs its task
4. `games.broadcasts.kinds` picks the kind that comes first
5. `games.broadcasts.events` collects the new events
6. `games.broadcasts.following` adds offer and clock, for one write to each socket
7. `games.broadcasts.batches` joins the events to messages below the size limit
8. `realtime.connection` encodes each message, and at the end sends it
9. `realtime.frames` frames it, once for all sockets
10. `realtime.turns` lets moves go first where many sockets are served
11. `games.connections.connection` notes what its client has been sent

Both consult `games.models`, `games.conf`, `games.clocks` and `realtime.timestamps`, which only hold or
compute values.
"""
