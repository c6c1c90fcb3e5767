/** Encodes a picture at a quality between 0 and 1. */
export type EncodePhoto = (quality: number) => Promise<Blob>;

/** Best quality that is tried, and the worst at which a face is still recognisable. */
const QUALITY = { best: 0.92, worst: 0.1 } as const;

/** Halvings of the range; after six the quality is right to about a hundredth. */
const STEPS = 6;

/**
 * Encodes a photo at the best quality that fits, found by bisection.
 *
 * @param maxBytes - Largest size.
 * @returns `null` when even the worst quality is too large.
 */
export async function encodeWithin(maxBytes: number, encode: EncodePhoto): Promise<Blob | null> {
  const best = await encode(QUALITY.best);
  if (best.size <= maxBytes) return best;
  let fitting = await encode(QUALITY.worst);
  if (fitting.size > maxBytes) return null;

  let low: number = QUALITY.worst;
  let high: number = QUALITY.best;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const candidate = await encode(middle);
    if (candidate.size <= maxBytes) {
      fitting = candidate;
      low = middle;
    } else {
      high = middle;
    }
  }
  return fitting;
}
