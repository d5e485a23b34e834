import { expect, it } from "vitest";
import { WheelTurns } from "./wheelTurns.ts";

it("turns once for each push of the wheel", () => {
  const turns = new WheelTurns();
  const rolled = [
    [30, 1000],
    [30, 1010],
    [60, 1050],
    [10, 1200],
    [-100, 1400],
  ].map(([deltaY = 0, timeStamp = 0]) => turns.roll({ deltaY, timeStamp }));
  expect(rolled).toEqual([0, 1, 0, 1, -1]);
});
