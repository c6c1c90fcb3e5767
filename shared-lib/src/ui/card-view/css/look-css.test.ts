import type { CardTheme } from '../../../model';
import { cardContentSchema, contrastRatio } from '../../../model';
import { aCardContent } from '../../../testing';
import { cardFont, fontFaceCss } from '../card-font';
import { cardThemeCss, pageGround } from '../card-theme';
import { FONT_FILES } from '../font-files';
import { lookCss, lookFont } from './look-css';

const theme = (change: object): CardTheme => ({ scheme: 'auto', accent: '#0F766E', ...change }) as CardTheme;

describe('the look of a card', () => {
  it('adds no CSS where nothing was chosen', () => {
    expect(lookCss(theme({}), '.tj-card')).toBe('');
    expect(lookCss(theme({ layout: 'classic', font: 'sans', corners: 'soft' }), '.tj-card')).toBe('');
  });

  it('prints the whole photo, as its cover isn’t printed', () => {
    const cover = { path: `cards/u/c/${'b'.repeat(64)}.jpg`, width: 1200, height: 400 };
    for (const layout of ['classic', 'side', 'band'] as const) {
      const css = lookCss(theme({ layout, cover }), '.tj-card');
      const [raised, whole] = [
        'margin-top:calc(var(--tj-size-photo) / -2)',
        '@media print{.tj-card .tj-cover{display:none}',
      ];
      expect(css.lastIndexOf(whole)).toBeGreaterThan(css.lastIndexOf(raised));
      expect(css.slice(css.lastIndexOf(whole))).toContain('margin-top:0');
    }
  });

  it.each(['filled', 'tiles'] as const)(
    'styles the links as %s, with the corners of the look',
    (linkStyle) => {
      const css = lookCss(theme({ linkStyle, corners: 'square' }), '.tj-card');
      expect(css).toMatch(/\.tj-sheet > \.tj-links \.tj-link\{border-radius:0\}$/);
      expect(lookCss(theme({ linkStyle }), '.tj-card')).toContain('.tj-card .tj-sheet > .tj-links .tj-link{');
      expect(lookCss(theme({ linkStyle: 'list' }), '.tj-card')).toBe('');
    },
  );

  it.each(Object.keys(FONT_FILES) as (keyof typeof FONT_FILES)[])(
    'sets a card in %s with a fallback of the system',
    (font) => {
      expect(cardContentSchema.safeParse(aCardContent({ theme: theme({ font }) })).success).toBe(true);
      const { family, path } = cardFont({ font })!;
      expect(lookFont({ font })).toMatch(new RegExp(`^${family},.*serif$`));
      expect(lookCss(theme({ font }), '.tj-card')).toContain(`font-family:${lookFont({ font })}`);
      expect(fontFaceCss([theme({ font }), theme({ font })], 'https://tarjetas.example')).toBe(
        `@font-face{font-family:${family};src:url(https://tarjetas.example${path}) format("woff2");font-weight:400 700;font-display:swap}`,
      );
    },
  );

  it('names one of our typefaces only where it is declared', () => {
    const fontOf = (font: string, hasTypeface: boolean) =>
      lookCss(theme({ font }), '.tj-card', { hasTypeface });
    expect(fontOf('playfair', true)).toBe('.tj-card{font-family:tj-playfair,Didot,serif}');
    expect(fontOf('playfair', false)).not.toContain('tj-playfair');
    expect(fontOf('outfit', false)).toBe('');
  });

  it('names Apple’s fallback fonts for Apple’s systems only', () => {
    const cssOf = (font: string) => lookCss(theme({ font }), '.tj-card', { hasTypeface: false });
    expect(cssOf('playfair')).toBe(
      '.tj-card{font-family:serif}@supports (font:-apple-system-body){.tj-card{font-family:Didot,serif}}',
    );
    // The system's own typeface applies in every browser if the owner chose it.
    expect(cssOf('mono')).toBe('.tj-card{font-family:ui-monospace,Menlo,Consolas,monospace}');
  });

  it('needs no font file for the system’s typefaces', () => {
    const words = ['sans', 'serif', 'round', 'mono', undefined, 'constructor'] as CardTheme['font'][];
    expect(words.map((font) => cardFont(font ? { font } : {}))).toEqual(words.map(() => null));
  });

  it('ignores unknown values', () => {
    const css = cardThemeCss(
      theme({ layout: 'constructor', font: '}</style><script>', corners: '__proto__', ground: 'url(x)' }),
    );
    expect(css).not.toMatch(/script|url|proto|constructor|undefined/);
  });

  it.each(['#FFFFFF', '#000000', '#FFFF00', '#E4572E', '#0F766E', '#FF00FF'])(
    'has a tinted page on which muted text is readable with the accent %s',
    (accent) => {
      for (const [scheme, muted] of [
        ['light', '#44506A'],
        ['dark', '#A9B4CB'],
      ] as const)
        expect(
          contrastRatio(muted, pageGround(theme({ accent, ground: 'tint' }), scheme)),
        ).toBeGreaterThanOrEqual(4.5);
    },
  );
});
