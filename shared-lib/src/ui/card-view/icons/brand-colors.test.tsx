import { renderToStaticMarkup } from 'react-dom/server';
import { contrastRatio, type CardTheme } from '../../../model';
import { aPublishedCard } from '../../../testing';
import { brandCss, iconOn } from './brand-colors';
import { cardCss } from '../css/card-css';
import { CardView } from '../card-view';
import { BRAND_COLORS } from './link-icon-paths';

const link = (id: string, url: string) => ({
  ...{ id, title: id, url, description: '', icon: '', from: null, until: null },
});
const LINKS = [link('i', 'https://instagram.com/ana'), link('w', 'https://ejemplo.com/')];
const theme = (change: Partial<CardTheme>): CardTheme => ({ scheme: 'auto', accent: '#0F766E', ...change });

describe('the colours of brands', () => {
  it.each(Object.entries(BRAND_COLORS))('of %s contrast with their icon', (_, color) => {
    expect(contrastRatio(color, iconOn(color))).toBeGreaterThanOrEqual(3);
  });

  it('apply to the card’s own links where its owner chooses them', () => {
    const branded = aPublishedCard({ links: LINKS, theme: theme({ linkColors: 'brand' }) });
    const html = renderToStaticMarkup(<CardView card={branded} now={0} />);
    expect(html.match(/tj-b-\w+/g)).toEqual(['tj-b-instagram']);
    expect(brandCss(branded)).toBe('.tj-card .tj-b-instagram[class]{background:#C13584;color:#FFFFFF}');
    expect(cardCss(branded)).toContain(brandCss(branded));
    const plain = aPublishedCard({ links: LINKS });
    expect(renderToStaticMarkup(<CardView card={plain} now={0} />)).not.toContain('tj-b-');
    expect(brandCss(plain)).toBe('');
  });

  it('apply to the row of icons too', () => {
    const row = aPublishedCard({ links: LINKS, theme: theme({ linkColors: 'brand', socials: 'icons' }) });
    expect(renderToStaticMarkup(<CardView card={row} now={0} />)).toMatch(
      /<a class="tj-b-instagram" href="https:\/\/instagram.com\/ana"/,
    );
  });
});
