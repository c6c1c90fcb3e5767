import fc from 'fast-check';
import { contrastRatio, DEFAULT_ACCENT, MIN_TEXT_CONTRAST, type CardTheme } from 'shared-lib/model';
import { accentsFor, withScheme } from './accents';
import { GROUNDS, isReadable, nearestReadable, readAccent } from './readable-accent';

const SCHEMES: CardTheme['scheme'][] = ['auto', 'light', 'dark'];
const accents = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`.toUpperCase());

describe('accent contrast', () => {
  it('checks only the grounds that the scheme shows', () => {
    expect(readAccent('#0F766E', 'light').map(({ ground }) => ground)).toEqual(['light']);
    expect(readAccent('#0F766E', 'auto').map(({ readable }) => readable)).toEqual([true, false]);
  });

  it('suggests only readable colours for an unreadable one', () => {
    fc.assert(
      fc.property(accents, fc.constantFrom(...SCHEMES), (accent, scheme) => {
        const readings = readAccent(accent, scheme);
        if (isReadable(readings)) return;
        for (const { ground } of readings) {
          const shade = nearestReadable(accent, ground);
          expect(contrastRatio(shade, GROUNDS[ground])).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
          expect([scheme, shade, isReadable(readAccent(shade, scheme))]).toEqual([scheme, shade, true]);
        }
      }),
    );
  });

  it('leaves a readable colour as it is', () => {
    expect(nearestReadable('#0F766E', 'light')).toBe('#0F766E');
  });

  it.each(SCHEMES)('accepts every suggested colour on a card that is %s', (scheme) => {
    const { accent } = withScheme({ scheme: 'auto', accent: DEFAULT_ACCENT }, scheme);
    for (const color of [accent, ...accentsFor(scheme).map((suggested) => suggested.color)]) {
      expect([color, isReadable(readAccent(color, scheme))]).toEqual([color, true]);
    }
  });

  it('adapts a suggested colour to the scheme, and keeps a custom one', () => {
    const dark = withScheme({ scheme: 'auto', accent: DEFAULT_ACCENT }, 'dark');
    expect(dark.accent).not.toBe(DEFAULT_ACCENT);
    expect(withScheme(dark, 'light')).toEqual({ scheme: 'light', accent: DEFAULT_ACCENT });
    expect(withScheme({ scheme: 'light', accent: '#123456' }, 'dark').accent).toBe('#123456');
  });
});
