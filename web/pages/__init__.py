"""What the pages say before their scripts run: title, description, and the card of a link to them."""
