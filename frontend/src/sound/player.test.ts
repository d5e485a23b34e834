import { beforeEach, expect, it } from "vitest";
import { BOTS, MOST_AT_ONCE, SoundPlayer } from "./player.ts";
import { setVolume, volume } from "./volume.svelte.ts";

interface Begun {
  at: number;
  gain: number;
}

/** A context that notes what is begun. */
function recorder() {
  const sounded: Begun[] = [];
  const context = {
    currentTime: 0,
    sampleRate: 8000,
    state: "running",
    destination: {},
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createGain: () => ({ gain: { value: 0 }, connect: (to: unknown) => to }),
    createBufferSource: () => {
      let through = { gain: { value: 0 } };
      return {
        buffer: null,
        connect: (to: typeof through) => (through = to),
        start: (at: number) => sounded.push({ at, gain: through.gain.value }),
      };
    },
  };
  const player = new SoundPlayer(() => context as unknown as AudioContext);
  return { sounded, context, player };
}

beforeEach(() => setVolume({ level: 0.6, muted: false }));

it("is silent until the page was touched", async () => {
  const { sounded, player } = recorder();
  expect(player.play("score")).toBe(false);
  await player.touch();
  expect(player.play("score")).toBe(true);
  expect(sounded).toEqual([{ at: 0, gain: 0.6 }]);
});

it("keeps the mute and the volume in the browser", async () => {
  const { sounded, player } = recorder();
  await player.touch();
  setVolume({ muted: true });
  expect(player.play("home")).toBe(false);
  expect(JSON.parse(localStorage.getItem("bastide.sound")!)).toEqual({ level: 0.6, muted: true });
  setVolume({ muted: false, level: 0 });
  expect(player.play("home")).toBe(false);
  expect(sounded).toEqual([]);
  expect(volume.level).toBe(0);
});

it("plays bots at half volume", async () => {
  const { sounded, player } = recorder();
  await player.touch();
  player.play("tile-place", { loud: BOTS });
  expect(sounded[0]!.gain).toBeCloseTo(0.3);
});

it("never plays more than three at once, and plays again when one has ended", async () => {
  const { sounded, context, player } = recorder();
  await player.touch();
  for (let nth = 0; nth < 5; nth++) player.play("score");
  expect(sounded).toHaveLength(MOST_AT_ONCE);
  expect(player.play("score", { at: 1000 }), "later there is room").toBe(true);
  context.currentTime = 0.5;
  expect(player.play("score")).toBe(true);
});
