import jsQR from 'jsqr';
import { drawQr } from './qr-code';

/** Paints the drawing's modules as pixels, four to a side, for a decoder. */
function paint({ size, path }: ReturnType<typeof drawQr>) {
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return { pixels, side };
}

describe('drawQr', () => {
  it('draws a code that reads as the address', () => {
    const address = 'https://tarjetas.example/c/ana-garcia?s=qr';
    const { pixels, side } = paint(drawQr(address));
    expect(jsQR(pixels, side, side)?.data).toBe(address);
  });

  it.each([
    'https://tarjetas.example/c/ana-garcia?s=qr',
    `https://tarjetas.example/c/${'x'.repeat(40)}?s=${'y'.repeat(24)}`,
  ])('leaves a fifth of its area or less for a picture, and %s is still readable', (address) => {
    const drawing = drawQr(address, true);
    const { at, side } = drawing.middle!;
    const modules = drawing.size - 8;
    expect((side / modules) ** 2).toBeLessThanOrEqual(0.2);
    expect(side).toBeGreaterThanOrEqual(modules / 4);
    expect(at + side / 2).toBe(drawing.size / 2);
    const { pixels, side: pixelSide } = paint(drawing);
    expect(jsQR(pixels, pixelSide, pixelSide)?.data).toBe(address);
  });

  it('leaves four white modules around it', () => {
    const { path, size } = drawQr('https://tarjetas.example/c/ana');
    const places = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  });
});
