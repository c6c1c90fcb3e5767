import { createHash } from 'node:crypto';
import { emptyProfile, type PublishedCard } from 'shared-lib/model';
import { aPublishedCard } from 'shared-lib/testing';
import type { CardPageData } from '../../src/page/page-data';
import { BOOT_LOADER } from '../document/boot-loader';
import { addressesFor } from '../origins';
import { renderPage, type PageAnswer } from './render-page';
import { pageAssets } from '../testing/page-assets';

const addresses = addressesFor('127.0.0.1:5007', {});
const now = Date.parse('2026-03-02T09:00:00Z');

const render = (card: Parameters<typeof renderPage>[0], at = addresses): PageAnswer =>
  renderPage(card, at, pageAssets, now);

const published = (overrides: Partial<PublishedCard> = {}) => render(aPublishedCard(overrides));

const named = (name: string) => published({ profile: { ...emptyProfile(name), bio: name, company: name } });

/** Returns the raw contents of all elements of this name as the parser delimits them: up to the first end tag. */
function contentsOf(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>([^]*?)</${element}\\s*>`, 'gi'))].map(
    (match) => match[1] ?? '',
  );
}

function dataOf(html: string): CardPageData {
  const json = /<script type="application\/json" id="card-data">([^]*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(json ?? '') as CardPageData;
}

const HOSTILE_NAMES = [
  '</script><script>alert(1)</script>',
  '</style><img src=x onerror=alert(1)>',
  `"'><svg onload=alert(1)>`,
  '<!--<script>',
  'שלום "Ana" مهندس',
  '👩🏽‍🚀 Ñandú & Cía <b>',
  '\u2028\u2029 ${name} {{name}}',
];

describe('the page of a published card', () => {
  it('S2.05 contains everything in one document, without a script', () => {
    const { html, status } = published();
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="es"><head>/);
    expect(html).toContain('<h1 class="tj-name" dir="auto">Ana García</h1>');
    expect(html).toContain('href="https://ejemplo.com/"');
    expect(html).toContain('href="/c/ana-garcia.vcf"');
    expect(html).toContain('href="/c/ana-garcia/qr.svg"');
    expect(html.indexOf('Mi web')).toBeLessThan(html.indexOf(pageAssets.script));
  });

  it('blocks rendering until it is complete, unless it is very long', () => {
    const waits = '<link rel="expect" href="#toast" blocking="render"/>';
    const { html } = published();
    expect(html.indexOf(waits)).toBeGreaterThan(0);
    expect(html.indexOf(waits)).toBeLessThan(html.indexOf('<style>'));
    // Browsers wait for the beginning of the element: it has to be the last.
    expect(html).toContain('<div id="toast" class="tj-toast" role="status"></div></main>');
    const about = { id: 'about', title: '', text: 'palabra '.repeat(10_000) } as const;
    expect(published({ sections: [about] }).html).not.toContain('blocking');
  });

  it('contains the contact and the QR code for printing only', () => {
    const profile = { ...aPublishedCard().profile, phone: '+34 600 11 22 33', email: 'hola@ana.es' };
    const { html } = published({ profile });
    const [printed = ''] = /<div class="tj-print">.*?<\/div>/.exec(html) ?? [];
    expect(printed.replace(/<[^>]+>/g, '|')).toBe(
      '||+34 600 11 22 33||hola@ana.es||127.0.0.1:5007/c/ana-garcia|||',
    );
    expect(printed).toContain('<img src="/c/ana-garcia/qr.svg" alt="" loading="lazy"/>');
    const [style = ''] = contentsOf(html, 'style');
    expect(style).toContain('.tj-print{display:none}@media print{');
  });

  it('has its sections after the links, with a style that its policy allows', () => {
    const sections = [{ id: 'about', title: '', text: '</style><script>alert(1)</script>' }] as const;
    const { html, contentSecurityPolicy } = published({ sections: [...sections] });
    const styles = contentsOf(html, 'style');
    const own = styles.at(-1)!;
    expect(own).toContain('.tj-section');
    expect(html.indexOf(own)).toBeGreaterThan(html.indexOf('Mi web'));
    expect(contentSecurityPolicy).toContain(createHash('sha256').update(own).digest('base64'));
    expect(html).toContain('&lt;/style&gt;&lt;script&gt;');
    expect(published().html).not.toContain('.tj-section');
  });

  it('loads a font from the cache only, and none for a plain card', () => {
    const theme = { scheme: 'light', accent: '#0F766E', font: 'nunito' } as const;
    const { html, contentSecurityPolicy } = published({ theme });
    const [loader = ''] = contentsOf(html, 'script');
    expect(loader).toMatch(/localStorage\.getItem\('(\/assets\/fonts\/nunito\.\w{8}\.woff2)'\)/);
    expect(contentSecurityPolicy).toContain(createHash('sha256').update(loader).digest('base64'));
    expect(contentSecurityPolicy).toContain("font-src 'self'");
    expect(loader).toContain(dataOf(html).font!.path);
    // Nothing else names the file, so that no browser comes for it before the page's script does.
    expect(html).not.toMatch(/@font-face|rel="preload"/);
    expect(html.split('/assets/fonts/')).toHaveLength(4);
    // Only the loader and the script's data name it: the style has what systems have.
    expect(loader).toContain('.tj-card{font-family:tj-nunito,ui-rounded');
    expect(dataOf(html).font!.stack).toMatch(/^tj-nunito,ui-rounded/);
    expect(html.split('tj-nunito')).toHaveLength(4);
    for (const plain of [published(), published({ theme: { ...theme, font: 'serif' } })])
      expect(plain.html).not.toMatch(/fonts|FontFace/);
  });

  it('loads the font from the cards’ site when the shell serves the page', () => {
    const theme = { scheme: 'light', accent: '#0F766E', font: 'outfit' } as const;
    const { html, contentSecurityPolicy } = render(
      aPublishedCard({ theme }),
      addressesFor('127.0.0.1:5000', {}),
    );
    expect(contentsOf(html, 'script')[0]).toContain("'url(http://127.0.0.1:5007/assets/fonts/outfit.");
    expect(contentSecurityPolicy).toContain("font-src 'self' http://127.0.0.1:5007");
  });

  it('prints the address of a card that has one', () => {
    const sections = [{ id: 'place', title: '', text: 'Calle Mayor 1, Madrid' }] as const;
    const [printed = ''] =
      /<div class="tj-print">.*?<\/div>/.exec(published({ sections: [...sections] }).html) ?? [];
    expect(printed).toContain('<p>Calle Mayor 1, Madrid</p>');
  });

  it('S2.17 is in Spanish', () => {
    const { html } = published();
    expect(html).toContain('lang="es"');
    expect(html).toMatch(/Guardar contacto[^]*Hecho con/);
  });

  it('has metadata for search engines and previews', () => {
    const photo = { path: `cards/u/c/${'a'.repeat(64)}.jpg`, width: 400, height: 400 };
    const { html } = published({ profile: { ...aPublishedCard().profile, photo } });
    const origin = 'http://127.0.0.1:5007';
    expect(html).toContain('<title>Ana García · Arquitecta, Estudio Norte</title>');
    expect(html).toContain('<meta name="description" content="Ana García, Arquitecta, Estudio Norte."/>');
    expect(html).toContain(`<link rel="canonical" href="${origin}/c/ana-garcia"/>`);
    expect(html).toContain(
      `<meta property="og:image" content="${origin}/c/ana-garcia/i/u/c/${'a'.repeat(64)}.jpg"/>`,
    );
    expect(html).toContain('<meta name="twitter:card" content="summary"/>');
    const path = `cards/u/c/${'d'.repeat(64)}.jpg`;
    const drawn = published({ preview: { path, width: 1200, height: 630 } }).html;
    expect(drawn).toContain(
      `<meta property="og:image" content="${origin}/c/ana-garcia/i/u/c/${'d'.repeat(64)}.jpg"/>`,
    );
    expect(drawn).toContain('<meta property="og:image:width" content="1200"/>');
    expect(drawn).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    const [structured = ''] = contentsOf(html, 'script').filter((text) => text.includes('schema.org'));
    expect(JSON.parse(structured)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ana García', worksFor: { name: 'Estudio Norte' } },
    });
    // The parts of the name are said only where the owner said them.
    expect(structured).not.toContain('familyName');
    const page = published({ profile: { ...emptyProfile('Ana Belén Cruz'), surnames: 'Cruz' } }).html;
    expect(page).toContain('"givenName":"Ana Belén","familyName":"Cruz"');
  });

  it('has noindex when its owner chooses so', () => {
    expect(published().html).not.toContain('noindex');
    expect(published({ noindex: true }).html).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each(HOSTILE_NAMES)('shows %j as text everywhere', (name) => {
    const { html } = named(name);
    expect(dataOf(html).tools.name).toBe(name);
    const scripts = contentsOf(html, 'script');
    expect(scripts).toHaveLength(3);
    const structured = scripts.find((text) => text.includes('schema.org')) ?? '';
    expect(JSON.parse(structured)).toMatchObject({ mainEntity: { name, description: name } });
    expect(scripts).toContain(BOOT_LOADER);
    expect(html).not.toMatch(/<(img|svg)[^>]*on\w+=/i);
    expect(contentsOf(html, 'style').join()).not.toContain('alert');
    expect(contentsOf(html, 'title')).toHaveLength(1);
  });

  it('has no executable script but its loader, and no style attribute', () => {
    const { html } = published();
    const executable = [
      ...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g),
    ];
    expect(executable.map(([, text]) => text)).toEqual([BOOT_LOADER]);
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/i);
  });

  it('names the booking script only for a card that accepts bookings', () => {
    const attribute = `data-book="${pageAssets.chunks.booking}"`;
    expect(published({ bookingEnabled: true }).html).toContain(attribute);
    expect(published({ bookingEnabled: false }).html).not.toContain('data-book');
  });

  it.each(['light', 'dark', 'auto'] as const)('allows exactly its own styles by hash (%s)', (scheme) => {
    const { html, contentSecurityPolicy } = published({ theme: { scheme, accent: '#E4572E' } });
    const styles = contentsOf(html, 'style');
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(styles).toHaveLength(2);
    const policy = /style-src ([^;]+)/.exec(contentSecurityPolicy)?.[1]?.split(' ');
    expect(policy).toEqual(["'self'", ...hashes]);
    const loader = createHash('sha256').update(BOOT_LOADER).digest('base64');
    expect(contentSecurityPolicy).toContain(`script-src 'self' 'sha256-${loader}';`);
    expect(contentSecurityPolicy).not.toContain('unsafe');
  });

  it.each([
    ['its photo', { width: 400, height: 400 }, null, 'a', 'summary'],
    ['its cover', null, { width: 1200, height: 400 }, 'c', 'summary_large_image'],
    [
      'its photo rather than its cover',
      { width: 400, height: 400 },
      { width: 1200, height: 400 },
      'a',
      'summary',
    ],
  ])('shows %s in previews without a preview image', (_what, photo, cover, letter, kind) => {
    const path = (name: string) => `cards/u/c/${name.repeat(64)}.jpg`;
    const { profile, theme } = aPublishedCard();
    const { html } = published({
      profile: { ...profile, photo: photo && { ...photo, path: path('a') } },
      theme: { ...theme, cover: cover && { ...cover, path: path('c') } },
    });
    const url = `http://127.0.0.1:5007/c/ana-garcia/i/u/c/${letter.repeat(64)}.jpg`;
    expect(html).toContain(`<meta property="og:image" content="${url}"/>`);
    expect(html).toContain(`<meta name="twitter:card" content="${kind}"/>`);
  });

  it('shows no picture in previews when the card has none', () => {
    expect(published().html).not.toContain('og:image');
    expect(published().html).toContain('<meta name="twitter:card" content="summary"/>');
  });

  it('has the same bytes until a link becomes due', () => {
    const links = [{ ...aPublishedCard().links[0]!, from: '2026-03-02T10:00:00Z' }];
    const at = (time: string) =>
      renderPage(aPublishedCard({ links }), addresses, pageAssets, Date.parse(time)).html;
    expect(at('2026-03-02T09:00:00Z')).toBe(at('2026-03-02T09:56:59Z'));
    expect(at('2026-03-02T09:57:00Z')).toBe(at('2026-03-02T09:59:59Z'));
    expect(at('2026-03-02T09:57:00Z')).toMatch(/<li[^>]* hidden=""[^>]*>.*Mi web/);
    expect(at('2026-03-02T10:00:00Z')).toContain('Mi web</span>');
    expect(at('2026-03-02T10:00:00Z')).not.toContain('hidden=""');
  });

  it('leaves out links that are over or not yet due', () => {
    const [link] = aPublishedCard().links;
    const links = [
      {
        ...link!,
        id: 'over',
        title: 'Se acabó',
        url: 'https://x.example/over',
        until: '2026-03-02T08:59:00Z',
      },
      {
        ...link!,
        id: 'later',
        title: 'Sorpresa',
        url: 'https://x.example/later',
        from: '2026-03-02T09:04:00Z',
      },
    ];
    const { html } = published({ links });
    expect(html).not.toMatch(/Se acabó|x\.example|Sorpresa/);
    expect(dataOf(html)).toMatchObject({
      schedule: { links: [], chats: [], next: '2026-03-02T09:04:00Z' },
    });
  });

  it('shows no website while a link to it is not yet due', () => {
    const [link] = aPublishedCard().links;
    const website = 'https://x.example/';
    const profile = { ...emptyProfile('Ana García'), website };
    const from = '2026-03-09T09:00:00Z';
    expect(published({ profile, links: [{ ...link!, url: website, from }] }).html).not.toContain('tj-link"');
  });

  it('names a link in its structured data only when it is due', () => {
    const [link] = aPublishedCard().links;
    const links = [{ ...link!, url: 'https://x.example/soon', from: '2026-03-02T09:01:00Z' }];
    const [, structured] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      published({ links }).html,
    )!;
    expect(structured).not.toContain('x.example');
  });

  it('passes a schedule to the script only for links with dates', () => {
    expect(dataOf(published().html)).toMatchObject({ tools: { name: 'Ana García' }, schedule: null });
    const [link] = aPublishedCard().links;
    const until = '2026-03-02T10:00:00Z';
    const { schedule } = dataOf(published({ links: [{ ...link!, until }] }).html);
    expect(schedule).toEqual({ links: [{ id: link!.id, from: null, until }], chats: [], next: null });
  });

  it('loads its script from the cards’ site when another site serves it', () => {
    const { html, contentSecurityPolicy } = render(aPublishedCard(), addressesFor('127.0.0.1:25000', {}));
    expect(html).toContain(`<script data-src="http://127.0.0.1:25007${pageAssets.script}"`);
    expect(html).toContain('<link rel="canonical" href="http://127.0.0.1:25007/c/ana-garcia"/>');
    expect(contentSecurityPolicy).toContain("script-src 'self' http://127.0.0.1:25007 'sha256-");
  });
});

describe('the page of a missing card', () => {
  it.each([
    [null, 404, 'Esta tarjeta no existe'],
    [{ status: 'deleted', slug: 'ana' } as const, 410, 'Esta tarjeta ya no existe'],
    [{ status: 'paused', slug: 'ana' } as const, 200, 'Tarjeta en pausa'],
  ])('answers %j with %i and «%s», with noindex and a link to the home page', (card, status, heading) => {
    const answer = render(card);
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(`<h1 class="tj-name">${heading}</h1>`);
    expect(answer.html).toContain('<meta name="robots" content="noindex"/>');
    expect(answer.html).toMatch(/href="http:\/\/127\.0\.0\.1:5000\/">Ir al inicio</);
    expect(answer.html).not.toContain('<script');
  });
});

describe('addressesFor', () => {
  it('trusts a loopback host only', () => {
    expect(addressesFor('evil.example:25007', {}).cardOrigin).toBe('http://127.0.0.1:5007');
    expect(addressesFor('127.0.0.1:25007', {})).toMatchObject({
      cardOrigin: 'http://127.0.0.1:25007',
      shellOrigin: 'http://127.0.0.1:25000',
      assetBase: '',
    });
  });

  it('prefers the origin of the environment', () => {
    const env = { PUBLIC_CARD_ORIGIN: 'https://tarjetas.ejemplo.com/' };
    expect(addressesFor('tarjetas.ejemplo.com', env)).toMatchObject({
      cardOrigin: 'https://tarjetas.ejemplo.com',
      assetBase: '',
    });
  });
});

describe('the page of a card with templates', () => {
  const templates = {
    styles: ['h1{color:red}', '.boton{top:0}'],
    profile: { html: '<h1>Ana García</h1>', style: 0 },
    links: { 'link-1': { html: '<a href="https://ejemplo.com/" rel="noopener">Ir</a>', style: 1 } },
  };

  it('allows exactly the styles that it contains by hash', () => {
    for (const overrides of [{ templates }, {}]) {
      const { html, contentSecurityPolicy } = published(overrides);
      const hashes = contentsOf(html, 'style').map(
        (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      const listed = /style-src ([^;]+)/.exec(contentSecurityPolicy)![1]!.split(' ').slice(1);
      expect([...new Set(hashes)].sort()).toEqual(listed.sort());
    }
  });

  it('contains no template code without templates', () => {
    expect(published().html).not.toMatch(/tj-box|tj-items|template/);
  });

  it('hides a templated link before it is due', () => {
    const [link] = aPublishedCard().links;
    const { html } = published({ templates, links: [{ ...link!, from: '2026-03-02T09:02:00Z' }] });
    expect(html).toContain(`<li data-link="${link!.id}" hidden="">`);
  });
});
