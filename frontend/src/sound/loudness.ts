// Loudness as ITU-R BS.1770 measures it, of one channel from its first to its last sample.

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The two filters of the K-weighting at a sample rate: treble raised, then deep tones cut. */
function weighting(rate: number): readonly Biquad[] {
  const treble = (): Biquad => {
    const k = Math.tan((Math.PI * 1681.974450955533) / rate);
    const [high, q] = [10 ** (3.999843853973347 / 20), 0.7071752369554196];
    const band = high ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    const b = [high + (band * k) / q + k * k, 2 * (k * k - high), high - (band * k) / q + k * k] as const;
    return {
      b: [b[0] / a0, b[1] / a0, b[2] / a0],
      a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    };
  };
  const pass = (): Biquad => {
    const k = Math.tan((Math.PI * 38.13547087602444) / rate);
    const q = 0.5003270373238773;
    const a0 = 1 + k / q + k * k;
    return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
  };
  return [treble(), pass()];
}

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let n = 0; n < samples.length; n++) {
    const x = samples[n]!;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[n] = y;
  }
  return out;
}

/** The loudness in LUFS; -Infinity for silence. */
export function loudness(samples: Float32Array, rate: number): number {
  const weighted = weighting(rate).reduce(filtered, samples);
  const mean = weighted.reduce((sum, x) => sum + x * x, 0) / Math.max(1, weighted.length);
  return -0.691 + 10 * Math.log10(mean);
}
