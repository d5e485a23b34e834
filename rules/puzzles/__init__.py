"""Puzzles: positions of games between bots in which one move is clearly best (docs/lessons.md).

`python -m tools.puzzles.find` finds them and appends them to `data/`. `reading.puzzles()` reads them,
`playing.game_at` sets one up, `playing.judge` says whether a move is right. What the best move is was
searched for once, when the puzzle was made; nothing searches here.
"""
