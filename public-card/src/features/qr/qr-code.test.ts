import jsQR from 'jsqr';
import { qrModules, qrSvg, qrTarget } from './qr-code';

/** Paints modules as an image and decodes it. */
function decode(modules: boolean[][], scale = 4): string | undefined {
  const side = modules.length * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let dy = 0; dy < scale; dy++) {
        const start = ((y * scale + dy) * side + x * scale) * 4;
        for (let dx = 0; dx < scale; dx++) pixels.set([0, 0, 0, 255], start + dx * 4);
      }
    }),
  );
  return jsQR(pixels, side, side)?.data;
}

/** Parses the modules of an SVG file. */
function modulesOfSvg(svg: string): boolean[][] {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const modules = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) modules[Number(y)]![Number(x)] = true;
  return modules;
}

const target = qrTarget('https://tarjetas.ejemplo.com/c/ana-garcia');

describe('the QR code', () => {
  it('contains the short address with a mark for counting scans', () => {
    expect(target).toBe('https://tarjetas.ejemplo.com/c/ana-garcia?s=qr');
    expect(decode(qrModules(target))).toBe(target);
  });

  it('is the same code in the SVG file', () => {
    expect(decode(modulesOfSvg(qrSvg(target)))).toBe(target);
  });

  it('has four white modules on every side', () => {
    const modules = qrModules(target);
    const last = modules.length - 1;
    for (let ring = 0; ring < 4; ring++) {
      for (let at = 0; at <= last; at++) {
        expect([
          modules[ring]![at],
          modules[last - ring]![at],
          modules[at]![ring],
          modules[at]![last - ring],
        ]).toEqual([false, false, false, false]);
      }
    }
    expect(modules[4]![4]).toBe(true);
  });
});
