"""Messages and calls that no page of ours sends: by the descriptions of the API, and against them."""
