import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicLink } from '../../model';
import { aPublishedCard } from '../../testing';
import { CardView } from './card-view';
import { hasLinkBlocks } from './link-blocks';

const link = (id: string, change: Partial<PublicLink> = {}): PublicLink => ({
  id,
  title: `Enlace ${id}`,
  url: `https://${id}.es/`,
  description: '',
  icon: '',
  from: null,
  until: null,
  ...change,
});
const heading = (id: string, title: string) => link(id, { kind: 'heading', title, url: '' });

function draw(links: PublicLink[], theme = aPublishedCard().theme): string {
  return renderToStaticMarkup(<CardView card={aPublishedCard({ links, theme })} now={0} />);
}

describe('the links of a card', () => {
  it('are in lists under their headings, which name the lists', () => {
    const html = draw([link('a'), heading('h', 'Redes'), link('b'), link('c')]);
    expect(html.match(/<h2[^>]*>[^<]*|aria-label="(Enlaces|Redes)"|data-link="\w"/g)).toEqual([
      'aria-label="Enlaces"',
      'data-link="a"',
      '<h2 class="tj-heading" dir="auto">Redes',
      'aria-label="Redes"',
      'data-link="b"',
      'data-link="c"',
    ]);
  });

  it('show the size of their file after their description', () => {
    const url = `/c/ana-garcia/f/u/c/${'a'.repeat(64)}.pdf`;
    const file = { path: `cards/u/c/${'a'.repeat(64)}.pdf`, size: 1_258_291 };
    const html = draw([
      link('p', { kind: 'pdf', url, file }),
      link('q', { kind: 'pdf', url, file, description: 'De verano' }),
    ]).replaceAll('\u00a0', ' ');
    expect(html).toContain(`<a class="tj-link" href="${url}">`);
    expect(html).toContain('<span class="tj-detail">PDF · 1,2 MB</span>');
    expect(html).toContain('<span class="tj-detail">De verano · PDF · 1,2 MB</span>');
  });

  it('omit a heading with nothing under it', () => {
    const html = draw([heading('h', 'Vacío'), heading('i', 'Redes'), link('b'), heading('j', 'Fin')]);
    expect(html).not.toMatch(/Vacío|Fin/);
    expect(html).toContain('Redes');
  });

  it('include texts, and numbers without an address', () => {
    const html = draw([
      link('t', { kind: 'text', title: '', url: '', description: 'Hola <b>' }),
      link('z', { kind: 'bizum', title: 'Bizum', url: '', description: '600 111 222' }),
    ]);
    expect(html).toContain('<p class="tj-words" dir="auto">Hola &lt;b&gt;</p>');
    expect(html).toMatch(
      /<span class="tj-link tj-still" data-copy="600 111 222" data-copied="Copiado">.*600 111 222/,
    );
    expect(html).not.toContain('href=""');
  });

  it('are a row of named icons where they are social and the owner chooses it', () => {
    const links = [
      link('a'),
      link('i', { title: 'Mi Instagram', url: 'https://instagram.com/ana' }),
      link('l', { title: 'LinkedIn', url: 'https://www.linkedin.com/in/ana' }),
    ];
    const icons = draw(links, { scheme: 'auto', accent: '#0F766E', socials: 'icons' });
    expect(icons).toMatch(
      /<ul class="tj-socials" aria-label="Redes sociales"><li data-link="i"><a href="https:\/\/instagram.com\/ana" aria-label="Mi Instagram" rel="noopener">/,
    );
    expect(icons.match(/tj-link"/g)).toHaveLength(1);
    expect(draw(links)).not.toContain('tj-socials');
  });

  it('add no style to a plain card', () => {
    expect(hasLinkBlocks(aPublishedCard({ links: [link('a')] }))).toBe(false);
    expect(hasLinkBlocks(aPublishedCard({ links: [heading('h', 'Redes')] }))).toBe(true);
  });
});
