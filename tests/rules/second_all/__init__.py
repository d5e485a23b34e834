"""A second opinion on every box, written from the ledgers and the record format alone.

It plays along: from the setup, the tile that shows in a hand and the actions taken it keeps a table of its
own, says at every step who decides what, which actions are legal and, at the end of every placement, what
each seat has on the board, in its supply and on its score. The whole board is flooded anew after each change.
Nothing of the law is used but its files of tiles. Where it and the law differ, one of them is wrong.

What it has no opinion about, and so does not look at:
- games that a seat leaves, setups that name start tiles, or a supply of their own;
- which tile comes next: whatever shows in the hand is taken for drawn, so it can't say in which order tiles
  of the river come back (HOUSE-11); that a tile fits somewhere, or nowhere if discarded, it does check;
- the order in which the lines of a score are written, and their parts;
- what a view tells beyond the record format, and the texts of refusals;
- what lies on the table while a round of scoring waits for a decision (who decides what it does foresee).
"""
