"""The rulebook of Traders & Builders."""
