import type { CardTheme } from '../../domain';
import { contrastRatio } from '../../domain';
import { cardThemeCss, pageGround } from './card-theme';
import { lookCss } from './look-css';

const theme = (change: object): CardTheme => ({ scheme: 'auto', accent: '#0F766E', ...change }) as CardTheme;

describe('the look of a card', () => {
  it('costs nothing where nothing was chosen', () => {
    expect(lookCss(theme({}), '.tj-card')).toBe('');
    expect(lookCss(theme({ layout: 'classic', font: 'sans', corners: 'soft' }), '.tj-card')).toBe('');
  });

  it('is made of known words only', () => {
    const css = cardThemeCss(
      theme({ layout: 'constructor', font: '}</style><script>', corners: '__proto__', ground: 'url(x)' }),
    );
    expect(css).not.toMatch(/script|url|proto|constructor|undefined/);
  });

  it.each(['#FFFFFF', '#000000', '#FFFF00', '#E4572E', '#0F766E', '#FF00FF'])(
    'has a tinted page on which quiet text can be read with accent %s',
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
