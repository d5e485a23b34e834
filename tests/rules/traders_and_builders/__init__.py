"""The ledger of Traders & Builders."""
