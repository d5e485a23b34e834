"""The ledger of the Drawbridges."""
