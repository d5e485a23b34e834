// The town behind the lobby, made of a few numbers: houses, towers, a church and the wall. The same every time.

export interface Shape {
  kind: "house" | "roof" | "tower" | "cone" | "window" | "wall" | "door" | "flag";
  d: string;
  /** Which of a few shades. */
  shade: number;
}

/** A small linear congruential generator: pictures need variety, not chance. */
function numbers(seed: number): (low: number, high: number) => number {
  let state = seed;
  return (low, high) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return low + Math.floor((state / 2147483648) * (high - low + 1));
  };
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`;
const gable = (x: number, y: number, width: number, rise: number) =>
  `M${x - 3} ${y}L${x + width / 2} ${y - rise}L${x + width + 3} ${y}Z`;

function house(x: number, ground: number, width: number, height: number, shade: number): Shape[] {
  const top = ground - height;
  const panes = Array.from({ length: Math.max(1, Math.floor(width / 16)) }, (_, i) =>
    box(x + 7 + i * 15, top + 10, 5, 8),
  ).join("");
  return [
    { kind: "house", d: box(x, top, width, height), shade },
    { kind: "roof", d: gable(x, top, width, width * 0.55), shade },
    { kind: "window", d: panes, shade: 0 },
  ];
}

function tower(x: number, ground: number, width: number, height: number, flag: boolean): Shape[] {
  const top = ground - height;
  const tip = top - width * 1.15;
  return [
    { kind: "tower", d: box(x, top, width, height), shade: 0 },
    { kind: "cone", d: `M${x - 5} ${top}L${x + width / 2} ${tip}L${x + width + 5} ${top}Z`, shade: 0 },
    { kind: "window", d: box(x + width / 2 - 2, top + 12, 4, 11) + box(x + width / 2 - 2, top + 40, 4, 11), shade: 0 },
    ...(flag ? [{ kind: "flag" as const, d: `M${x + width / 2} ${tip}v-16l15 5l-15 5`, shade: 0 }] : []),
  ];
}

function wall(from: number, to: number, ground: number, height: number): Shape[] {
  const merlons: string[] = [];
  for (let x = from; x < to; x += 16) merlons.push(box(x, ground - height - 8, 9, 9));
  return [{ kind: "wall", d: box(from, ground - height, to - from, height) + merlons.join(""), shade: 0 }];
}

/** Shapes from back to front in a box `width` by 200, standing on y = 200. */
export function skyline(width: number): Shape[] {
  const pick = numbers(1281);
  const shapes: Shape[] = [];
  for (const [row, ground] of [160, 178].entries()) {
    for (let x = row * 17; x < width;) {
      const w = pick(30, 48);
      shapes.push(...house(x, ground, w, pick(34, 56) - row * 6, pick(0, 2)));
      x += w + pick(2, 12);
    }
  }
  const church = Math.round(width * 0.57);
  shapes.push(...house(church, 182, 92, 62, 1), ...tower(church + 82, 182, 30, 112, true));
  shapes.push(...wall(0, width, 200, 34));
  for (let x = 70; x < width; x += 236) shapes.push(...tower(x, 200, 36, 66, x % 3 === 0));
  const gate = Math.round(width * 0.3);
  shapes.push(
    ...tower(gate, 200, 34, 84, true),
    ...tower(gate + 74, 200, 34, 84, true),
    ...wall(gate + 34, gate + 74, 200, 52),
  );
  shapes.push({ kind: "door", d: `M${gate + 40} 200v-24a14 14 0 0 1 28 0v24Z`, shade: 0 });
  return shapes;
}
