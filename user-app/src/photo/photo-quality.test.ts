import { encodeWithin } from './photo-quality';

/** Returns an encoder whose files grow with the quality, as a JPEG's do. */
const growing = (bytesAtBest: number) => {
  const tried: number[] = [];
  const encode = (quality: number) => {
    tried.push(quality);
    return Promise.resolve(new Blob(['x'.repeat(Math.round(bytesAtBest * quality))]));
  };
  return { encode, tried };
};

describe('encodeWithin', () => {
  it('uses the best quality when it fits', async () => {
    const { encode, tried } = growing(10_000);
    expect((await encodeWithin(20_480, encode))?.size).toBe(9200);
    expect(tried).toEqual([0.92]);
  });

  it('finds the best quality below the limit', async () => {
    const { encode } = growing(60_000);
    const size = (await encodeWithin(20_480, encode))?.size ?? 0;
    expect(size).toBeLessThanOrEqual(20_480);
    expect(size).toBeGreaterThan(19_500);
  });

  it('returns nothing when even the worst is too large', async () => {
    const { encode } = growing(1_000_000);
    expect(await encodeWithin(20_480, encode)).toBeNull();
  });
});
