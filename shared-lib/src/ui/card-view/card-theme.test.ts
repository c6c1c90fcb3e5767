import fc from 'fast-check';
import { contrastRatio, MIN_TEXT_CONTRAST } from '../../model/values/contrast';
import { accentPalette, cardThemeCss, pageGround } from './card-theme';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('accentPalette', () => {
  it('keeps text readable at AA for every accent', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('light' as const, 'dark' as const), (accent, scheme) => {
        const { fill, onFill, ink, tint } = accentPalette(accent, scheme);
        const surface = { light: '#FFFFFF', dark: '#172036' }[scheme];
        expect(contrastRatio(fill, onFill)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        expect(contrastRatio(ink, surface)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        expect(contrastRatio(ink, tint)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }),
    );
  });

  it('returns a readable accent unchanged', () => {
    expect(accentPalette('#0F766E', 'light')).toEqual({
      fill: '#0F766E',
      onFill: '#FFFFFF',
      ink: '#0F766E',
      tint: '#E7F1F1',
    });
  });
});

describe('cardThemeCss', () => {
  it('has panels on a tinted dark page that keep text readable at AA for every accent', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const css = cardThemeCss({ scheme: 'dark', accent, ground: 'tint' });
        const color = (name: string) => new RegExp(`--tj-${name}:(#[0-9A-F]{6})`, 'i').exec(css)?.[1] ?? '';
        const surface = color('surface');
        for (const text of [color('accent'), '#EEF1F7', '#A9B4CB'])
          expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        expect(contrastRatio('#A9B4CB', color('hover'))).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        expect(contrastRatio('#FFFFFF', surface)).toBeLessThan(contrastRatio('#FFFFFF', color('ground')));
      }),
    );
  });

  it('has an accent that is readable on every ground of the card', () => {
    const grounds = fc.constantFrom('plain' as const, 'tint' as const);
    const schemes = fc.constantFrom('light' as const, 'dark' as const);
    fc.assert(
      fc.property(hex, grounds, schemes, (accent, ground, scheme) => {
        const css = cardThemeCss({ scheme, accent, ground });
        const color = (name: string) => new RegExp(`--tj-${name}:(#[0-9A-F]{6})`, 'i').exec(css)?.[1];
        const surface = color('surface') ?? { light: '#FFFFFF', dark: '#172036' }[scheme];
        const page = pageGround({ scheme, accent, ground }, scheme);
        for (const behind of [surface, page, color('tint')!])
          expect(contrastRatio(color('accent')!, behind)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }),
    );
  });

  it('takes only colours from the theme', () => {
    const hostile = { scheme: 'light' as const, accent: 'red}</style><script>alert(1)</script>' };
    expect(cardThemeCss(hostile)).toBe(cardThemeCss({ scheme: 'light', accent: '#0F766E' }));
  });

  it('follows the system only for the automatic scheme', () => {
    const accent = '#0F766E';
    expect(cardThemeCss({ scheme: 'auto', accent })).toContain('prefers-color-scheme:dark');
    expect(cardThemeCss({ scheme: 'dark', accent })).not.toContain('@media');
    expect(cardThemeCss({ scheme: 'light', accent })).not.toContain('@media');
  });
});
