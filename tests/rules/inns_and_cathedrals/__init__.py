"""The ledger of Inns and Cathedrals."""
