// A seat's identity: colour, shape and letter together, so that none of them has to be enough alone.
// The colours are CSS: --seat-0 ... --seat-5, with --seat-0-ink ... for what is written on them (styles/seats.css).

export interface Mark {
  letter: string;
  /** Name of the shape, a key `shape.*` of the catalogue. */
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "cross";
  /** Path of the shape in a box of 24 by 24, the letter's centre at (12, `middle`). */
  path: string;
  middle: number;
}

export const MARKS: readonly Mark[] = [
  { letter: "A", shape: "circle", path: "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21Z", middle: 12 },
  {
    letter: "B",
    shape: "square",
    path: "M3.5 2h17a1.5 1.5 0 0 1 1.5 1.5v17a1.5 1.5 0 0 1-1.5 1.5h-17a1.5 1.5 0 0 1-1.5-1.5v-17a1.5 1.5 0 0 1 1.5-1.5Z",
    middle: 12,
  },
  { letter: "C", shape: "triangle", path: "M12 1.2 23.4 22.2H.6Z", middle: 15.6 },
  { letter: "D", shape: "diamond", path: "M12 .6 23.4 12 12 23.4.6 12Z", middle: 12 },
  { letter: "E", shape: "hexagon", path: "M6.2 2h11.6L23.4 12l-5.6 10H6.2L.6 12Z", middle: 12 },
  { letter: "F", shape: "cross", path: "M7.6 1.6h8.8v6h6v8.8h-6v6H7.6v-6h-6V7.6h6Z", middle: 12 },
];

/** The mark of a seat (0 to 5). */
export function mark(seat: number): Mark {
  return MARKS[((seat % MARKS.length) + MARKS.length) % MARKS.length] as Mark;
}
