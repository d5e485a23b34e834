"""One module for each command. Its `add_to` declares the words that the command understands."""
