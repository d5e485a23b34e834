"""Reads logs that no longer grow from a replica of the database, where REPLICA_URL names one.

`reads` chooses the database, `breaker` leaves a replica alone that has failed, and `router` keeps migrations
off it. What is read there is what the primary would return. The primary alone says who may see a match, and
nothing is written by way of the replica.
"""
