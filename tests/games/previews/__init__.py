"""What the server says of a match besides its events: previews, worth, and who may have them."""
