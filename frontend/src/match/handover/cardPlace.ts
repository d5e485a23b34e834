// Where the card that says whose turn it is lies on the board: where it hides least.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Parts of what the frame leaves free at the left and above; the first is where it lies if nothing is there. */
const PLACES = [
  [0.5, 0.06],
  [0, 0.06],
  [1, 0.06],
  [0.5, 1],
  [0, 1],
  [1, 1],
] as const;
/** Pixels between the card and the frame. */
const MARGIN = 16;
/** What can be chosen counts more than all tiles and figures together. */
const CHOSEN = 1000;

/** The place for a card of this size within a frame, over as few of the things as can be; in pixels of the window. */
export function placeOfCard(
  frame: Box,
  card: Pick<Box, "width" | "height">,
  things: readonly Box[],
  choices: readonly Box[],
): { left: number; top: number } {
  const free = { x: frame.width - card.width - 2 * MARGIN, y: frame.height - card.height - 2 * MARGIN };
  const places = PLACES.map(([x, y]) => ({
    left: frame.left + MARGIN + Math.max(0, free.x) * x,
    top: frame.top + MARGIN + Math.max(0, free.y) * y,
  }));
  const hidden = ({ left, top }: { left: number; top: number }) => {
    const under = (box: Box) =>
      box.left + box.width > left &&
      box.left < left + card.width &&
      box.top + box.height > top &&
      box.top < top + card.height;
    return things.filter(under).length + CHOSEN * choices.filter(under).length;
  };
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}
