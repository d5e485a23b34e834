// The faces of the bots' levels, 48 by 48: an outline that differs from all others without its colours, and what lies
// in it. Drawn as the figures are: ink around the body, cream around the ink, the right half in shade.

export interface Part {
  d: string;
  fill: string;
  /** With an edge of ink, for what must be seen at 24 px. */
  edged?: boolean;
}
export interface Face {
  outline: string;
  fill: string;
  parts: readonly Part[];
}

const INK = "#1d140b";
const CREAM = "#fff9ea";
/** A round dot. */
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const eyes = (x: number, y: number, r: number): Part => ({ d: dot(24 - x, y, r) + dot(24 + x, y, r), fill: INK });

const goose: Face = {
  outline:
    "M12 45C12 36 17 31 17 20C17 10 22 5 28 5C34 5 38 9 38 14.5L46 19C46 23 40 25.500 34 25C31.500 29 33 37 36 45Z",
  fill: "#f6f1e4",
  parts: [
    { d: "M26 45C30 38 27 32 29 25L34 25C31.500 29 33 37 36 45Z", fill: "#d9d0bb" },
    { d: "M37 14L46 19C46 23 40 25.500 33 25C33.500 20 34.500 16.500 37 14Z", fill: "#ef8a1f", edged: true },
    {
      d: "M15 33.500C20 36.500 27 36.500 32.500 33.500L34 38.500C27 42 20 42 13.500 38.500Z",
      fill: "#c6302b",
      edged: true,
    },
    { d: dot(29.5, 13.5, 2.6), fill: INK },
  ],
};

const rabbit: Face = {
  outline:
    "M15 21C9 12 9 2.500 14 2.500C18.500 2.500 21.500 10 21.500 18.500C23 18.200 25 18.200 26.500 18.500C26.500 10 29.500 2.500 34 2.500C39 2.500 39 12 33 21C37.500 24 39.500 28 39.500 32C39.500 40 33 45.500 24 45.500C15 45.500 8.500 40 8.500 32C8.500 28 10.500 24 15 21Z",
  fill: "#c69a6b",
  parts: [
    {
      d: "M26.500 18.500C26.500 10 29.500 2.500 34 2.500C39 2.500 39 12 33 21C37.500 24 39.500 28 39.500 32C39.500 40 33 45.500 24 45.500C33 40 34 26 26.500 18.500Z",
      fill: "#a87d50",
    },
    {
      d: "M14.500 6C17 8 18.500 13 18.500 18.500C15 15 13 10 14.500 6ZM33.500 6C31 8 29.500 13 29.500 18.500C33 15 35 10 33.500 6Z",
      fill: "#f0bfa6",
    },
    { d: "M24 33C30 33 33 36.500 32 40C30 43 27 44 24 44C21 44 18 43 16 40C15 36.500 18 33 24 33Z", fill: CREAM },
    { d: "M21.500 38H26.500V43.500H21.500Z", fill: "#ffffff", edged: true },
    { d: "M20.500 33H27.500L24 37.500Z", fill: "#b5564b", edged: true },
    eyes(7, 28, 2.7),
  ],
};

const HORNS =
  "M3.500 4C1.500 14 6 20 13.500 20.500L17 12.500C11.500 13 7 10.500 3.500 4ZM44.500 4C46.500 14 42 20 34.500 20.500L31 12.500C36.500 13 41 10.500 44.500 4Z";
const ox: Face = {
  outline:
    "M3.500 4C1.500 14 6 20 11 20.500C10.500 26 12 30 13.500 34C13.500 41 17.500 45.500 24 45.500C30.500 45.500 34.500 41 34.500 34C36 30 37.500 26 37 20.500C42 20 46.500 14 44.500 4C41 10.500 36.500 13 31 12.500C27 10.500 21 10.500 17 12.500C11.500 13 7 10.500 3.500 4Z",
  fill: "#7d4f30",
  parts: [
    { d: "M24 11C27 11 29 11.500 31 12.500L37 20.500C37.500 26 36 30 34.500 34L24 36Z", fill: "#643c22" },
    { d: HORNS, fill: "#f3e3bd", edged: true },
    {
      d: "M24 29.500C31 29.500 34.500 33 34.500 37C34.500 42 30 45.500 24 45.500C18 45.500 13.500 42 13.500 37C13.500 33 17 29.500 24 29.500Z",
      fill: "#e3c49c",
      edged: true,
    },
    { d: dot(19.5, 37, 1.9) + dot(28.5, 37, 1.9), fill: INK },
    { d: dot(17.5, 24, 3.2) + dot(30.5, 24, 3.2), fill: CREAM },
    eyes(6.5, 24.3, 2),
  ],
};

const fox: Face = {
  outline:
    "M7.500 3L17.500 11.500C21.500 10 26.500 10 30.500 11.500L40.500 3C43 12 43 19 41 24C44 27 45.500 30 46.500 33C39 36 30 40 24 46C18 40 9 36 1.500 33C2.500 30 4 27 7 24C5 19 5 12 7.500 3Z",
  fill: "#e2702a",
  parts: [
    {
      d: "M24 10.500C27 10.500 29 11 30.500 11.500L40.500 3C43 12 43 19 41 24C44 27 45.500 30 46.500 33L24 40Z",
      fill: "#bf5719",
    },
    {
      d: "M10 8.500L15.500 13.500C12.500 15.500 11 17.500 10 20C9 16 9 12 10 8.500ZM38 8.500L32.500 13.500C35.500 15.500 37 17.500 38 20C39 16 39 12 38 8.500Z",
      fill: "#3b2113",
    },
    { d: "M1.500 33C9 28 19 29 24 39C29 29 39 28 46.500 33C39 36 30 40 24 46C18 40 9 36 1.500 33Z", fill: "#fff3dc" },
    { d: dot(24, 42.5, 3.3), fill: INK },
    {
      d: "M12 22.500C15 21.500 18 23 19.500 26.500C16.500 27.500 13.500 26 12 22.500ZM36 22.500C33 21.500 30 23 28.500 26.500C31.500 27.500 34.500 26 36 22.500Z",
      fill: INK,
    },
  ],
};

const owl: Face = {
  outline:
    "M6.500 3.500C12 8 18 8.500 24 8.500C30 8.500 36 8 41.500 3.500C43 10 42 15 42.500 21C44 35 36 45.500 24 45.500C12 45.500 4 35 5.500 21C6 15 5 10 6.500 3.500Z",
  fill: "#5b7094",
  parts: [
    { d: "M24 8.500C30 8.500 36 8 41.500 3.500C43 10 42 15 42.500 21C44 35 36 45.500 24 45.500Z", fill: "#455779" },
    {
      d: "M24 29C31 29 34 34 33 39C31 43.500 28 45.500 24 45.500C20 45.500 17 43.500 15 39C14 34 17 29 24 29Z",
      fill: "#d8dfec",
    },
    { d: dot(15, 20.5, 8.2) + dot(33, 20.5, 8.2), fill: CREAM, edged: true },
    eyes(8.4, 20.8, 4.2),
    { d: dot(17.4, 19.2, 1.3) + dot(34.2, 19.2, 1.3), fill: CREAM },
    { d: "M24 22.500L28.500 28L24 35L19.500 28Z", fill: "#f2c14b", edged: true },
  ],
};

/** By the names of the levels, as the server has them. */
export const FACES: Readonly<Record<string, Face>> = {
  random: goose,
  beginner: rabbit,
  greedy: ox,
  strong: fox,
  patient: owl,
};
