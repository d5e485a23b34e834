/** A point in units of the board, or of a tile. */
export interface Point {
  x: number;
  y: number;
}
