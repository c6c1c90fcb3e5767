import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicTemplates } from '../../../model/card/public-card';
import { aPublishedCard } from '../../../testing';
import { CardView } from '../card-view';
import { templateStyle } from '../css/template-css';

const now = Date.parse('2026-03-02T09:00:00Z');
const link = (id: string) => ({
  id,
  title: `Enlace ${id}`,
  url: `https://${id}.example/`,
  description: '',
  icon: '',
  from: null,
  until: null,
});
const links = ['a', 'b', 'c', 'd', 'e'].map(link);
const part = (html: string, style = 0) => ({ html, style });

function draw(
  templates: Partial<PublicTemplates>,
  card: Partial<ReturnType<typeof aPublishedCard>> = {},
): string {
  const whole = { styles: ['p{color:red}', 'b{top:0}'], profile: null, links: {}, ...templates };
  const profile = { ...aPublishedCard().profile, bio: 'Mi biografía' };
  return renderToStaticMarkup(
    <CardView card={aPublishedCard({ profile, links, templates: whole, ...card })} now={now} />,
  );
}

describe('CardView with templates', () => {
  it('renders the profile of a template in a shadow root, in place of the card’s own look', () => {
    const html = draw({ profile: part('<h1>Ana García</h1>', 1) });
    expect(html).toContain(
      `<div class="tj-box"><div class="tj-host"><template shadowrootmode="open"><style>${templateStyle('b{top:0}')}</style><h1>Ana García</h1></template></div></div>`,
    );
    expect(html).not.toMatch(/tj-head|tj-name|tj-unseen|Mi biografía/);
    expect(html).toContain('Guardar contacto');
  });

  it('keeps the name as the first heading where the template has none', () => {
    const html = draw({ profile: part('<p>Ana García</p>') });
    expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 class="tj-unseen" dir="auto">Ana García']);
  });

  it('renders neighbouring links of one style together, in order', () => {
    const html = draw({
      links: { a: part('<i>A</i>'), b: part('<i>B</i>'), d: part('<i>D</i>'), e: part('<i>E</i>', 1) },
    });
    const runs = [...html.matchAll(/<ul class="([\w-]+)"[^>]*>([^]*?)<\/ul>/g)].map(([, name, content]) => [
      name,
      content!.match(/<i>.<\/i>|Enlace \w/g),
    ]);
    expect(runs).toEqual([
      ['tj-items', ['<i>A</i>', '<i>B</i>']],
      ['tj-links', ['Enlace c']],
      ['tj-items', ['<i>D</i>']],
      ['tj-items', ['<i>E</i>']],
    ]);
  });

  it('renders no markup of a hidden link', () => {
    const late = { ...link('a'), from: '2026-03-03T09:00:00Z' };
    expect(draw({ links: { a: part('<i>A</i>') } }, { links: [late, link('b')] })).not.toContain('<i>A</i>');
  });

  it('renders no list for a card without links', () => {
    expect(draw({ links: { a: part('<i>A</i>') } }, { links: [] })).not.toContain('<ul');
  });
});
