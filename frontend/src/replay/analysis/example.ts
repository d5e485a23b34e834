// Turns and answers for tests.

import type { Answer, Mistake, Turn } from "./types.ts";

export const turnOf = (turn: Partial<Turn>): Turn => ({
  turn: 1,
  seat: 0,
  event: 1,
  last_event: (turn.event ?? 1) + 2,
  tile: "BA/L",
  tiles: ["BA/L"],
  chances: [0.5, 0.5],
  expected: [0, 0],
  luck: 0,
  luck_error: 0,
  choice: 0,
  choice_error: 0,
  bids: [0, 0],
  mistake: null,
  failed: false,
  ...turn,
});

export const mistakeOf = (mistake: Partial<Mistake>): Mistake => ({
  grade: "slip",
  event: 1,
  played: [{ seat: 0, type: "place_tile", x: 0, y: 1, rotation: 0 }],
  best: [{ seat: 0, type: "place_tile", x: 2, y: 1, rotation: 90 }],
  line: [],
  chance: 0.03,
  points: 2,
  error: 0.5,
  reason: { code: "better", points: 2 },
  ...mistake,
});

export const answerOf = (answer: Partial<Answer>): Answer => ({
  state: "none",
  place: null,
  turns_done: 0,
  turns_total: 3,
  seconds_left: null,
  may_cancel: true,
  version: 1,
  graph: [{ event: 1, chances: [0.5, 0.5] }],
  turns: [],
  summary: null,
  refusal: null,
  ...answer,
});
