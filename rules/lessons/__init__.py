"""Lessons: short games with a known stack, in which a learner plays a script against the real rules.

The lessons of the base game are in `base.toml` beside this file. An expansion has its own in `lesson.toml` of
its folder. `reading.lessons()` finds them all; `playing.game_at` replays one up to any point. The words of a
lesson belong to whoever shows it.
"""
