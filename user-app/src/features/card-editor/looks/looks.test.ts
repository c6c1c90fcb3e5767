import { cardContentSchema, contrastRatio } from 'shared-lib/model';
import { aCardContent } from 'shared-lib/testing';
import { cardThemeCss } from 'shared-lib/ui/card-view';
import { lookOf, LOOKS } from './looks';

describe('the looks', () => {
  it('are at least ten different ones', () => {
    expect(LOOKS.length).toBeGreaterThanOrEqual(10);
    expect(new Set(LOOKS.map(({ theme }) => JSON.stringify(theme))).size).toBe(LOOKS.length);
    expect(new Set(LOOKS.map(({ theme }) => cardThemeCss(theme))).size).toBe(LOOKS.length);
  });

  it.each(LOOKS)('include $name, which is valid, recognised and has a readable button', ({ id, theme }) => {
    expect(cardContentSchema.safeParse(aCardContent({ theme })).success).toBe(true);
    expect(lookOf({ ...theme, socials: 'icons' })?.id).toBe(id);
    const css = cardThemeCss(theme);
    const [, fill = '', text = ''] = /--tj-fill:(#\w{6});--tj-on-fill:(#\w{6})/.exec(css) ?? [];
    expect(contrastRatio(fill, text)).toBeGreaterThanOrEqual(4.5);
  });

  it('do not match a theme that its owner made', () => {
    expect(lookOf({ scheme: 'light', accent: '#123456' })).toBeNull();
    expect(lookOf({ scheme: 'auto', accent: '#0F766E' })?.id).toBe('papel');
  });
});
