"""The setup of a game: options, and how a setup is read and checked."""
