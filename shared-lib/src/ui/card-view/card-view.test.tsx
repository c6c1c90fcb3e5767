import { renderToStaticMarkup } from 'react-dom/server';
import { emptyProfile } from '../../model';
import { aPublishedCard } from '../../testing';
import { CardView, type CardViewProps } from './card-view';
import { cardCss } from './css/card-css';
import { cardViewCss, cardViewCssFor } from './css/card-view-css';

const now = Date.parse('2026-03-02T09:00:00Z');

const link = (id: string, url: string, extra = {}) => ({
  id,
  title: `Enlace ${id}`,
  url,
  description: '',
  icon: '',
  from: null,
  until: null,
  ...extra,
});

function draw(
  card: Partial<ReturnType<typeof aPublishedCard>> = {},
  props: Partial<CardViewProps> = {},
): string {
  return renderToStaticMarkup(<CardView card={aPublishedCard(card)} now={now} {...props} />);
}

describe('CardView', () => {
  it('shows name, role, actions and links in this order', () => {
    const html = draw({ links: [link('a', 'https://ejemplo.com/')] });
    const places = ['Ana García', 'Arquitecta</p>', 'Estudio Norte</p>', 'Guardar contacto', 'Enlace a'].map(
      (text) => html.indexOf(text),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('offers to call, chat and write only where the card has the data', () => {
    expect(draw({ links: [] })).not.toMatch(/Llamar|WhatsApp|Email/);
    const profile = { ...emptyProfile('Ana'), phone: '+34 (600) 11-22', email: 'a+b&c?d@ejemplo.com' };
    const html = draw({ profile, links: [link('w', 'https://wa.me/34600112233')] });
    expect(html).toContain('href="tel:+346001122"');
    expect(html).toContain('href="mailto:a%2Bb%26c%3Fd@ejemplo.com"');
    expect(html).toContain('href="https://wa.me/34600112233" data-link="w" rel="noopener"');
  });

  it('shows each way to reach the person once', () => {
    const links = [
      link('p', 'tel:+34600112233'),
      link('w', 'https://wa.me/34600112233'),
      link('m', 'https://www.google.com/maps/search/?api=1&query=Calle%20Mayor%201'),
      link('web', 'https://ejemplo.com/'),
    ];
    const sections = [{ id: 'place' as const, title: '', text: 'Calle Mayor 1' }];
    const html = draw({ links, sections });
    const actions = /<nav.*?<\/nav>/.exec(html)![0];
    for (const words of ['Llamar', 'WhatsApp', 'Cómo llegar']) {
      expect(actions).toContain(words);
      expect(html.split(words)).toHaveLength(2);
    }
    expect(html.match(/Enlace \w+/g)).toEqual(['Enlace web']);
    const elsewhere = draw({ links, sections: [{ ...sections[0]!, text: 'Otra calle 2' }] });
    expect(elsewhere.split('Cómo llegar')).toHaveLength(3);
    expect(
      draw({ links: links.map((one) => ({ ...one, alsoListed: true })) }).match(/Enlace \w+/g),
    ).toHaveLength(4);
  });

  it('links to a map that every device opens, also for an older geo address', () => {
    const [link] = aPublishedCard().links;
    const html = draw({ links: [{ ...link!, url: 'geo:39.4699,-0.3763' }] });
    expect(html).toContain(
      'href="https://www.google.com/maps/search/?api=1&amp;query=39.4699%2C-0.3763" data-link="link-1" rel="noopener"',
    );
  });

  it('leaves out links before and after their time', () => {
    const html = draw({
      links: [
        link('past', 'https://a.es/', { until: '2026-03-02T09:00:00Z' }),
        link('present', 'https://b.es/', { from: '2026-03-02T09:00:00Z', until: '2026-03-02T09:00:01Z' }),
        link('future', 'https://c.es/', { from: '2026-03-02T09:00:01Z' }),
      ],
    });
    expect(html.match(/Enlace \w+/g)).toEqual(['Enlace present']);
  });

  it("lists the profile's website first, and once", () => {
    const profile = { ...emptyProfile('Ana'), website: 'https://www.ejemplo.com/ana' };
    expect(draw({ profile, links: [] })).toContain('Sitio web</span><span class="tj-detail">ejemplo.com<');
    const listed = draw({ profile, links: [link('mine', 'https://www.ejemplo.com/ana')] });
    expect(listed).not.toContain('Sitio web');
  });

  it('shows the initials of a Spanish name where there is no photo', () => {
    const initials = (name: string) =>
      /tj-initials[^>]*>([^<]*)</.exec(draw({ profile: { ...emptyProfile(name) } }))?.[1];
    expect(initials('Ana García López')).toBe('AG');
    expect(initials('María de la Fuente')).toBe('MF');
    expect(initials('ana')).toBe('A');
    expect(initials('👩🏽‍🚀 Ñu')).toHaveLength(3);
    expect(initials('')).toBe('T');
  });

  it('gives the photo its size before it loads', () => {
    const photo = { path: `cards/u/c/${'a'.repeat(64)}.jpg`, width: 400, height: 400 };
    const html = draw({ profile: { ...emptyProfile('Ana'), photo } });
    expect(html).toContain(`src="/c/ana-garcia/i/u/c/${'a'.repeat(64)}.jpg" width="112" height="112"`);
    expect(draw({ profile: { ...emptyProfile('Ana'), photo } }, { pictureUrl: () => null })).toContain(
      'tj-initials',
    );
    expect(draw({ profile: { ...emptyProfile('Ana'), photo } }, { pictureUrl: () => 'blob:x' })).toContain(
      'src="blob:x"',
    );
  });

  it('shows the logo below the name, or in place of a missing photo', () => {
    const logo = { path: `cards/u/c/${'c'.repeat(64)}.webp`, width: 480, height: 120 };
    const theme = { scheme: 'light', accent: '#0F766E', logo } as const;
    const photo = { path: `cards/u/c/${'d'.repeat(64)}.jpg`, width: 400, height: 400 };
    const profile = { ...aPublishedCard().profile, company: 'Taller Roble' };
    const both = draw({ theme, profile: { ...profile, photo } });
    expect(both).toMatch(
      /tj-photo.*<h1.*<img class="tj-logo" src="[^"]*c{64}\.webp" width="480" height="120" alt="Logo de Taller Roble" fetchPriority="low" loading="lazy"/i,
    );
    const alone = draw({ theme, profile: { ...profile, photo: null } });
    expect(alone).toMatch(/<img class="tj-logo tj-logo--main".*<h1/);
    expect(alone).not.toContain('tj-initials');
    expect(alone.match(/<img/g)).toHaveLength(1);
    expect(cardCss({ links: [], theme })).toContain('tj-logo');
    expect(cardCss({ links: [], theme: { ...theme, logo: null } })).not.toContain('tj-logo');
  });

  it('loads the cover last and without a text, also above a template', () => {
    const cover = { path: `cards/u/c/${'b'.repeat(64)}.jpg`, width: 1200, height: 400 };
    const theme = { scheme: 'light', accent: '#0F766E', cover } as const;
    const html = draw({ theme });
    expect(html).toMatch(
      /<div class="tj-cover"><img src="[^"]*b{64}\.jpg"[^>]*alt="" fetchPriority="low" loading="lazy"/i,
    );
    expect(draw({ theme: { ...theme, cover: null } })).not.toContain('tj-cover');
    const templates = { styles: [''], profile: { html: '<h1>Ana</h1>', style: 0 }, links: {} };
    expect(draw({ theme, templates })).toContain('class="tj-cover tj-cover--apart"');
    expect(cardCss({ links: [], theme })).toContain('tj-cover');
    expect(cardCss({ links: [], theme: { ...theme, cover: null } })).not.toContain('tj-cover');
  });

  it('escapes the typed texts and uses no style attribute', () => {
    const profile = { ...emptyProfile('<img src=x onerror=alert(1)>'), bio: '</article><script>1</script>' };
    const html = draw({ profile, links: [link('"><script>', 'https://a.es/?a="b"')] });
    expect(html).not.toMatch(/<script|<img src=x|style=/);
  });
});

describe('cardViewCss', () => {
  it('limits every rule to .tj-card', () => {
    const rules = cardViewCss.replace(/@(media|container)[^{]*\{/g, '').match(/[^{}]+(?=\{)/g) ?? [];
    const selectors = rules.flatMap((rule) => rule.split(','));
    expect(selectors.length).toBeGreaterThan(40);
    expect(selectors.filter((selector) => !/^\.tj-card\b/.test(selector))).toEqual([]);
  });

  const LONG_BIO = 'Reformas con calma. '.repeat(12);
  const DRAWN = {
    'a person with initials alone': draw({ profile: emptyProfile('Ana') }),
    'a person with all there is': draw({
      profile: {
        ...aPublishedCard().profile,
        name: 'María del Carmen Fernández de la Vega Sanz',
        bio: LONG_BIO,
        photo: { path: `cards/u/c/${'d'.repeat(64)}.jpg`, width: 400, height: 400 },
        location: 'Madrid',
      },
      links: [link('Web', 'https://a.es/'), link('GitHub', 'https://github.com/a')],
    }),
    'a dark card': draw({ theme: { scheme: 'dark', accent: '#0F766E' } }),
    'a templated card': draw({
      templates: { styles: [''], profile: { html: '<h1>Ana</h1>', style: 0 }, links: {} },
    }),
  };

  it.each(Object.entries(DRAWN))('keeps for %s every rule that its markup matches', (_who, html) => {
    const has = new Set((html.match(/class="[^"]*"/g) ?? []).flatMap((text) => text.slice(7, -1).split(' ')));
    const own = cardViewCssFor(html);
    const rules = cardViewCss.replace(/@[^{]*\{/g, '').match(/[^{}]+\{[^{}]*\}/g) ?? [];
    const matching = rules.filter((rule) =>
      (rule.slice(0, rule.indexOf('{')).match(/\.tj-[\w-]+/g) ?? []).every((name) => has.has(name.slice(1))),
    );
    const ofScheme = (rule: string) => {
      const scheme = /data-scheme='(\w+)'/.exec(rule)?.[1];
      return scheme === undefined || html.includes(`data-scheme="${scheme}"`);
    };
    const needed = matching.filter(ofScheme);
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter((rule) => !own.includes(rule))).toEqual([]);
    expect(own.length).toBeLessThan(cardViewCss.length);
  });
});
