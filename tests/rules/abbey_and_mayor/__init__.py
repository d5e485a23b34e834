"""The ledger of Abbey and Mayor."""
