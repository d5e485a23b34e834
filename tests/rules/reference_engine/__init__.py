"""The reference engine: a test oracle written from the rulebook and the record format alone.

It plays along. From the setup, the tile in the hand and the actions played it keeps a state of its own. At
every step it says which seat decides what and which actions are legal. At the end of every placement it says
what each seat has on the board, in its supply and on its score. It floods the whole board anew after each
change. It uses nothing of `rules/` except the tile files. Where the two engines differ, one of them is wrong.

What it does not check:
- games that a seat leaves, setups that name start tiles, or a supply of their own;
- which tile comes next: whatever shows in the hand is taken for drawn, so it can't say in which order tiles
  of the river come back (HOUSE-11); that a tile fits somewhere, or nowhere if discarded, it does check;
- the order in which the lines of a score are written, and their parts;
- what a view has beyond the record format, and the texts of refusals;
- what lies on the table while a round of scoring waits for a decision (who decides what it does foresee).
"""
