"""What lobby and matches share: WebSocket connections, hubs, notifications, sessions, database threads.

Below `games` and `lobby`, which build their consumers on it; it imports neither, and of `rules` only how a
refusal is declared.

| module | what it does |
|---|---|
| `messages` | the small messages that every socket sends |
| `refusals` | the answer "no", with a code and a sentence |
| `consumers` | accepts a socket, or says why not and closes it |
| `sessions` | finds the player behind a session cookie |
| `caps` | limits the sockets of one player and of one network address, in all processes |
| `connection` | one open socket: receives, limits the rate, sends, closes |
| `limits` | limits how often a player, a new guest or an address may do something |
| `watchdog` | ends a process whose event loop is blocked, or that was stopped as a whole |
| `guard` | the small process that does the latter |
| `frames` | a message encoded once for many sockets |
| `turns` | gives way to moves where many sockets are served |
| `db_threads` | runs database work outside the event loop |
| `notifications` | announces changes to the hubs of all processes |
| `hub` | all sockets of one kind in this process |
| `public_ids` | the ids in addresses of sockets and REST calls |
| `timestamps` | the format of a time in messages and answers |
"""
