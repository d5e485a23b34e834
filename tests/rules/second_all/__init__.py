"""A second opinion on every box, written from the ledgers and the record format alone.

It plays along: from the setup, the tile that shows in a hand and the actions taken it keeps a table of its
own, says at every step who decides what, which actions are legal and, at the end of every placement, what
each seat has on the board, in its supply and on its score. The whole board is flooded anew after each change.
Nothing of the law is used but its files of tiles. Where it and the law differ, one of them is wrong.

What it has no opinion about, and so does not look at: games that a seat leaves, setups that name start
tiles or a supply of their own, and in which order the river's tiles come back when they could not be placed
(whatever shows in the hand is taken for drawn). The parts of a score and the texts of refusals are the law's
own business.
"""
