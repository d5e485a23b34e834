"""The bot `strong`: it looks past its own turn, at what may be drawn next and what that would bring."""
